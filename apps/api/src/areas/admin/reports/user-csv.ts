import { type Db, listUsersAfter, type UserUsage } from '@lilypad/db'
import { newYorkDay } from '@lilypad/domain'
import type { Cell } from '../../../pages/csv.ts'
import { usageFigures } from './user-report.ts'

export const USER_CSV_COLUMNS = [
  'User',
  'Joined',
  'Log-ins',
  'Clicks',
  'Saved Searches',
  'Tracked Jobs',
  'Alerts Sent',
  'Opened Links',
]

const USERS_AT_ONCE = 2_000

const cellsOf = (user: UserUsage): Cell[] => [user.email, newYorkDay(user.createdAt), ...usageFigures(user)]

/** A row for one person. */
export async function* userCsvRow(user: UserUsage): AsyncGenerator<Cell[][]> {
  yield [cellsOf(user)]
}

/** A row for each person, in the order in which they joined. */
export async function* userCsvRows(db: Db): AsyncGenerator<Cell[][]> {
  for (let after = 0; ; ) {
    const users = await listUsersAfter(db, { after, limit: USERS_AT_ONCE })
    const last = users.at(-1)
    if (!last) return
    yield users.map(cellsOf)
    after = last.id
  }
}
