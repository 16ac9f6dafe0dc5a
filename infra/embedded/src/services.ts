import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Variables } from '@lilypad/config'
import { StartError } from '../bootstrap/main.mjs'
import {
  type Child,
  type ChildOptions,
  endWithParentArgs,
  entryArgs,
  type Ready,
  sourceArgs,
  startChild,
} from './child.ts'
import type { DataDir } from './data-dir.ts'
import { freePort, type Ports, requireFree } from './ports.ts'
import type { ProductProcesses } from './product-processes.ts'
import { postgresUrl, startPostgres } from './start-postgres.ts'

export type Product = {
  readonly root: string
  readonly settings: Variables
  readonly dataDir: DataDir
  readonly processes: ProductProcesses
  /** Of the last start, as far as they are free again. */
  readonly keptPorts: Ports
}

export type Service = { readonly env: NodeJS.ProcessEnv; readonly ports: Ports }

const START_PATIENCE_MS = 120_000
/** Running jobs may take 30 s to finish or to be given back. */
const STOP_PATIENCE_MS = 35_000

/** The operator brings it: nothing is started. */
const BROUGHT: Service = { env: {}, ports: {} }

export async function startDatabase(product: Product): Promise<Service> {
  const { root, settings, dataDir, processes, keptPorts } = product
  if (settings.DATABASE_URL) return BROUGHT
  if (settings.POSTGRES_PORT) await requireFree('POSTGRES_PORT', settings.POSTGRES_PORT)
  const password = dataDir.secret('postgres-password')
  let port = settings.POSTGRES_PORT ?? keptPorts.postgres
  const place = { root, dataDir: dataDir.path, logFolder: dataDir.logs }
  const child = processes.add('database', (isStartedAgain) =>
    startPostgres({ ...place, password, port, isStartedAgain }),
  )
  const answer = await processes.untilReady(child)
  port = Number(answer.port)
  return { env: { DATABASE_URL: postgresUrl(password, port) }, ports: { postgres: port } }
}

/** A Node.js process with a log of its own. */
function nodeProcess(
  { root, dataDir }: Product,
  name: string,
  args: readonly string[],
  options: Partial<ChildOptions> = {},
): Child {
  return startChild({
    name,
    args: [...endWithParentArgs(), ...args],
    cwd: root,
    logFile: join(dataDir.logs, `${name}.log`),
    ipc: true,
    ...options,
  })
}

/** `args` takes what the first start answered, such as its ports; null at that start. */
async function startService(
  product: Product,
  name: string,
  args: (answer: Ready | null) => readonly string[],
): Promise<Ready> {
  const { processes } = product
  let answer: Ready | null = null
  const child = processes.add('service', (isStartedAgain) =>
    nodeProcess(product, name, [...entryArgs(name), ...args(answer)], { isStartedAgain }),
  )
  answer = await processes.untilReady(child)
  return answer
}

export async function startMailCatcher(product: Product): Promise<Service> {
  const { settings, dataDir, keptPorts } = product
  if (settings.SMTP_URL) return BROUGHT
  if (settings.SMTP_PORT) await requireFree('SMTP_PORT', settings.SMTP_PORT)
  if (settings.MAIL_UI_PORT) await requireFree('MAIL_UI_PORT', settings.MAIL_UI_PORT)
  const answer = await startService(product, 'mail-catcher', (first) => [
    `--folder=${join(dataDir.path, 'mail')}`,
    `--smtp=${first?.smtp ?? settings.SMTP_PORT ?? keptPorts.smtp ?? 0}`,
    `--ui=${first?.ui ?? settings.MAIL_UI_PORT ?? keptPorts.mailUi ?? 0}`,
  ])
  const [smtp, mailUi] = [Number(answer.smtp), Number(answer.ui)]
  return { env: { SMTP_URL: `smtp://127.0.0.1:${smtp}` }, ports: { smtp, mailUi } }
}

/** Mail into the tracker: on this machine alone, and in production only where a domain is set. */
export async function settleInboundMail({ settings, dataDir, keptPorts }: Product): Promise<Service> {
  const isOff = settings.NODE_ENV === 'production' && !settings.INBOUND_MAIL_DOMAIN
  if (isOff) return BROUGHT
  const asked = settings.INBOUND_SMTP_PORT
  if (asked) await requireFree('INBOUND_SMTP_PORT', asked)
  const inboundSmtp = asked ?? keptPorts.inboundSmtp ?? (await freePort())
  const secret = Buffer.from(dataDir.secret('inbound-mail-secret'), 'hex').toString('base64')
  const env = {
    INBOUND_MAIL_DOMAIN: settings.INBOUND_MAIL_DOMAIN ?? 'inbox.lilypad.example',
    INBOUND_SMTP_PORT: String(inboundSmtp),
    INBOUND_MAIL_SECRET: settings.INBOUND_MAIL_SECRET ?? `whsec_${secret}`,
  }
  return { env, ports: { inboundSmtp } }
}

