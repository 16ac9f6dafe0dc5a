import { type BackupCheck, backupTrouble } from '@lilypad/domain'
import type { Executor } from '../database.ts'
import { findConstant, setConstant } from './constants.ts'

const NAME = 'backup_check'

/** `fineAt`: when a check last found nothing wrong. */
export type KeptBackupCheck = BackupCheck & { fineAt: Date | null }

const DATES: readonly string[] = ['checkedAt', 'madeAt', 'fineAt'] satisfies (keyof KeptBackupCheck)[]

/** The newest. Null before the first. */
export const findBackupCheck = async (db: Executor): Promise<KeptBackupCheck | null> => {
  const kept = await findConstant(db, NAME)
  return JSON.parse(kept ?? 'null', (key, value) =>
    DATES.includes(key) && value !== null ? new Date(value) : value,
  )
}

export const keepBackupCheck = async (db: Executor, check: BackupCheck): Promise<void> => {
  const isFine = backupTrouble(check, check.checkedAt) === null
  const fineAt = isFine ? check.checkedAt : ((await findBackupCheck(db))?.fineAt ?? null)
  await setConstant(db, NAME, JSON.stringify({ ...check, fineAt }))
}
