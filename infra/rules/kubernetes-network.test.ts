import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Manifest, ofKind, workloads } from './deploy/manifests.ts'
import { read } from './deploy/settings.ts'

type Scrape = {
  job_name: string
  kubernetes_sd_configs: {
    role: string
    namespaces: { names: string[] }
    selectors: { label: string }[]
  }[]
}
type Binding = Manifest & {
  roleRef: { name: string }
  subjects: { kind: string; name: string; namespace: string }[]
}
type Role = Manifest & { rules: { resources: string[]; verbs: string[] }[] }

const policy = (name: string) => ofKind('NetworkPolicy').find(({ metadata }) => metadata.name === name)?.spec
const namespacesIn = (name: string) =>
  policy(name)?.ingress?.flatMap(({ from }) =>
    from.map((peer) => peer.namespaceSelector?.matchLabels['kubernetes.io/metadata.name']),
  )

describe('the gateway', () => {
  const route = (section: string) =>
    ofKind('HTTPRoute').find(({ spec }) =>
      spec.parentRefs?.some(({ sectionName }) => sectionName === section),
    )

  test('has a route for each of its listeners, and no other', () => {
    const [gateway] = ofKind('Gateway')
    const asked = ofKind('HTTPRoute').flatMap(({ spec }) => spec.parentRefs ?? [])
    expect(asked.map(({ name }) => name)).toEqual(asked.map(() => gateway?.metadata.name))
    expect(asked.map(({ sectionName }) => sectionName).sort()).toEqual(
      gateway?.spec.listeners?.map(({ name }) => name).sort(),
    )
    expect(ofKind('Ingress')).toEqual([])
  })

  test('leads https to a port of the service api, with the time that an upload may take', () => {
    const [rule] = route('https')?.spec.rules ?? []
    const [service] = ofKind('Service')
    expect(rule?.backendRefs).toEqual([
      { name: service?.metadata.name, port: service?.spec.ports?.[0]?.port },
    ])
    expect(rule?.timeouts).toEqual({ request: '130s' })
  })

  test('leads http to https alone', () => {
    expect(route('http')?.spec.rules).toEqual([
      {
        filters: [{ type: 'RequestRedirect', requestRedirect: { scheme: 'https', statusCode: 301 } }],
      },
    ])
  })

  test('is let in to api, and not to worker', () => {
    expect(namespacesIn('to-api')).toEqual(['envoy-gateway-system', 'monitoring'])
    expect(namespacesIn('to-worker')).toEqual(['monitoring'])
  })
})

describe('Prometheus on a cluster', () => {
  const { scrape_configs: scrapes, ...settings } = parse(read('infra/watching/prometheus.kubernetes.yml'))
  const elsewhere = parse(read('infra/watching/prometheus.yml'))

  test('reads by the same names and rules as elsewhere, and with the same token', () => {
    const { scrape_configs, ...others } = elsewhere
    const kept = ({ job_name, authorization }: Scrape & { authorization: object }) => ({
      job_name,
      authorization,
    })
    expect(settings).toEqual(others)
    expect(scrapes.map(kept)).toEqual(scrape_configs.map(kept))
  })

  test('finds the pods of api and worker by their labels, in their namespace', () => {
    const [namespace] = ofKind('Namespace')
    for (const { job_name, kubernetes_sd_configs } of scrapes as Scrape[]) {
      const component = job_name.replace('lilypad-', '')
      const [, workload] = workloads().find(([name]) => name === component) ?? []
      expect(workload?.spec.template?.metadata.labels['app.kubernetes.io/component']).toBe(component)
      expect(kubernetes_sd_configs).toEqual([
        {
          role: 'pod',
          namespaces: { names: [namespace?.metadata.name] },
          selectors: [{ role: 'pod', label: `app.kubernetes.io/component=${component}` }],
        },
      ])
    }
  })

  test('may list pods and nothing else, and is let in to the ports that show metrics', () => {
    const [role] = ofKind('Role') as Role[]
    const [binding] = ofKind('RoleBinding') as Binding[]
    expect(role?.rules).toEqual([{ apiGroups: [''], resources: ['pods'], verbs: ['get', 'list', 'watch'] }])
    expect(binding?.roleRef.name).toBe(role?.metadata.name)
    expect(binding?.subjects).toEqual([
      { kind: 'ServiceAccount', name: 'prometheus', namespace: 'monitoring' },
    ])
    for (const name of ['api', 'worker']) {
      const [, workload] = workloads().find(([found]) => found === name) ?? []
      const ports = workload?.spec.template?.spec.containers.flatMap((container) => container.ports ?? [])
      const open = policy(`to-${name}`)?.ingress?.flatMap((rule) => rule.ports) ?? []
      expect(open.map(({ port }) => port)).toEqual(ports?.map(({ containerPort }) => containerPort))
    }
  })
})

test('names are resolved by the cluster’s DNS, and by NodeLocal DNSCache where there is one', () => {
  const [dns] =
    policy('all-to-services')?.egress?.filter(({ ports }) => ports.some(({ port }) => port === 53)) ?? []
  expect(dns?.to).toEqual([
    { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } } },
    { ipBlock: { cidr: '169.254.20.10/32' } },
  ])
  expect(dns?.ports).toEqual([
    { protocol: 'UDP', port: 53 },
    { protocol: 'TCP', port: 53 },
  ])
})

test('into the internet nobody gets by way of what is within: no policy opens more than it names', () => {
  const blocks = ofKind('NetworkPolicy').flatMap(({ spec }) =>
    (spec.egress ?? []).flatMap(({ to }) => to.flatMap(({ ipBlock }) => (ipBlock ? [ipBlock] : []))),
  )
  const [wide] = blocks.filter(({ cidr }) => cidr === '0.0.0.0/0')
  expect(wide?.except).toEqual(
    expect.arrayContaining([
      '10.0.0.0/8',
      '172.16.0.0/12',
      '192.168.0.0/16',
      '169.254.0.0/16',
      '127.0.0.0/8',
    ]),
  )
  expect(blocks.filter(({ cidr }) => cidr === '::/0')).toEqual([])
  expect(ofKind('NetworkPolicy').some(({ spec }) => Object.keys(spec.podSelector ?? {}).length === 0)).toBe(
    true,
  )
})
