import { type SQL, sql } from 'drizzle-orm'

/** Listed jobs that a board shows: its own, and those that it shares with the board that they came from. */
export const listedOn = (boardId: SQL | number): SQL => sql`(
  (select count(*) from jobs where jobs.board_id = ${boardId} and jobs.unlisted_reason is null)
  + (select count(distinct jobs.id) from postings join jobs on jobs.id = postings.job_id
     where postings.board_id = ${boardId} and postings.gone_at is null
       and jobs.board_id <> ${boardId} and jobs.unlisted_reason is null))`
