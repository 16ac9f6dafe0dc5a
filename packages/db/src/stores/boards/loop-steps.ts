import type { LoopOutcome } from '@lilypad/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { finishLoop, LOOP_STATUS } from './loops.ts'

export type LoopStep = { outcome: LoopOutcome; newJobs: number; deletedJobs: number }

/** Admins see `Scraping 17 of 575: Company …`. Null when no loop waits for the board. Does not wait for the disk. */
export const beginLoopBoard = async (
  db: Executor,
  board: { id: number; companyName: string },
  at: Date = new Date(),
): Promise<number | null> => {
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

export const endLoopAfter = async (db: Executor, loop: LoopLeft | undefined, at: Date): Promise<void> => {
  if (loop?.left === 0) await finishLoop(db, Number(loop.id), at)
}

/** Records why a turn ended without a scrape, if the open loop waits for the board. */
export const finishLoopBoard = async (
  db: Executor,
  boardId: number,
  step: LoopStep,
  at: Date = new Date(),
): Promise<void> => {
  const ended = sql`with ${endOfStep(boardId, step, at)} select id, "left" from loop`
  const { rows } = await db.execute<LoopLeft>(ended)
  await endLoopAfter(db, rows[0], at)
}
