import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import {
  kustomization,
  type Manifest,
  manifestFiles,
  manifests,
  ofKind,
  toModel,
  workloads,
} from './deploy/manifests.ts'
import { allSettings, namesIn, read } from './deploy/settings.ts'
import { unknownFields } from './deploy/unknown-fields.ts'

const SETTINGS = 'infra/k8s/settings.env'
const SECRETS = 'infra/k8s/secrets.example.env'
const require = createRequire(import.meta.url)

/** Of no use on a cluster, or for tests alone. */
const NOT_ON_A_CLUSTER: Record<string, string> = {
  POSTGRES_PORT: 'there is no embedded PostgreSQL',
  SMTP_PORT: 'there is no embedded mail catcher',
  MAIL_UI_PORT: 'there is no embedded mail catcher',
  DEMO_ACCOUNTS: 'for npm start alone',
  LILYPAD_EMBEDDED: 'set by npm start alone',
  CHROMIUM_PATH: 'the image of the worker brings a browser',
  LILYPAD_LOOPBACK: 'set by npm start alone',
  SCRAPE_REPLAY_ORIGIN: 'only for demo and recorded boards',
  STRIPE_API_ORIGIN: 'only for tests',
  KIT_API_ORIGIN: 'only for tests',
  SCRAPE_TIME_SCALE: 'only for tests',
}
/** What opens a door, or holds what does. */
const SECRET = /SECRET|PASSWORD|_KEY|TOKEN|HEADERS|^(?:DATABASE|REDIS|SMTP)_URL$/
/** Their values stand in every page that is sent out. */
const PUBLIC_TOKENS = ['MIXPANEL_TOKEN', 'REWARDFUL_KEY']

type Model = new (data: object) => { validate(): void }

/** Checks against the OpenAPI schema of the kind, as kubernetes-models has it (Kubernetes 1.30, Gateway API 1.1). */
function validate(manifest: Manifest) {
  const { apiVersion, kind } = manifest
  const models = require(toModel(manifest)) as Record<string, Model>
  const Kind = models[kind]
  if (!Kind) throw new Error(`There is no schema of ${apiVersion} ${kind}.`)
  new Kind(structuredClone(manifest)).validate()
}

const matches = (wanted: Record<string, string> = {}, labels: Record<string, string> = {}) =>
  Object.keys(wanted).length > 0 && Object.entries(wanted).every(([name, value]) => labels[name] === value)

const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(read(SETTINGS))?.[1]

describe('each manifest', () => {
  test.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    'is what the API describes: %s',
    (_name, manifest) => validate(manifest),
  )

  test('that is not would be refused', () => {
    const [api] = ofKind('Deployment')
    if (!api) throw new Error('There is no Deployment.')
    const withSpec = (more: object) => () => validate({ ...api, spec: { ...api.spec, ...more } })
    expect(withSpec({})).not.toThrow()
    expect(withSpec({ template: undefined })).toThrow()
    expect(withSpec({ replicas: 'two' })).toThrow()
  })

  test('has no field that its kind does not know', () => {
    expect(unknownFields(manifests)).toBe('')
    const [api] = ofKind('Deployment')
    expect(unknownFields([{ ...api, spec: { ...api?.spec, replica: 2 } } as Manifest])).toContain('replica')
  })

  test('is named in kustomization.yaml', () => {
    expect([...kustomization.resources].sort()).toEqual(manifestFiles())
  })
})

