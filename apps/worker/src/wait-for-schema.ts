import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, hasSchema } from '@lilypad/db'
import type { Logger } from 'pino'

const LOOKED_AT_MS = 1_000

/** Works would fail on an older schema. */
export async function waitForSchema({ pool }: Pick<Database, 'pool'>, logger: Logger): Promise<void> {
  let said = ''
  for (; ; await sleep(LOOKED_AT_MS)) {
    const found = await hasSchema(pool).catch(() => 'away')
    if (found === true) return
    const why = found
      ? 'The database does not answer: the worker waits.'
      : 'The database has not been brought to this version yet: the worker waits.'
    if (why !== said) logger.warn(why)
    said = why
  }
}
