import { createHash } from 'node:crypto'
import type { KnownPosting } from '@lilypad/boards'
import { type BoardRow, type Db, listDetailedPostings } from '@lilypad/db'

const DAY_MS = 24 * 60 * 60_000
/** So many days lie between two looks at a posting whose list row stays as it is. */
const ROTATION_DAYS = 14

/** Whether it is a posting's day to be read again: each has one in every fourteen, by its id. */
export const isDueAgain = (externalId: string, at: Date): boolean => {
  const number = createHash('sha256').update(externalId).digest().readUInt32BE(0)
  return (number + Math.floor(at.getTime() / DAY_MS)) % ROTATION_DAYS === 0
}

/**
 * What a reader need not ask for again: postings as they were found, by external id. The fingerprint of those
 * whose day it is is left out, so that a text edited behind an unchanged list row is noticed. Undefined for a
 * board whose list tells all.
 */
export const knownPostings = async (
  db: Db,
  board: Pick<BoardRow, 'id' | 'hasDetails'>,
  at: Date,
): Promise<((externalId: string) => KnownPosting | null) | undefined> => {
  if (!board.hasDetails) return undefined
  const detailed = await listDetailedPostings(db, board.id)
  return (externalId) => {
    const known = detailed.get(externalId)
    if (!known) return null
    return isDueAgain(externalId, at) ? { ...known, fingerprint: null } : known
  }
}
