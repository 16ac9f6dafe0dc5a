import type { PostingChange, Validators } from '@lilypad/domain'
import { and, asc, desc, eq, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../database.ts'
import { boardScrapes, boards } from '../../schema/index.ts'
import { withoutSlash } from '../like-patterns.ts'
import { withDates } from '../revive-dates.ts'
import { type KnownTrouble, listAllTroubles } from './board-troubles.ts'

/** A board's own, and those that belong to another board but are on this one too. */
export const listedOn = (boardId: SQL | number): SQL => sql`(
  (select count(*) from jobs where jobs.board_id = ${boardId} and jobs.unlisted_reason is null)
  + (select count(distinct jobs.id) from postings join jobs on jobs.id = postings.job_id
     where postings.board_id = ${boardId} and postings.gone_at is null
       and jobs.board_id <> ${boardId} and jobs.unlisted_reason is null))`

/** By the board's id: one look at the jobs instead of one for each board. */
async function countListedByBoard(db: Executor): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ board_id: string; listed: string }>(sql`
    select board_id, sum(listed) as listed from (
      select board_id, count(*) as listed from jobs
      where unlisted_reason is null and board_id is not null group by board_id
      union all
      select posting.board_id, count(distinct job.id) from postings as posting
      join jobs as job on job.id = posting.job_id and job.board_id <> posting.board_id
      where posting.gone_at is null and posting.board_id is not null and job.unlisted_reason is null
      group by posting.board_id
    ) as shown group by board_id`)
  return new Map(rows.map((row) => [Number(row.board_id), Number(row.listed)]))
}

export type ChangedPosting = { title: string; at: Date; fields: PostingChange['field'][] }

export async function listChangedPostings(db: Executor, boardId: number, since: Date) {
  const { rows } = await db.execute(sql`
    select posting.title, version.replaced_at as at,
      array(select change->>'field' from jsonb_array_elements(version.changes) as change) as fields
    from posting_versions as version join postings as posting on posting.id = version.posting_id
    where posting.board_id = ${boardId} and version.replaced_at >= ${since}
    order by posting.title, version.id`)
  return withDates<ChangedPosting>(rows, { at: true })
}

const toSpellings = (address: string) =>
  [address, URL.canParse(address) ? new URL(address).href : address].map(withoutSlash)

/** Whatever its final slash and the case of its host; a page that shows another board is that one. Null: not by this spelling. */
export async function findBoardByAddress(db: Executor, address: string) {
  const page = alias(boards, 'page')
  const [board] = await db
    .select({ id: boards.id, system: boards.system, tenant: boards.tenant })
    .from(page)
    .innerJoin(boards, eq(boards.id, sql`coalesce(${page.duplicateOf}, ${page.id})`))
    .where(and(inArray(sql`rtrim(${page.careersUrl}, '/')`, toSpellings(address)), isNull(boards.removedAt)))
    .orderBy(page.id)
    .limit(1)
  return board ?? null
}

/** As above, but a page that shows another board is returned itself. */
export async function findBoardItself(db: Executor, address: string): Promise<BoardRow | null> {
  const [board] = await db
    .select()
    .from(boards)
    .where(
      and(inArray(sql`rtrim(${boards.careersUrl}, '/')`, toSpellings(address)), isNull(boards.removedAt)),
    )
    .orderBy(boards.id)
    .limit(1)
  return board ?? null
}

export type BoardRow = typeof boards.$inferSelect
export type BoardKey = { system: string; tenant: string }
export type NewBoard = BoardKey & { careersUrl: string; companyName: string; logoUrl: string | null }

/** Those in use, by company. */
export async function listBoardRecords(db: Executor): Promise<BoardRecord[]> {
  const rows = await db
    .select()
    .from(boards)
    .where(isNull(boards.removedAt))
    .orderBy(asc(sql`lower(${boards.companyName})`), asc(boards.id))
  const counts = await countListedByBoard(db)
  const troubles = await listAllTroubles(db)
  const now = new Date()
  return rows.map((board) =>
    toRecord(board, { jobsOnServer: counts.get(board.id) ?? 0, trouble: troubles.get(board.id) }, now),
  )
}

export async function findBoardRecord(db: Executor, key: BoardKey): Promise<BoardRecord | null> {
  const [row] = await db
    .select({ board: boards, jobsOnServer: listedJobs })
    .from(boards)
    .where(and(isNull(boards.removedAt), isBoard(key)))
  if (!row) return null
  const { board, jobsOnServer } = row
  const troubles = await listAllTroubles(db, { boardId: board.id })
  return toRecord(board, { jobsOnServer, trouble: troubles.get(board.id) }, new Date())
}

