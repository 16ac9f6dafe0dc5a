import { once } from 'node:events'
import { resolve } from 'node:path'
import { readVariables } from '@lilypad/config'
import { withProgress } from '../bootstrap/progress.mjs'
import { readyLines } from './announce.ts'
import { prepareDatabase, startApi, startWorker } from './apps.ts'
import { type DataDir, openDataDir } from './data-dir.ts'
import { startDevApps } from './dev-apps.ts'
import { appEnv, loadDotEnv } from './environment.ts'
import { keepPorts, keptPorts, type Ports, requireFree } from './ports.ts'
import type { Product } from './product.ts'
import { createProductProcesses } from './product-processes.ts'
import { startDatabase, startDemoBoards, startMailCatcher } from './services.ts'

export type RunOptions = {
  readonly root: string
  readonly signal: AbortSignal
  /** `watching` runs api and worker from their sources, and the web client by Vite. */
  readonly apps?: 'built' | 'watching'
}

/** A killed product's processes may still be ending. */
const LEFT_OVER_PATIENCE_MS = 15_000

const startServices = async (product: Product) => {
  const { settings, dataDir, processes } = product
  await requireFree('PORT', settings.PORT, dataDir.wasLeftOver ? LEFT_OVER_PATIENCE_MS : 0)
  const services = await processes.together([
    startDatabase(product),
    startMailCatcher(product),
    startDemoBoards(product),
  ])
  const ports: Ports = Object.assign({}, ...services.map((service) => service.ports))
  keepPorts(dataDir.path, { ...product.kept, ...ports })
  return { env: appEnv(settings, dataDir, services), ports }
}

const startApps = async (product: Product, env: NodeJS.ProcessEnv, apps: RunOptions['apps']) => {
  if (apps === 'watching') return startDevApps(product, env)
  await product.processes.together([startApi(product, env), startWorker(product, env)])
}

const bringUp = async (product: Product, apps: RunOptions['apps']) => {
  const { env, ports } = await withProgress('Starting database, mail catcher and demo boards', () =>
    startServices(product),
  )
  const hasDemoAccounts = await withProgress('Preparing the database', () => prepareDatabase(product, env))
  // Their password is known to everyone.
  const appsEnv = { ...env, LILYPAD_LOOPBACK: hasDemoAccounts ? 'on' : 'off' }
  await withProgress('Starting api and worker', () => startApps(product, appsEnv, apps))
  for (const line of readyLines(product, ports, hasDemoAccounts)) console.log(line)
}

const productFor = async ({ root, signal }: RunOptions, dataDir: DataDir): Promise<Product> => {
  const settings = readVariables(process.env)
  const taken = [settings.PORT, settings.POSTGRES_PORT, settings.SMTP_PORT, settings.MAIL_UI_PORT]
  return {
    root,
    settings,
    dataDir,
    processes: createProductProcesses(signal),
    kept: await keptPorts(dataDir.path, taken),
  }
}

const runIn = async (options: RunOptions, dataDir: DataDir) => {
  const product = await productFor(options, dataDir)
  const { processes } = product
  try {
    await bringUp(product, options.apps)
    processes.keepRunning()
    if (!processes.signal.aborted) await once(processes.signal, 'abort')
  } catch (error) {
    if (!processes.signal.aborted) throw error
  } finally {
    await processes.stopAll()
  }
  throw processes.signal.reason
}

/** Throws what aborted the signal, once everything has stopped, or a StartError or ConfigError for the operator. */
export const runProduct = async (options: RunOptions): Promise<never> => {
  loadDotEnv(options.root)
  const dataDir = openDataDir(resolve(options.root, readVariables(process.env).DATA_DIR))
  try {
    return await runIn(options, dataDir)
  } finally {
    dataDir.release()
  }
}
