import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse, parseAllDocuments } from 'yaml'
import { read } from './settings.ts'

const FOLDER = 'infra/k8s'

type Labels = Record<string, string>
type Probe = { httpGet: { path: string; port: string } }
export type Container = {
  name: string
  image: string
  ports?: { name: string; containerPort: number }[]
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  startupProbe?: Probe
  livenessProbe?: Probe
  readinessProbe?: Probe
  resources: { requests: Labels; limits: Labels }
  securityContext: object
  volumeMounts: { name: string; mountPath: string }[]
}
export type PodSpec = {
  terminationGracePeriodSeconds?: number
  serviceAccountName: string
  automountServiceAccountToken: boolean
  securityContext: object
  containers: Container[]
  volumes: { name: string; emptyDir?: { sizeLimit?: string } }[]
}
type Peer = {
  ipBlock?: { cidr: string; except?: string[] }
  namespaceSelector?: { matchLabels: Labels }
}
type Port = { protocol: string; port: number }
type Rule = {
  backendRefs?: { name: string; port: number }[]
  filters?: { type: string; requestRedirect: { scheme: string } }[]
  timeouts?: { request: string }
}
/** What the tests read of a manifest, whatever its kind. */
export type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string; labels?: Labels }
  spec: {
    replicas?: number
    strategy?: object
    selector?: Labels & { matchLabels?: Labels }
    template?: { metadata: { labels: Labels }; spec: PodSpec }
    ports?: { port: number; targetPort: string }[]
    scaleTargetRef?: { kind: string; name: string }
    podSelector?: { matchLabels?: Labels; matchExpressions?: { values: string[] }[] }
    ingress?: { from: Peer[]; ports: Port[] }[]
    egress?: { to: Peer[]; ports: Port[] }[]
    listeners?: { name: string; protocol: string; hostname: string }[]
    parentRefs?: { name: string; sectionName: string }[]
    rules?: Rule[]
  }
}
type Kustomization = {
  resources: string[]
  images: { name: string }[]
  configMapGenerator: { name: string; envs: string[] }[]
}

export const kustomization: Kustomization = parse(read(`${FOLDER}/kustomization.yaml`))

export const manifestFiles = (): string[] =>
  readdirSync(fileURLToPath(new URL('../../k8s', import.meta.url)))
    .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
    .sort()

export const manifests: Manifest[] = kustomization.resources.flatMap((file) =>
  parseAllDocuments(read(`${FOLDER}/${file}`)).map((document) => document.toJS() as Manifest),
)

export const ofKind = (kind: string): Manifest[] => manifests.filter((manifest) => manifest.kind === kind)

export const workloads = (): [string, Manifest][] =>
  manifests
    .filter(({ spec }) => spec?.template !== undefined)
    .map((manifest) => [manifest.metadata.name, manifest])

/** The module that describes a kind: the Gateway API is no part of Kubernetes itself. */
export const toModel = ({ apiVersion, kind }: Manifest): string =>
  apiVersion.startsWith('gateway.')
    ? `@kubernetes-models/gateway-api/${apiVersion}/${kind}`
    : `kubernetes-models/${apiVersion}/${kind}`
