import { createHash } from 'node:crypto'
import { type BoardRow, type Db, listDetailedPostings } from '@lilypad/db'
import { DAY_MS } from '@lilypad/domain'

/** Days after which a posting is read again although its list row does not change. */
const ROTATION_DAYS = 14

/** Its id chooses one day in every fourteen. */
export function isDueAgain(externalId: string, at: Date): boolean {
  const number = createHash('sha256').update(externalId).digest().readUInt32BE(0)
  return (number + Math.floor(at.getTime() / DAY_MS)) % ROTATION_DAYS === 0
}

type Board = Pick<BoardRow, 'id' | 'hasDetails' | 'suspectMissing'>

/**
 * By external id. Those due get no fingerprint, so that a hidden edit is noticed, nor do those that a second look is
 * for. One without a text counts as new on its day, when it is asked for before others. Undefined: its list has all.
 */
export async function knownPostings(db: Db, board: Board, at: Date) {
  if (!board.hasDetails) return undefined
  const detailed = await listDetailedPostings(db, board.id)
  for (const [externalId, known] of detailed) {
    const isDue = isDueAgain(externalId, at)
    if (isDue && known.fingerprint === null && !known.posting.html) detailed.delete(externalId)
    else if (isDue || board.suspectMissing?.includes(externalId))
      detailed.set(externalId, { ...known, fingerprint: null })
  }
  return detailed
}