export async function startDemoBoards(product: Product): Promise<Service> {
  const { settings, keptPorts } = product
  const boards = settings.BOARDS ?? (settings.NODE_ENV === 'production' ? 'none' : 'demo')
  if (settings.SCRAPE_REPLAY_ORIGIN || boards !== 'demo') return BROUGHT
  const readPort = (answer: Ready) => Number(new URL(String(answer.origin)).port)
  const answer = await startService(product, 'demo-boards', (first) => [
    `--port=${first ? readPort(first) : (keptPorts.demoBoards ?? 0)}`,
  ])
  return { env: { SCRAPE_REPLAY_ORIGIN: String(answer.origin) }, ports: { demoBoards: readPort(answer) } }
}

/** Resolves to whether the database has demo accounts. */
export async function prepareDatabase(product: Product, env: NodeJS.ProcessEnv): Promise<boolean> {
  const { signal } = product.processes
  signal.throwIfAborted()
  const options = { env, patience: STOP_PATIENCE_MS, cancelSignal: signal }
  const child = nodeProcess(product, 'prepare', entryArgs('prepare'), options)
  const { hasDemoAccounts } = await child.ready()
  const how = await child.exited
  signal.throwIfAborted()
  if (how !== 'exit code 0')
    throw new StartError(`The database could not be prepared. (${how})\n${child.lastWords()}`)
  // Without its word, nobody but this machine gets in.
  return hasDemoAccounts !== false
}

async function answers(url: string) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    return false
  }
}

async function untilOk(url: string, signal: AbortSignal): Promise<void> {
  for (const since = Date.now(); !(await answers(url)); await sleep(100, undefined, { signal })) {
    if (Date.now() - since > START_PATIENCE_MS)
      throw new StartError(`${url} did not answer within ${START_PATIENCE_MS / 1000} s; see the logs.`)
  }
}

async function startApp(product: Product, name: string, script: string, env: NodeJS.ProcessEnv) {
  const { root, processes } = product
  const child = processes.add('app', (isStartedAgain) =>
    nodeProcess(product, name, [join(root, script)], { env, patience: STOP_PATIENCE_MS, isStartedAgain }),
  )
  const inTime = sleep(START_PATIENCE_MS, null, { ref: false })
  if (!(await Promise.race([processes.untilReady(child), inTime])))
    throw new StartError(`${name} was not ready within ${START_PATIENCE_MS / 1000} s; see the logs.`)
}

export async function startApps(product: Product, env: NodeJS.ProcessEnv): Promise<void> {
  await product.processes.together([
    startApp(product, 'api', 'apps/api/dist/server.js', env),
    startApp(product, 'worker', 'apps/worker/dist/src/main.js', env),
  ])
}

const watching = (script: string) => ['--watch', '--watch-preserve-output', ...sourceArgs(), script]

/** Vite's server has PORT, the api a free one, which Vite is told by API_PORT. Each restarts what it watches. */
export async function startWatchedApps(product: Product, env: NodeJS.ProcessEnv): Promise<void> {
  const { root, settings, processes } = product
  const apiPort = await freePort()
  const start = (name: string, args: readonly string[], folder: string, more: NodeJS.ProcessEnv = {}) => {
    const place = { cwd: join(root, 'apps', folder), env: { ...env, ...more }, ipc: false }
    const options = { ...place, patience: STOP_PATIENCE_MS }
    processes.add('app', () => nodeProcess(product, name, args, options), false)
  }
  start('api', watching('src/server.ts'), 'api', { PORT: String(apiPort) })
  start('worker', watching('src/main.ts'), 'worker')
  const vite = ['node_modules/vite/bin/vite.js', '--port', String(settings.PORT), '--strictPort']
  start('vite', vite, 'web', { API_PORT: String(apiPort) })
  await untilOk(`http://127.0.0.1:${apiPort}/readyz`, processes.signal)
  await untilOk(`http://localhost:${settings.PORT}/`, processes.signal)
}
