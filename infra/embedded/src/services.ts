import { join } from 'node:path'
import { type Child, startChild } from './child.ts'
import { entryArgs } from './entry.ts'
import { requireFree } from './ports.ts'
import { choosePlace } from './postgres/place.ts'
import { startPostgres } from './postgres/start-postgres.ts'
import { BROUGHT, type Product, type Service } from './product.ts'

/** PostgreSQL, unless DATABASE_URL names one. */
export const startDatabase = async ({
  root,
  settings,
  dataDir,
  processes,
  kept,
}: Product): Promise<Service> => {
  if (settings.DATABASE_URL) return BROUGHT
  if (settings.POSTGRES_PORT) await requireFree('POSTGRES_PORT', settings.POSTGRES_PORT)
  const { url, port, child } = await startPostgres({
    place: await choosePlace(root, dataDir.path),
    password: dataDir.secret('postgres-password'),
    logFolder: dataDir.logs,
    signal: processes.signal,
    isDurable: true,
    port: settings.POSTGRES_PORT ?? kept.postgres,
  })
  processes.add('database', child)
  return { env: { DATABASE_URL: url }, ports: { postgres: port } }
}

const startService = (
  { root, dataDir, processes }: Product,
  name: string,
  args: readonly string[],
): Child => {
  processes.signal.throwIfAborted()
  const child = startChild({
    name,
    file: process.execPath,
    args: [...entryArgs(name), ...args],
    cwd: root,
    logFile: join(dataDir.logs, `${name}.log`),
    ipc: true,
  })
  return processes.add('service', child)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The numbers or texts of a `{ type: 'ready', … }` message. */
export const readyMessage = (message: unknown) =>
  isRecord(message) && message.type === 'ready' ? message : undefined

/** The mail catcher, unless SMTP_URL names a server. */
export const startMailCatcher = async (product: Product): Promise<Service> => {
  const { settings, dataDir, kept } = product
  if (settings.SMTP_URL) return BROUGHT
  if (settings.SMTP_PORT) await requireFree('SMTP_PORT', settings.SMTP_PORT)
  if (settings.MAIL_UI_PORT) await requireFree('MAIL_UI_PORT', settings.MAIL_UI_PORT)
  const child = startService(product, 'mail-catcher', [
    `--folder=${join(dataDir.path, 'mail')}`,
    `--smtp=${settings.SMTP_PORT ?? kept.smtp ?? 0}`,
    `--ui=${settings.MAIL_UI_PORT ?? kept.mailUi ?? 0}`,
  ])
  const ready = await child.firstMessage(readyMessage)
  const [smtp, mailUi] = [Number(ready.smtp), Number(ready.ui)]
  return { env: { SMTP_URL: `smtp://127.0.0.1:${smtp}` }, ports: { smtp, mailUi } }
}

/** The demo boards, unless other boards are asked for or recorded ones stand in. */
export const startDemoBoards = async (product: Product): Promise<Service> => {
  const { settings, kept } = product
  if (settings.SCRAPE_REPLAY_ORIGIN || (settings.BOARDS ?? 'demo') !== 'demo') return BROUGHT
  const child = startService(product, 'demo-boards', [`--port=${kept.demoBoards ?? 0}`])
  const { origin } = await child.firstMessage(readyMessage)
  return {
    env: { SCRAPE_REPLAY_ORIGIN: String(origin) },
    ports: { demoBoards: Number(new URL(String(origin)).port) },
  }
}
