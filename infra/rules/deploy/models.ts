import type { Manifest } from './manifests.ts'

/** The module that describes a kind: the Gateway API is no part of Kubernetes itself. */
export const modelOf = ({ apiVersion, kind }: Manifest): string =>
  apiVersion.startsWith('gateway.')
    ? `@kubernetes-models/gateway-api/${apiVersion}/${kind}`
    : `kubernetes-models/${apiVersion}/${kind}`
