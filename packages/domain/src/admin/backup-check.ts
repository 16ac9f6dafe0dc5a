import { DAY_MS } from '../clock.ts'
import { dayAndYear, newYorkDay } from '../days.ts'

export type BackupCheck = {
  checkedAt: Date
  /** The newest archive; null when there was none. */
  archive: string | null
  /** Null for an archive that could not be restored. */
  madeAt: Date | null
  /** Why it could not be restored, in words. */
  problem: string | null
}
export type BackupTrouble = { since: Date; text: string }

const MAX_MS = 8 * DAY_MS
const MAKE_ONE = 'Make one with npm run backup: it is checked within a minute.'

const isOlder = (instant: Date, now: Date) => now.getTime() - instant.getTime() > MAX_MS
const day = (instant: Date) => dayAndYear(newYorkDay(instant))

export function backupTrouble(check: BackupCheck, now: Date): BackupTrouble | null {
  const { checkedAt, archive, madeAt, problem } = check
  const at = (since: Date, text: string) => ({ since, text })
  if (isOlder(checkedAt, now))
    return at(
      new Date(checkedAt.getTime() + MAX_MS),
      `No backup has been checked since ${day(checkedAt)}. Does a worker run?`,
    )
  if (archive === null) return at(checkedAt, `There is no backup. ${MAKE_ONE}`)
  if (problem !== null)
    return at(checkedAt, `The newest backup cannot be restored (${archive}). ${problem} ${MAKE_ONE}`)
  if (madeAt && isOlder(madeAt, now)) {
    const since = Math.max(checkedAt.getTime(), madeAt.getTime() + MAX_MS)
    return at(new Date(since), `The newest backup is of ${day(madeAt)}. ${MAKE_ONE}`)
  }
  return null
}

/** After eight days without one, and when something newer may end the trouble. */
export const isBackupCheckDue = (check: BackupCheck | null, newest: string | null, now: Date): boolean =>
  check === null ||
  isOlder(check.checkedAt, now) ||
  (backupTrouble(check, now) !== null && check.archive !== newest)