describe('what a manifest names, there is', () => {
  test('images', () => {
    const used = workloads().flatMap(
      ([, { spec }]) => spec.template?.spec.containers.map(({ image }) => image) ?? [],
    )
    expect([...new Set(used)].sort()).toEqual(kustomization.images.map(({ name }) => name).sort())
  })

  test('pods behind selectors, and ports behind services', () => {
    const pods = workloads().map(([, { spec }]) => spec.template?.metadata.labels ?? {})
    for (const { spec } of [...ofKind('Deployment'), ...ofKind('PodDisruptionBudget')])
      expect(pods.filter((labels) => matches(spec.selector?.matchLabels, labels))).toHaveLength(1)
    for (const { spec } of ofKind('Service')) {
      const [behind] = workloads().filter(([, one]) =>
        matches(spec.selector, one.spec.template?.metadata.labels),
      )
      const ports = behind?.[1].spec.template?.spec.containers.flatMap(
        (one) => one.ports?.map(({ name }) => name) ?? [],
      )
      expect(ports).toEqual(spec.ports?.map(({ targetPort }) => targetPort))
    }
  })

  test('settings and secrets, by reference alone', () => {
    const references = [
      { configMapRef: { name: 'lilypad-settings' } },
      { secretRef: { name: 'lilypad-secrets' } },
    ]
    for (const [, { spec }] of workloads())
      for (const { envFrom } of spec.template?.spec.containers ?? []) expect(envFrom).toEqual(references)
    expect(kustomization.configMapGenerator).toEqual([{ name: 'lilypad-settings', envs: ['settings.env'] }])
    expect(ofKind('Secret')).toEqual([])
  })
})

describe('settings', () => {
  test('are all there, but for those that are named here with a reason', () => {
    const there = [...namesIn(SETTINGS), ...namesIn(SECRETS), ...Object.keys(NOT_ON_A_CLUSTER)]
    expect(there.sort()).toEqual(allSettings().sort())
  })

  test('that open a door are secrets', () => {
    expect(namesIn(SETTINGS).filter((name) => SECRET.test(name) && !PUBLIC_TOKENS.includes(name))).toEqual([])
  })
})

describe.each(workloads())('%s', (_name, { spec }) => {
  const pod = spec.template?.spec
  const [container] = pod?.containers ?? []

  test('is not root, cannot become it, and may change none of its own files', () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    })
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(container?.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(
      expect.arrayContaining(['/tmp', '/data']),
    )
  })

  test('fills no node’s disk: every volume of its own has a limit', () => {
    expect(pod?.volumes.map(({ name, emptyDir }) => [name, emptyDir?.sizeLimit])).toEqual(
      pod?.volumes.map(({ name }) => [name, expect.stringMatching(/^\d+[MG]i$/)]),
    )
  })

  test('says what it needs and what it may take', () => {
    for (const amounts of [container?.resources.requests, container?.resources.limits])
      expect(Object.keys(amounts ?? {}).sort()).toEqual(['cpu', 'memory'])
  })
})

describe.each(workloads().filter(([, { kind }]) => kind === 'Deployment'))('%s', (name, { spec }) => {
  const [container] = spec.template?.spec.containers ?? []

  test('is replaced without a gap, and asked whether it lives and is ready', () => {
    expect(spec.strategy).toEqual({
      type: 'RollingUpdate',
      rollingUpdate: { maxSurge: 1, maxUnavailable: 0 },
    })
    expect(container?.livenessProbe?.httpGet.path).toBe('/healthz')
    // Where no pod is ready the cluster answers in their place: the queue's end must not be everybody's.
    expect(container?.readinessProbe?.httpGet.path).toBe(
      name === 'api' ? '/readyz?queue=optional' : '/readyz',
    )
    const [port] = container?.ports ?? []
    for (const probe of [container?.startupProbe, container?.livenessProbe, container?.readinessProbe])
      expect(probe?.httpGet.port).toBe(port?.name)
    const setting = name === 'api' ? 'PORT' : 'METRICS_PORT'
    expect(String(port?.containerPort)).toBe(settingOf(setting))
  })
})

test('an api that leaves has the time to drain and to finish what is under way', () => {
  const [, api] = workloads().find(([name]) => name === 'api') ?? []
  const UNDER_WAY_SECONDS = 30
  expect(api?.spec.template?.spec.terminationGracePeriodSeconds).toBeGreaterThan(
    Number(settingOf('DRAIN_SECONDS')) + UNDER_WAY_SECONDS,
  )
})
