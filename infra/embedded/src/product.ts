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

export type Service = { readonly env: NodeJS.ProcessEnv; readonly ports: Ports }

/** The operator brings it: nothing is started. */
export const BROUGHT: Service = { env: {}, ports: {} }
