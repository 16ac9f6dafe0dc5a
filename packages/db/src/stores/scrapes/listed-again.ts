import { setImmediate as yieldToOthers } from 'node:timers/promises'
import {
  compareSightings,
  DAY_MS,
  haveSameName,
  LISTED_AGAIN_DAYS,
  MOST_NAMESAKES,
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
  const titles = new Set(live.map(toTitle))
  if (!gone.some((one) => titles.has(toTitle(one)))) return
  const byTitle = new Map([...titles].map((title): [string, Seen[]] => [title, []]))
  for (const one of await list(or(isNull(postings.goneAt), gt(postings.goneAt, since))))
    byTitle.get(toTitle(one))?.push(one)
  const goneIds = new Set(gone.map(({ postingId }) => postingId))
  const pairs = []
  for (const later of live) {
    // Other work of the process goes on.
    await yieldToOthers()
    const alike = namesakes(byTitle, later)
    for (const earlier of alike)
      if (
        goneIds.has(earlier.postingId) &&
        compareSightings(earlier, later, null) === 'listed_again' &&
        !hasThird(alike, earlier, later)
      )
        pairs.push({ earlier, later })
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

/** None where there are too many: a hostile board may show thousands of one title. */
function namesakes(byTitle: ReadonlyMap<string, Seen[]>, one: Seen): Seen[] {
  const alike = byTitle.get(toTitle(one)) ?? []
  return alike.length > MOST_NAMESAKES ? [] : alike
}

/** Whether another posting of the same name stood on a board at any time from the first's first to the second's. */
const hasThird = (alike: readonly Seen[], earlier: Seen, later: Seen): boolean =>
  alike.some(
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
