import { once } from 'node:events'
import { relative, resolve } from 'node:path'
import { readVariables } from '@lilypad/config'
import { withProgress } from '../bootstrap/run-command.mjs'
import { type DataDir, loadDotEnv, openDataDir } from './data-dir.ts'
import { keepPorts, keptPorts, type Ports, requireFree } from './ports.ts'
import { ProductProcesses } from './product-processes.ts'
import {
  type Product,
  prepareDatabase,
  type Service,
  settleInboundMail,
  startApps,
  startDatabase,
  startDemoBoards,
  startMailCatcher,
  startWatchedApps,
} from './services.ts'

export type RunOptions = {
  readonly root: string
  readonly signal: AbortSignal
  /** `watching` runs api and worker from their sources, and the web client by Vite. */
  readonly apps?: 'built' | 'watching'
}

/** A killed product's processes may still be ending. */
const LEFT_OVER_PATIENCE_MS = 15_000

const DEMO_ACCOUNTS = [
  ['admin@example.com', 'admin, premium'],
  ['paid@example.com', 'premium by subscription'],
  ['free@example.com', 'free'],
  ['member@example.com', 'premium, in the middle of a search'],
] as const

function toTable(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)
}

/** The ready line comes last: programs wait for it. */
function announce({ root, settings, dataDir }: Product, ports: Ports, hasDemoAccounts: boolean): string[] {
  const web = `http://localhost:${settings.PORT}`
  const logs = relative(root, dataDir.logs)
  return [
    '',
    ...toTable([
      ['Web', `${web}/`],
      ['Calls', `${web}/docs`],
      ['Mail', ports.mailUi ? `http://127.0.0.1:${ports.mailUi}/` : 'goes out by SMTP_URL'],
      ...(ports.inboundSmtp ? [['Mail in', `smtp://127.0.0.1:${ports.inboundSmtp}`] as const] : []),
      ...(ports.demoBoards ? [['Boards', `http://127.0.0.1:${ports.demoBoards}`] as const] : []),
      ['Logs', logs.startsWith('..') ? dataDir.logs : logs],
    ]),
    ...(hasDemoAccounts
      ? [
          '',
          'Demo accounts, each with the password lilypad-demo:',
          ...toTable(DEMO_ACCOUNTS),
          'Only this machine can reach it as long as one of them has this password.',
        ]
      : []),
    '',
    `Lilypad ready at ${web}`,
  ]
}

function appEnv({ settings, dataDir }: Product, services: readonly Service[]): NodeJS.ProcessEnv {
  return {
    ...process.env,
    LILYPAD_EMBEDDED: 'on',
    MALLOC_ARENA_MAX: '2',
    NODE_OPTIONS: `--max-semi-space-size=4 ${process.env.NODE_OPTIONS ?? ''}`,
    PORT: String(settings.PORT),
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    DATA_DIR: dataDir.path,
    SESSION_SECRET: settings.SESSION_SECRET ?? dataDir.secret('session-secret'),
    VAPID_PRIVATE_KEY:
      settings.VAPID_PRIVATE_KEY ?? Buffer.from(dataDir.secret('push-key'), 'hex').toString('base64url'),
    ...Object.assign({}, ...services.map(({ env }) => env)),
  }
}

async function startServices(product: Product) {
  const { settings, dataDir, processes } = product
  await requireFree('PORT', settings.PORT, dataDir.wasLeftOver ? LEFT_OVER_PATIENCE_MS : 0)
  const services = await processes.together([
    startDatabase(product),
    startMailCatcher(product),
    startDemoBoards(product),
    settleInboundMail(product),
  ])
  const ports: Ports = Object.assign({}, ...services.map((service) => service.ports))
  keepPorts(dataDir.path, { ...product.keptPorts, ...ports })
  return { env: appEnv(product, services), ports }
}

async function bringUp(product: Product, apps: RunOptions['apps']) {
  const { env, ports } = await withProgress('Starting database, mail catcher and demo boards', () =>
    startServices(product),
  )
  const hasDemoAccounts = await withProgress('Preparing the database', () => prepareDatabase(product, env))
  // Their password is known to everyone.
  const appsEnv = { ...env, LILYPAD_LOOPBACK: hasDemoAccounts ? 'on' : 'off' }
  const start = apps === 'watching' ? startWatchedApps : startApps
  await withProgress('Starting api and worker', () => start(product, appsEnv))
  for (const line of announce(product, ports, hasDemoAccounts)) console.log(line)
}

async function runIn({ root, signal, apps }: RunOptions, dataDir: DataDir): Promise<never> {
  const settings = readVariables(process.env)
  const { PORT, POSTGRES_PORT, SMTP_PORT, MAIL_UI_PORT, INBOUND_SMTP_PORT } = settings
  const taken = [PORT, POSTGRES_PORT, SMTP_PORT, MAIL_UI_PORT, INBOUND_SMTP_PORT]
  const processes = new ProductProcesses(signal)
  const product = { root, settings, dataDir, processes, keptPorts: await keptPorts(dataDir.path, taken) }
  try {
    await bringUp(product, apps)
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
export async function runProduct(options: RunOptions): Promise<never> {
  loadDotEnv(options.root)
  const dataDir = openDataDir(resolve(options.root, readVariables(process.env).DATA_DIR))
  try {
    return await runIn(options, dataDir)
  } finally {
    dataDir.release()
  }
}
