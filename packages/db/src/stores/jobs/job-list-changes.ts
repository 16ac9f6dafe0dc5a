import { sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'

/** The PostgreSQL channel that announces changes of the job list. */
export const JOB_LIST_CHANNEL = 'job_list'

/** The announcement as a column of a select. */
export const announcement = sql`pg_notify(${JOB_LIST_CHANNEL}, '')`

/** Notifies every process at commit that its cached job list is out of date. */
export const announceJobList = async (db: Executor): Promise<void> => {
  await db.execute(sql`select ${announcement}`)
}
