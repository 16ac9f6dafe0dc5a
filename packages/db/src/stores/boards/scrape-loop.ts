import { randomUUID } from 'node:crypto'
import { type LoopOutcome, MINUTE_MS, newYorkDay } from '@lilypad/domain'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { scrapeLoopBoards, scrapeLoops } from '../../schema/index.ts'
import { setStoredValue } from '../stored-values.ts'

export type LoopStep = { outcome: LoopOutcome; newJobs: number; deletedJobs: number }

/** Admins see `Scraping 17 of 575: Company …`. Null when no loop waits for the board. Does not wait for the disk. */
export async function beginLoopBoard(
  db: Executor,
  board: { id: number; companyName: string },
  at: Date = new Date(),
): Promise<number | null> {
  const { rows } = await db.execute<{ starts: number }>(sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true)), step as (
      update scrape_loop_boards as step set started_at = ${at}, starts = starts + 1
      from scrape_loops as loop, quick
      where loop.id = step.loop_id and loop.finished_at is null and step.outcome is null
        and step.board_id = ${board.id}
      returning step.starts, loop.total, loop."left"
    ), status as (
      insert into constants (name, value, changed_at)
      select ${LOOP_STATUS},
        format('Scraping %s of %s: %s …', total - "left" + 1, total, ${board.companyName}::text), ${at}::timestamptz
      from step
      on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at
    )
    select starts from step`)
  return rows[0]?.starts ?? null
}

/**
 * Two parts of a `with`, the second with the loop's `id` and `"left"`. They count down on the loop's row, whose lock
 * makes boards that end together do so one by one.
 */
export const endOfStep = (boardId: number, { outcome, newJobs, deletedJobs }: LoopStep, at: Date): SQL => sql`
  step as (
    update scrape_loop_boards as step
    set outcome = ${outcome}, new_jobs = ${newJobs}, deleted_jobs = ${deletedJobs}, finished_at = ${at}
    from scrape_loops as loop
    where loop.id = step.loop_id and loop.finished_at is null and step.outcome is null and step.board_id = ${boardId}
    returning step.loop_id
  ), loop as (
    update scrape_loops set "left" = "left" - 1 where id = (select loop_id from step) returning id, "left"
  )`

export type LoopLeft = { id: string | null; left: number | null }

export async function endLoopAfter(db: Executor, loop: LoopLeft | undefined, at: Date): Promise<void> {
  if (loop?.left === 0) await finishLoop(db, Number(loop.id), at)
}

/** Records why a turn ended without a scrape, if the open loop waits for the board. */
export async function finishLoopBoard(db: Executor, boardId: number, step: LoopStep, at: Date = new Date()) {
  const ended = sql`with ${endOfStep(boardId, step, at)} select id, "left" from loop`
  const { rows } = await db.execute<LoopLeft>(ended)
  await endLoopAfter(db, rows[0], at)
}

/** The constant that holds the loop's progress, for admins. */
export const LOOP_STATUS = 'job_board_scrape_status'

/** The nightly run is due so many minutes after New York's midnight. */
export const NIGHTLY_LOOP_MINUTE = 30

export const toNightName = (at: Date): string =>
  `night-${newYorkDay(new Date(at.getTime() - NIGHTLY_LOOP_MINUTE * MINUTE_MS))}`

/**
 * Without boards that are gone or that another board shows; resting ones are recorded so. Neighbours are of different
 * systems, which spreads the requests over hosts. Null when a loop is open, or this period had its loop.
 */
export const openLoop = (db: Executor, period: string = `admin-${randomUUID()}`, at: Date = new Date()) =>
  db.transaction(async (tx) => {
    const [loop] = await tx
      .insert(scrapeLoops)
      .values({ period, total: 0, left: 0, startedAt: at })
      .onConflictDoNothing()
      .returning({ id: scrapeLoops.id })
    if (!loop) return null
    await addSteps(tx, loop.id, at)
    const [counts] = await tx
      .select({
        total: sql<number>`count(*)::int`,
        left: sql<number>`count(*) filter (where outcome is null)::int`,
      })
      .from(scrapeLoopBoards)
      .where(eq(scrapeLoopBoards.loopId, loop.id))
    const { total, left } = counts ?? { total: 0, left: 0 }
    await tx.update(scrapeLoops).set({ total, left }).where(eq(scrapeLoops.id, loop.id))
    if (left === 0) await finishLoop(tx, loop.id, at)
    else await setStoredValue(tx, LOOP_STATUS, `Scraping 0 of ${total}.`)
    return loop.id
  })

const addSteps = (db: Executor, loopId: number, at: Date) =>
  db.execute(sql`
    insert into ${scrapeLoopBoards} (loop_id, board_id, position, outcome, finished_at)
    select ${loopId}, id, row_number() over (order by turn, system, id),
      case when is_idle then 'skipped' when is_at_rest then 'resting' end,
      case when is_idle or is_at_rest then ${at}::timestamptz end
    from (
      select id, system, coalesce(rest_until > ${at}::timestamptz, false) as is_at_rest, state = 'gone' or exists (
          select from boards as shown
          where shown.id = board.duplicate_of and shown.removed_at is null and shown.state <> 'gone'
        ) as is_idle,
        row_number() over (partition by system order by lower(company_name), id) as turn
      from boards as board where removed_at is null
    ) as board`)

/** One that was due while boards existed, and has not run. Null when none was missed, or another loop is open. */
export async function openMissedLoop(db: Executor, now: Date): Promise<number | null> {
  const period = toNightName(now)
  const due = sql`(${period.slice('night-'.length)}::date + make_interval(mins => ${NIGHTLY_LOOP_MINUTE})) at time zone 'America/New_York'`
  const { rows } = await db.execute<{ is_missed: boolean }>(sql`
    select not exists (select from scrape_loops where period = ${period})
      and exists (select from boards where removed_at is null and created_at < ${due}) as is_missed`)
  return rows[0]?.is_missed ? openLoop(db, period, now) : null
}

/** In its order; null when no loop is open. */
export async function findOpenLoop(db: Executor): Promise<{ loopId: number; boardIds: number[] } | null> {
  const [loop] = await db
    .select({ id: scrapeLoops.id })
    .from(scrapeLoops)
    .where(isNull(scrapeLoops.finishedAt))
  if (!loop) return null
  const rows = await db
    .select({ boardId: scrapeLoopBoards.boardId })
    .from(scrapeLoopBoards)
    .where(and(eq(scrapeLoopBoards.loopId, loop.id), isNull(scrapeLoopBoards.outcome)))
    .orderBy(asc(scrapeLoopBoards.position))
  return { loopId: loop.id, boardIds: rows.map(({ boardId }) => boardId) }
}

/** Later calls do nothing. */
export async function finishLoop(db: Executor, loopId: number, at: Date): Promise<void> {
  await db.execute(sql`
    with loop as (
      update scrape_loops set finished_at = ${at}
      where id = ${loopId} and finished_at is null
        and not exists (select from scrape_loop_boards where loop_id = ${loopId} and outcome is null)
      returning id
    ), counts as (
      select count(*) as total, coalesce(sum(new_jobs), 0) as new_jobs,
        coalesce(sum(deleted_jobs), 0) as deleted_jobs, count(*) filter (where outcome = 'failed') as failed
      from scrape_loop_boards where loop_id = ${loopId}
    )
    insert into constants (name, value, changed_at)
    select ${LOOP_STATUS}, format('Idle. Last finished %s UTC: %s boards, %s new, %s deleted, %s failed.',
        to_char(${at}::timestamptz at time zone 'UTC', 'YYYY-MM-DD HH24:MI'), total, new_jobs, deleted_jobs, failed),
      ${at}::timestamptz
    from loop, counts
    on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`)
}
