import type { Variables } from '@lilypad/config'
import type { DataDir } from './data-dir.ts'
import type { Ports } from './ports.ts'
import type { ProductProcesses } from './product-processes.ts'

export type Product = {
  readonly root: string
  readonly settings: Variables
  readonly dataDir: DataDir
  readonly processes: ProductProcesses
  /** Of the last start, as far as they are free again. */
  readonly kept: Ports
}

/** What the embedded services add to the environment of api and worker. */
export type Service = { readonly env: NodeJS.ProcessEnv; readonly ports: Ports }

/** A service that the operator brings: nothing is started. */
export const BROUGHT: Service = { env: {}, ports: {} }
