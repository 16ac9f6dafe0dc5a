import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'

/** A board's own, and those that belong to another board but are on this one too. */
export const listedOn = (boardId: SQL | number): SQL => sql`(
  (select count(*) from jobs where jobs.board_id = ${boardId} and jobs.unlisted_reason is null)
  + (select count(distinct jobs.id) from postings join jobs on jobs.id = postings.job_id
     where postings.board_id = ${boardId} and postings.gone_at is null
       and jobs.board_id <> ${boardId} and jobs.unlisted_reason is null))`

/** By the board's id: one look at the jobs instead of one for each board. */
export async function countListedByBoard(db: Executor): Promise<Map<number, number>> {
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
