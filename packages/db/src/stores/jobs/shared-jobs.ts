import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'

/** To a board that still shows them, with its address; it is asked for a full answer, to curate them again from it. */
export const handOver = async (db: Executor, boardId: number, which: SQL, at: Date): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    with heir as (
      select distinct on (job.id) job.id, posting.board_id, posting.url
      from jobs as job join postings as posting on posting.job_id = job.id
      where job.board_id = ${boardId} and job.deleted_at is null and (${which})
        and posting.board_id <> ${boardId} and posting.gone_at is null
      order by job.id, posting.id
    ), asked as (
      update boards set validators = '{}', validators_version = null
      where id in (select board_id from heir)
    )
    update jobs set board_id = heir.board_id, url = heir.url, curation = 0, changed_at = ${at}
    from heir where jobs.id = heir.id`)
  return (rowCount ?? 0) > 0
}
