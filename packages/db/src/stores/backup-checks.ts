import { type BackupCheck, backupTrouble } from '@lilypad/domain'
import type { Executor } from '../database.ts'
import { reviveDates } from './revive-dates.ts'
import { findStoredValue, setStoredValue } from './stored-values.ts'

const NAME = 'backup_check'
const BEGUN = 'backup_checks_begun'

/** `fineAt`: when a check last found nothing wrong. */
export type StoredBackupCheck = BackupCheck & { fineAt: Date | null }

/** The newest. Null before the first. */
export async function findBackupCheck(db: Executor): Promise<StoredBackupCheck | null> {
  const kept = await findStoredValue(db, NAME)
  return JSON.parse(kept ?? 'null', reviveDates('checkedAt', 'madeAt', 'fineAt'))
}

/** Counts how often the check of an archive began without an end. Returns it with this time. */
export async function countBackupCheck(db: Executor, archive: string): Promise<number> {
  const begun = (await findStoredValue(db, BEGUN)) ?? ''
  const times = begun.endsWith(` ${archive}`) ? Number.parseInt(begun, 10) + 1 : 1
  await setStoredValue(db, BEGUN, `${times} ${archive}`)
  return times
}

/** For one that ended by an error: it was not killed. */
export const uncountBackupCheck = (db: Executor): Promise<void> => setStoredValue(db, BEGUN, '')

export async function storeBackupCheck(db: Executor, check: BackupCheck): Promise<void> {
  const isFine = backupTrouble(check, check.checkedAt) === null
  const fineAt = isFine ? check.checkedAt : ((await findBackupCheck(db))?.fineAt ?? null)
  await setStoredValue(db, NAME, JSON.stringify({ ...check, fineAt }))
  await uncountBackupCheck(db)
}
