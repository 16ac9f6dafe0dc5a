import { setImmediate as yieldToOthers } from 'node:timers/promises'
import {
  compareSightings,
  DAY_MS,
  indexNames,
  LISTED_AGAIN_DAYS,
  type Sighting,
  textOverlap,
  toTitleKey,
} from '@lilypad/domain'
import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, jobs, postings } from '../../schema/index.ts'
import type { BoardRow } from '../boards/boards.ts'
import { keepHidden } from './hide-listed-again.ts'

type Seen = Sighting & { postingId: number }

/**
 * On any board of the employer. Call it at the end of a scrape's transaction, when it is known what went. Where a third
 * posting of the same name stood beside either, or in between, nothing is kept: it cannot be told which of them it is.
 */
export async function noteListedAgain(db: Executor, board: BoardRow, at: Date): Promise<void> {
  const since = new Date(at.getTime() - (LISTED_AGAIN_DAYS + 1) * DAY_MS)
  const list = (which: SQL | undefined) => listSeen(db, board.companyName, at, which)
  const gone = await list(gt(postings.goneAt, since))
  if (gone.length === 0) return
  const titles = new Set(gone.map(toTitle))
  const fresh = await list(and(eq(postings.boardId, board.id), eq(postings.firstSeenAt, at)))
  const live = fresh.filter((one) => titles.has(toTitle(one)))
  if (live.length === 0) return
  const all = await list(
    and(lte(postings.firstSeenAt, at), or(isNull(postings.goneAt), gt(postings.goneAt, since))),
  )
  // The last seen alone can be listed again: any other has a third that stood after it.
  all.sort((one, other) => other.lastSeen.getTime() - one.lastSeen.getTime())
  const findNamesakes = indexNames(all, live)
  const goneIds = new Set(gone.map(({ postingId }) => postingId))
  const pairs = []
  for (const [index, later] of live.entries()) {
    // Other work of the process goes on.
    if (index % 100 === 99) await yieldToOthers()
    const [earlier, third] = findNamesakes(later, 3).filter((one) => one.postingId !== later.postingId)
    if (!earlier || !goneIds.has(earlier.postingId) || (third && third.lastSeen >= earlier.firstSeen))
      continue
    if (compareSightings(earlier, later, null) === 'listed_again') pairs.push({ earlier, later })
  }
  if (pairs.length === 0) return
  const ids = pairs.flatMap(({ earlier, later }) => [earlier.postingId, later.postingId])
  const texts = await readTexts(db, ids)
  const kept = []
  for (const { earlier, later } of pairs) {
    const [before, now] = [texts.get(earlier.postingId), texts.get(later.postingId)]
    if (!before || !now) continue
    if (compareSightings(earlier, later, textOverlap(before, now)) !== 'listed_again') continue
    await db.update(postings).set({ listsAgain: earlier.postingId }).where(eq(postings.id, later.postingId))
    kept.push({ earlierId: earlier.postingId, laterId: later.postingId })
  }
  await keepHidden(db, kept)
}

const toTitle = ({ title, places }: Seen) => toTitleKey(title, places)

async function listSeen(db: Executor, employer: string, at: Date, which: SQL | undefined): Promise<Seen[]> {
  const rows = await db
    .select({
      postingId: postings.id,
      boardId: postings.boardId,
      externalId: postings.externalId,
      title: postings.title,
      places: postings.places,
      firstSeen: postings.firstSeenAt,
      lastSeen: postings.lastSeenAt,
      goneAt: postings.goneAt,
      posted: jobs.postedOn,
    })
    .from(postings)
    .innerJoin(boards, eq(boards.id, postings.boardId))
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(and(eq(boards.companyName, employer), which))
  return rows.map(({ boardId, externalId, goneAt, ...row }) => ({
    ...row,
    id: `${boardId} ${externalId}`,
    employer,
    lastSeen: row.lastSeen ?? goneAt ?? at,
  }))
}

async function readTexts(db: Executor, ids: number[]): Promise<Map<number, string | null>> {
  const rows = await db
    .select({ id: postings.id, text: jobs.description })
    .from(postings)
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(sql`${postings.id} = any(${sql.param(ids)})`)
  return new Map(rows.map(({ id, text }) => [id, text]))
}
