import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { boards, type ScrapeOutcome, scrapeLoopBoards } from '../schema/index.ts'
import type { BoardRow } from './boards.ts'
import { finishLoop, LOOP_STATUS } from './loops.ts'

export type LoopOutcome = ScrapeOutcome | 'resting' | 'skipped'
export type LoopStep = { outcome: LoopOutcome; newJobs: number; deletedJobs: number }

/** No scrape takes longer. */
const HOLD_MS = 13 * 60_000
const holdFrom = (at: Date) => new Date(at.getTime() + HOLD_MS)

/** Says to admins which board is being scraped: `Scraping 17 of 575: Company …`. Reads the `step` before it. */
const sayWhere = (name: SQL, at: Date) => sql`
  insert into constants (name, value, changed_at)
  select ${LOOP_STATUS}, format('Scraping %s of %s: %s …', others.begun + 1, loop.total, ${name}::text),
    ${at}::timestamptz
  from step join scrape_loops as loop on loop.id = step.loop_id, lateral (
    select count(*) as begun from scrape_loop_boards as other
    where other.loop_id = step.loop_id and other.board_id <> step.board_id
      and (other.outcome is not null or other.started_at is not null)
  ) as others
  order by step.board_id limit 1
  on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at
  returning name`

/**
 * Takes the next boards of a loop for a walker: first what this walker had taken and not ended, which its worker
 * left behind; then what nobody holds, in the loop's order. A board that was begun before is taken alone, so that
 * one that takes its worker down does not count against others.
 *
 * @param most how many boards at once
 */
export const takeLoopBoards = async (
  db: Executor,
  { loopId, walker, most = 1 }: { loopId: number; walker: number; most?: number },
  at: Date = new Date(),
): Promise<{ board: BoardRow; starts: number }[]> => {
  const { boardId, starts, position, outcome, heldUntil } = scrapeLoopBoards
  const isOwn = eq(scrapeLoopBoards.walker, walker)
  const rank = sql`row(not coalesce(${isOwn}, false), ${starts}, ${position})`
  const due = db.$with('due').as(
    db
      .select({
        boardId,
        isFirstTime: sql<boolean>`${starts} = 0`.as('is_first_time'),
        rank: rank.as('rank'),
      })
      .from(scrapeLoopBoards)
      .where(
        and(
          eq(scrapeLoopBoards.loopId, loopId),
          isNull(outcome),
          or(isOwn, isNull(heldUntil), lte(heldUntil, at)),
        ),
      )
      .orderBy(rank)
      .limit(most)
      .for('update', { skipLocked: true }),
  )
  const areFirstTimes = sql`(select bool_and(is_first_time) from due)`
  const isNext = sql`${boardId} = (select board_id from due order by rank limit 1)`
  const step = db.$with('step').as(
    db
      .update(scrapeLoopBoards)
      .set({ walker, heldUntil: holdFrom(at), startedAt: at, starts: sql`${starts} + 1` })
      .from(due)
      .where(and(eq(scrapeLoopBoards.loopId, loopId), eq(boardId, due.boardId), or(areFirstTimes, isNext)))
      .returning({ loopId: scrapeLoopBoards.loopId, boardId, starts, position }),
  )
  const name = sql`(select company_name from boards where boards.id = step.board_id)`
  const status = db.$with('status', { name: sql<string>`name`.as('name') }).as(sayWhere(name, at))
  return db
    .with(due, step, status)
    .select({ board: boards, starts: step.starts })
    .from(step)
    .innerJoin(boards, eq(boards.id, step.boardId))
    .orderBy(step.position)
}

/** Gives back boards that were taken and not begun, as if nobody had taken them. */
export const leaveLoopBoards = async (
  db: Executor,
  loopId: number,
  boardIds: readonly number[],
): Promise<void> => {
  const { starts } = scrapeLoopBoards
  await db
    .update(scrapeLoopBoards)
    .set({ walker: null, heldUntil: null, startedAt: null, starts: sql`${starts} - 1` })
    .where(and(eq(scrapeLoopBoards.loopId, loopId), inArray(scrapeLoopBoards.boardId, [...boardIds])))
}

/** Gives back a board whose scrape broke: it is taken again after those that were not begun yet. */
export const releaseLoopBoard = async (db: Executor, loopId: number, boardId: number): Promise<void> => {
  await db
    .update(scrapeLoopBoards)
    .set({ walker: null, heldUntil: null })
    .where(and(eq(scrapeLoopBoards.loopId, loopId), eq(scrapeLoopBoards.boardId, boardId)))
}

/**
 * Notes in the open loop that a board is being scraped out of its turn, so that no walker takes it meanwhile.
 * Resolves to how often it was begun in this loop; null when no loop waits for it.
 */
export const beginLoopBoard = async (
  db: Executor,
  board: { id: number; companyName: string },
  at: Date = new Date(),
): Promise<number | null> => {
  const { rows } = await db.execute<{ starts: number }>(sql`
    with step as (
      update scrape_loop_boards as step
      set started_at = ${at}, starts = starts + 1, walker = null, held_until = ${holdFrom(at)}
      from scrape_loops as loop
      where loop.id = step.loop_id and loop.finished_at is null and step.outcome is null
        and step.board_id = ${board.id}
      returning step.loop_id, step.board_id, step.starts
    ), status as (${sayWhere(sql`${board.companyName}`, at)})
    select starts from step`)
  return rows[0]?.starts ?? null
}

/** Whether the open loop is at a board just now. */
export const isInWalk = async (db: Executor, boardId: number, at: Date = new Date()): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    select from scrape_loop_boards
    where board_id = ${boardId} and outcome is null and walker is not null and held_until > ${at}`)
  return rowCount === 1
}

/**
 * The end of boards' steps in the open loop, as far as that waits for them, as two parts of a `with`; the second
 * gives `id` and `"left"` of the loop. Reads the `ended` before it: board_id, outcome, new_jobs, deleted_jobs and
 * finished_at. Counting down on the loop's own row makes boards that end together come one after the other.
 */
export const endOfSteps: SQL = sql`
  step as (
    update scrape_loop_boards as step
    set outcome = ended.outcome, new_jobs = ended.new_jobs, deleted_jobs = ended.deleted_jobs,
      finished_at = ended.finished_at
    from ended, scrape_loops as loop
    where loop.id = step.loop_id and loop.finished_at is null and step.outcome is null
      and step.board_id = ended.board_id
    returning step.loop_id
  ), loop as (
    update scrape_loops set "left" = "left" - (select count(*) from step)
    where id = (select loop_id from step limit 1) returning id, "left"
  )`

export type LoopLeft = { loop_id: string | null; left: number | null }

/** Ends the loop after its last board. */
export const endLoopAfter = async (db: Executor, row: LoopLeft | undefined, at: Date): Promise<void> => {
  if (row?.left === 0) await finishLoop(db, Number(row.loop_id), at)
}

/** Notes in the open loop, if it waits for this board, how its turn ended without a scrape. */
export const finishLoopBoard = async (
  db: Executor,
  boardId: number,
  { outcome, newJobs, deletedJobs }: LoopStep,
  at: Date = new Date(),
): Promise<void> => {
  const { rows } = await db.execute<LoopLeft>(
    sql`with ended as (
      select ${boardId}::bigint as board_id, ${outcome} as outcome, ${newJobs}::int as new_jobs,
        ${deletedJobs}::int as deleted_jobs, ${at}::timestamptz as finished_at
    ), ${endOfSteps} select id as loop_id, "left" from loop`,
  )
  await endLoopAfter(db, rows[0], at)
}
