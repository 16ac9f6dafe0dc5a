import { BackupError, findNewestArchive, checkBackup as restoreToCheck } from '@lilypad/backup'
import { countBackupCheck, storeBackupCheck, uncountBackupCheck } from '@lilypad/db'
import type { BackupCheck } from '@lilypad/domain'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'

type Needs = Pick<Deps, 'db' | 'backups' | 'logger' | 'now'>

/** A process that is killed says nothing: what began so often without an end is not begun again. */
const MAX_BEGUN = 3
const INTERRUPTED = {
  madeAt: null,
  problem: 'Its check was interrupted three times: see that the worker has memory and disk for it.',
}

/** A connection that was lost, say, or data that another version of PostgreSQL refuses. */
function unexplained(error: unknown) {
  const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
  return `PostgreSQL did not take it${code}; the worker’s log says more.`
}

/** @throws for what another attempt may put right */
async function restore(
  archive: string,
  { db, backups: { databaseUrl, scratch }, logger }: Needs,
  isLastAttempt: boolean,
): Promise<Pick<BackupCheck, 'madeAt' | 'problem'>> {
  if ((await countBackupCheck(db, archive)) > MAX_BEGUN) return INTERRUPTED
  try {
    const { madeAt } = await restoreToCheck({ databaseUrl, archive, scratch })
    return { madeAt: new Date(madeAt), problem: null }
  } catch (error) {
    const isExplained = error instanceof BackupError
    if (!isExplained && !isLastAttempt) {
      await uncountBackupCheck(db)
      throw error
    }
    logger.warn({ err: error }, 'The newest backup could not be restored.')
    return { madeAt: null, problem: isExplained ? error.message : unexplained(error) }
  }
}

/** A trial without a backup stays as it is. */
export const checkBackup =
  (needs: Needs): Handlers['check-backup'] =>
  async (_payload, { isLastAttempt }) => {
    const { db, backups, logger, now } = needs
    const archive = await findNewestArchive(backups.folder)
    if (archive === null && !backups.areExpected) return {}
    const found =
      archive === null ? { madeAt: null, problem: null } : await restore(archive, needs, isLastAttempt)
    await storeBackupCheck(db, { checkedAt: now(), archive, ...found })
    logger.info({ archive, ...found }, 'The newest backup is checked.')
    return {}
  }
