import { type Database, findHiddenValues, listFollowed, listTrackedJobIds } from '@lilypad/db'
import type { Personal } from '@lilypad/domain'

const NOTHING: Personal = { starred: [], hidden: { jobs: [], companies: [], words: [] }, followed: [] }

/** What a person (null: a visitor) starred, hides and follows. */
export async function readPersonal({ db }: Pick<Database, 'db'>, user: { id: number } | null) {
  if (user === null) return NOTHING
  const [starred, hidden, followed] = await Promise.all([
    listTrackedJobIds(db, user.id),
    findHiddenValues(db, user.id),
    listFollowed(db, user.id),
  ])
  return { starred, hidden, followed }
}
