import {
  audienceLabel,
  HOUR_MS,
  type IndexableJob,
  MINUTE_MS,
  newYorkDay,
  toSearchWords,
} from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database, Executor } from '../../database.ts'
import { jobs } from '../../schema/index.ts'
import { isListed, visibleTo } from './jobs-read.ts'

type StreamedJob = IndexableJob & { isFree: boolean }

type Row = Pick<
  typeof jobs.$inferSelect,
  'title' | 'category' | 'travel' | 'audience' | 'locations' | 'featured' | 'degree'
> & {
  id: string
  company_name: string
  job_type: IndexableJob['jobType']
  salary_max: number | null
  licence_need: IndexableJob['licenceNeed']
  eligible_states: string[] | null
  stack_id: string | null
  is_free: boolean
  approved_ms: number | null
}

/** Few enough that other requests wait for a few milliseconds at most. */
const ROWS_A_TURN = 500

/** The first of them come when all are sorted: a million take seconds, and more while the machine is busy. */
export const LONGEST_SORT_MS = 5 * MINUTE_MS

/** To the millisecond, by which the domain compares. */
const approvedMs = sql`floor(extract(epoch from approved_at) * 1000)`

/** Lone stacks are left out: only PostgreSQL can tell at once which stand alone, and most do. */
const rows = sql`select id, title, company_name, job_type, travel, locations, audience, category, salary_max,
    licence_need, eligible_states, degree, featured, ${visibleTo('visitor')} as is_free,
    ${approvedMs}::float8 as approved_ms,
    case when stack_id is not null and count(*) over (partition by stack_id) > 1 then stack_id end as stack_id
  from ${jobs} where ${isListed}
  order by featured desc, approved_ms desc nulls last, id`

const createReader = () => {
  const labels = new Map<string, string[]>()
  let [hour, day] = [Number.NaN, '']
  /** Jobs come by date, and days begin with an hour: most have that of the job before. */
  const dayOf = (ms: number) => {
    if (Math.floor(ms / HOUR_MS) !== hour) [hour, day] = [Math.floor(ms / HOUR_MS), newYorkDay(new Date(ms))]
    return day
  }
  const labelsOf = (audience: Row['audience']) => {
    const key = audience.join()
    const found = labels.get(key) ?? audience.map(audienceLabel)
    labels.set(key, found)
    return found
  }
  return (row: Row): StreamedJob => {
    // Without spread: V8 collects the objects that it makes late, some hundred megabytes of them.
    const job = {
      searchWords: '',
      id: Number(row.id),
      title: row.title,
      companyName: row.company_name,
      jobType: row.job_type,
      travel: row.travel,
      locations: row.locations,
      audience: labelsOf(row.audience),
      category: row.category,
      salaryMax: row.salary_max,
      licenceNeed: row.licence_need,
      eligibleStates: row.eligible_states,
      degree: row.degree,
      featured: row.featured,
      stackId: row.stack_id,
      isFree: row.is_free,
      approvedOn: row.approved_ms === null ? null : dayOf(row.approved_ms),
      approvedAt: row.approved_ms === null ? null : new Date(row.approved_ms).toISOString(),
    }
    job.searchWords = toSearchWords(job)
    return job
  }
}

/** A long read calls `step` after each of its steps, which throws once it must end; the signal says so in between. */
export type Going = { step(): void; signal: AbortSignal }

/**
 * As they were at one moment, in the order of `compareByDate`, with a step after some hundred. When the signal comes it
 * fails at once, and its connection is closed, which may be lost.
 */
export const streamJobs = async (
  { pool }: Pick<Database, 'pool'>,
  take: (job: StreamedJob) => void,
  { step, signal }: Going,
): Promise<void> => {
  const client = await pool.connect()
  const close = () => void client.end()
  signal.addEventListener('abort', close)
  try {
    signal.throwIfAborted()
    await drizzle(client).transaction(
      async (tx) => {
        const read = createReader()
        await tx.execute(sql`set local statement_timeout = ${sql.raw(String(LONGEST_SORT_MS))}`)
        await tx.execute(sql`declare listed_jobs no scroll cursor for ${rows}`)
        for (;;) {
          const { rows: found } = await tx.execute<Row>(
            sql`fetch ${sql.raw(String(ROWS_A_TURN))} from listed_jobs`,
          )
          if (found.length === 0) return
          for (const row of found) take(read(row))
          // Else V8 keeps the rows of some seconds: those that a promise resolved to are collected late.
          found.length = 0
          step()
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  } finally {
    signal.removeEventListener('abort', close)
    client.release(signal.aborted)
  }
}

export const areMoreListed = async (db: Executor, than: number): Promise<boolean> => {
  const { rows: found } = await db.execute(sql`select from ${jobs} where ${isListed} offset ${than} limit 1`)
  return found.length > 0
}
