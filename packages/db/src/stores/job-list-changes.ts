import { sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'

export const JOB_LIST_CHANNEL = 'job_list'

export const jobListSignal = sql`pg_notify(${JOB_LIST_CHANNEL}, '')`

/** Tells every process at commit that its cached job list is out of date. */
export async function announceJobList(db: Executor): Promise<void> {
  await db.execute(sql`select ${jobListSignal}`)
}

export type ListEffect = {
  /** Jobs listed for the first time ever. */
  newJobs: number
  isListChanged: boolean
}

export const NO_EFFECT: ListEffect = { newJobs: 0, isListChanged: false }
