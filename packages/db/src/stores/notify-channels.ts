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

/** Triggers say here that a session ended, or that a person or what decides their tier changed. */
export const PEOPLE_CHANNEL = 'people'

export const listenerName = (channel: string): string => `lilypad-listens-${channel}`

/** Says a word after everything that is committed. Resolves to how many connections listen. */
export async function notifyListeners(db: Executor, channel: string, word: string): Promise<number> {
  const { rows } = await db.execute<{ listeners: number }>(sql`
    select count(*)::int as listeners, pg_notify(${channel}, ${word}) from pg_stat_activity
    where datname = current_database() and application_name = ${listenerName(channel)}`)
  return rows[0]?.listeners ?? 0
}
