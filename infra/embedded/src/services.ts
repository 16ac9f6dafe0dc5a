import { join } from 'node:path'
import { startChild } from './child.ts'
import { entryArgs } from './entry.ts'
import { requireFree } from './ports.ts'
import { choosePlace } from './postgres/place.ts'
import { restartPostgres, startPostgres } from './postgres/start-postgres.ts'
import { BROUGHT, type Product, type Service } from './product.ts'

export const startDatabase = async ({
  root,
  settings,
  dataDir,
  processes,
  kept,
}: Product): Promise<Service> => {
  if (settings.DATABASE_URL) return BROUGHT
  if (settings.POSTGRES_PORT) await requireFree('POSTGRES_PORT', settings.POSTGRES_PORT)
  const options = {
    place: await choosePlace(root, dataDir.path),
    password: dataDir.secret('postgres-password'),
    logFolder: dataDir.logs,
    signal: processes.signal,
    isDurable: true,
  }
  const { url, port, child } = await startPostgres({
    ...options,
    port: settings.POSTGRES_PORT ?? kept.postgres,
  })
  processes.add('database', child, () => restartPostgres(options, port))
  return { env: { DATABASE_URL: url }, ports: { postgres: port } }
}

type Ready = { readonly [name: string]: unknown }

/** `argsOf` takes what the first start was given, such as its ports; null at that start. */
const startService = async (
  { root, dataDir, processes }: Product,
  name: string,
  argsOf: (ready: Ready | null) => readonly string[],
): Promise<Ready> => {
  processes.signal.throwIfAborted()
  const optionsOf = (ready: Ready | null) => ({
    name,
    file: process.execPath,
    args: [...entryArgs(name), ...argsOf(ready)],
    cwd: root,
    logFile: join(dataDir.logs, `${name}.log`),
    ipc: true,
  })
  let ready: Ready | null = null
  const startAgain = () => startChild({ ...optionsOf(ready), isStartedAgain: true })
  ready = await processes.add('service', startChild(optionsOf(null)), startAgain).firstMessage(readyMessage)
  return ready
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const readyMessage = (message: unknown) =>
  isRecord(message) && message.type === 'ready' ? message : undefined

export const startMailCatcher = async (product: Product): Promise<Service> => {
  const { settings, dataDir, kept } = product
  if (settings.SMTP_URL) return BROUGHT
  if (settings.SMTP_PORT) await requireFree('SMTP_PORT', settings.SMTP_PORT)
  if (settings.MAIL_UI_PORT) await requireFree('MAIL_UI_PORT', settings.MAIL_UI_PORT)
  const ready = await startService(product, 'mail-catcher', (had) => [
    `--folder=${join(dataDir.path, 'mail')}`,
    `--smtp=${had?.smtp ?? settings.SMTP_PORT ?? kept.smtp ?? 0}`,
    `--ui=${had?.ui ?? settings.MAIL_UI_PORT ?? kept.mailUi ?? 0}`,
  ])
  const [smtp, mailUi] = [Number(ready.smtp), Number(ready.ui)]
  return { env: { SMTP_URL: `smtp://127.0.0.1:${smtp}` }, ports: { smtp, mailUi } }
}

export const startDemoBoards = async (product: Product): Promise<Service> => {
  const { settings, kept } = product
  const boards = settings.BOARDS ?? (settings.NODE_ENV === 'production' ? 'none' : 'demo')
  if (settings.SCRAPE_REPLAY_ORIGIN || boards !== 'demo') return BROUGHT
  const portOf = (ready: Ready) => Number(new URL(String(ready.origin)).port)
  const ready = await startService(product, 'demo-boards', (had) => [
    `--port=${had ? portOf(had) : (kept.demoBoards ?? 0)}`,
  ])
  return { env: { SCRAPE_REPLAY_ORIGIN: String(ready.origin) }, ports: { demoBoards: portOf(ready) } }
}
