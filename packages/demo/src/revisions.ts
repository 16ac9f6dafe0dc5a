import { laterBy } from './dates.ts'
import type { DemoPosting } from './demo-types.ts'
import { hash32 } from './hash.ts'

/** When a posting enters, changes and leaves its board, counted in revisions; the board starts at 0. */
export type Life = { comes: number; changes: number; leaves: number }

const REVISIONS_UNTIL_ALL_LEFT = 60
const REVISIONS_UNTIL_ALL_CHANGED = 50
const REVISIONS_UNTIL_ALL_CAME = 8

export const lifeOf = (key: string, isReserve: boolean): Life => ({
  comes: isReserve ? 1 + (hash32(`${key} comes`) % REVISIONS_UNTIL_ALL_CAME) : 0,
  changes: 1 + (hash32(`${key} changes`) % REVISIONS_UNTIL_ALL_CHANGED),
  leaves:
    (isReserve ? REVISIONS_UNTIL_ALL_CAME : 0) + 1 + (hash32(`${key} leaves`) % REVISIONS_UNTIL_ALL_LEFT),
})

export const isLive = (life: Life, revision: number): boolean =>
  life.comes <= revision && revision < life.leaves

const NOTE = 'Update: we have opened a second position for this role.'

/** The posting as it reads at a revision. */
export function atRevision(posting: DemoPosting, life: Life, revision: number): DemoPosting {
  if (revision < life.changes || life.changes <= life.comes) return posting
  const [first, ...rest] = posting.sections
  if (!first) return posting
  return {
    ...posting,
    updatedAt: laterBy(posting.updatedAt, life.changes),
    sections: [{ ...first, paragraphs: [...first.paragraphs, NOTE] }, ...rest],
  }
}
