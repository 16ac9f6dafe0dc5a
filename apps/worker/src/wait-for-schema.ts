import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, hasSchema } from '@lilypad/db'
import type { Logger } from 'pino'

const LOOKED_AT_MS = 1_000

/** Waits until every migration of this version is applied, because its works would fail on an older schema. */
export const waitForSchema = async ({ pool }: Pick<Database, 'pool'>, logger: Logger): Promise<void> => {
  if (await hasSchema(pool)) return
  logger.warn('The database has not been brought to this version yet: the worker waits.')
  do await sleep(LOOKED_AT_MS)
  while (!(await hasSchema(pool)))
}
