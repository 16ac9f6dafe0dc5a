import { type Database, findHiddenValues, listTrackedJobIds } from '@lilypad/db'
import type { Personal } from '@lilypad/domain'

const NOTHING: Personal = { starred: [], hidden: { jobs: [], companies: [], words: [] } }

/** What a person (null: a visitor) starred and hides. */
export const readPersonal = async (
  { db }: Pick<Database, 'db'>,
  user: { id: number } | null,
): Promise<Personal> => {
  if (user === null) return NOTHING
  const [starred, hidden] = await Promise.all([listTrackedJobIds(db, user.id), findHiddenValues(db, user.id)])
  return { starred, hidden }
}
