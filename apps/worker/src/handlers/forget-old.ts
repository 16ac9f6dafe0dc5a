import { forgetOld } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'

/** Deletes what has been kept as long as the settings say; what it does not reach goes the next night. */
export const forgetOldRows =
  ({ db, logger, now, retention }: Deps): Handlers['forget-old'] =>
  async (_payload, { signal }) => {
    const gone = await forgetOld(db, { retention, now: now(), signal })
    logger.info(gone, 'What had been kept long enough is deleted.')
    return { rows: Object.values(gone).reduce((sum, rows) => sum + rows, 0) }
  }