// Table names are written out, because drizzle omits them in a select from one table.
const listedJobs = listedOn(sql`boards.id`).mapWith(Number) as SQL<number>

type Looked = { jobsOnServer: number; trouble: KnownTrouble | undefined }

const toRecord = (board: BoardRow, { jobsOnServer, trouble }: Looked, now: Date) => ({
  ...board,
  restingUntil: toRest(board, now),
  jobsOnServer,
  reason: board.stateReason,
  ...toTrouble(trouble),
  scrapeResults:
    board.lastFound === null
      ? null
      : {
          found: board.lastFound,
          newJobs: board.lastNew ?? 0,
          deletedJobs: board.lastDeleted ?? 0,
          suspect: board.state === 'suspect' ? board.stateReason : null,
        },
})

export type BoardRecord = ReturnType<typeof toRecord>

/** What is unusual about its last checks, as a sentence, or the same as an admin put it aside; `until` null: until it changes. */
function toTrouble(known: KnownTrouble | undefined) {
  if (!known?.aside) return { trouble: known?.text ?? null, putAside: null }
  const { until } = known.aside
  return { trouble: null, putAside: { trouble: known.text, until: until === null ? null : new Date(until) } }
}

/** Until when an admin pauses it, or its host rests. */
function toRest({ restUntil, restingUntil }: BoardRow, now: Date): Date | null {
  const latest = Math.max(restUntil?.getTime() ?? 0, restingUntil?.getTime() ?? 0)
  return latest > now.getTime() ? new Date(latest) : null
}

const isBoard = ({ system, tenant }: BoardKey) => and(eq(boards.system, system), eq(boards.tenant, tenant))

export async function findBoard(db: Executor, id: number): Promise<BoardRow | null> {
  const [board] = await db.select().from(boards).where(eq(boards.id, id))
  return board ?? null
}

export async function findBoardByKey(db: Executor, key: BoardKey): Promise<BoardRow | null> {
  const [board] = await db.select().from(boards).where(isBoard(key))
  return board ?? null
}

export async function addBoard(db: Executor, board: NewBoard): Promise<Pick<BoardRow, 'id' | 'companyName'>> {
  const [added] = await db
    .insert(boards)
    .values({ ...board, source: 'admin' })
    .onConflictDoUpdate({ target: [boards.system, boards.tenant], set: { removedAt: null } })
    .returning({ id: boards.id, companyName: boards.companyName })
  if (!added) throw new Error(`The board ${board.system}/${board.tenant} was not stored.`)
  return added
}

/** Empty while the board is suspect, for then a full answer is needed, and when another version wrote them. */
export const validatorsFor = (board: BoardRow, version: string): Validators =>
  board.suspectSince === null && board.validatorsVersion === version ? board.validators : {}

export type PastScrape = Omit<typeof boardScrapes.$inferSelect, 'id' | 'boardId'>

export const listPastScrapes = async (db: Executor, boardId: number, most: number): Promise<PastScrape[]> =>
  db
    .select()
    .from(boardScrapes)
    .where(eq(boardScrapes.boardId, boardId))
    .orderBy(sql`${boardScrapes.startedAt} desc nulls last`, desc(boardScrapes.id))
    .limit(most)

/** Those of the catalogue wait for the schedule or an admin. */
export const listUnscrapedDemoBoards = (db: Executor): Promise<number[]> =>
  getIds(db, eq(boards.source, 'demo'), eq(boards.state, 'new'))

/** Not those that an admin lets rest. */
export const listBoardsToAskAgain = (db: Executor, secondLookMs: number, now: Date): Promise<number[]> =>
  getIds(
    db,
    ne(boards.state, 'gone'),
    lt(boards.goneSuspectedAt, new Date(now.getTime() - secondLookMs)),
    or(isNull(boards.restUntil), lte(boards.restUntil, now)),
  )

async function getIds(db: Executor, ...conditions: (SQL | undefined)[]): Promise<number[]> {
  const rows = await db
    .select({ id: boards.id })
    .from(boards)
    .where(and(isNull(boards.removedAt), ...conditions))
    .orderBy(boards.id)
  return rows.map(({ id }) => id)
}
