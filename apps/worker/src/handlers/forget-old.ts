import { applyRetention } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'

/** What is left of it follows the next night. */
export const forgetOld =
  ({ db, logger, now, retention }: Deps): Handlers['forget-old'] =>
  async (_payload, { signal }) => {
    const gone = await applyRetention(db, { retention, now: now(), signal })
    logger.info(gone, 'What had been kept long enough is deleted.')
    return { rows: Object.values(gone).reduce((sum, rows) => sum + rows, 0) }
  }
