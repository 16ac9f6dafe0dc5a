import {
  compareSightings,
  DAY_MS,
  haveSameName,
  LISTED_AGAIN_DAYS,
  type Sighting,
  textOverlap,
  toTitleKey,
} from '@lilypad/domain'
import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, jobs, postings } from '../../schema/index.ts'
import type { BoardRow } from '../boards/boards.ts'
import { keepHidden } from './hidden-again.ts'

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
  const live = await list(and(eq(postings.boardId, board.id), eq(postings.firstSeenAt, at)))
  const byTitle = new Map<string, Seen[]>()
  for (const one of gone) byTitle.set(toTitle(one), [...(byTitle.get(toTitle(one)) ?? []), one])
  const pairs = live.flatMap((later) =>
    (byTitle.get(toTitle(later)) ?? [])
      .filter((earlier) => compareSightings(earlier, later, null) === 'listed_again')
      .map((earlier) => ({ earlier, later })),
  )
  if (pairs.length === 0) return
  const all = await list(or(isNull(postings.goneAt), gt(postings.goneAt, since)))
  const ids = pairs.flatMap(({ earlier, later }) => [earlier.postingId, later.postingId])
  const texts = await readTexts(db, ids)
  const kept = []
  for (const { earlier, later } of pairs) {
    const [before, now] = [texts.get(earlier.postingId), texts.get(later.postingId)]
    if (!before || !now || hasThird(all, earlier, later)) continue
    if (compareSightings(earlier, later, textOverlap(before, now)) !== 'listed_again') continue
    await db.update(postings).set({ listsAgain: earlier.postingId }).where(eq(postings.id, later.postingId))
    kept.push({ earlierId: earlier.postingId, laterId: later.postingId })
  }
  await keepHidden(db, kept)
}

const toTitle = ({ title, places }: Seen) => toTitleKey(title, places)

/** Whether another posting of the same name stood on a board at any time from the first's first to the second's. */
const hasThird = (all: readonly Seen[], earlier: Seen, later: Seen): boolean =>
  all.some(
    (third) =>
      third.postingId !== earlier.postingId &&
      third.postingId !== later.postingId &&
      third.lastSeen > earlier.firstSeen &&
      third.firstSeen <= later.firstSeen &&
      haveSameName(third, later),
  )

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
