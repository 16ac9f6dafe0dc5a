import { audienceLabel, HOUR_MS, memoize, newYorkDay } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database, Executor } from '../../database.ts'
import { jobs } from '../../schema/index.ts'
import { isListed, visibleTo } from './visible-jobs.ts'

type Row = Pick<
  typeof jobs.$inferSelect,
  'title' | 'category' | 'travel' | 'audience' | 'featured' | 'degree'
> & {
  id: string
  company_name: string
  job_type: typeof jobs.$inferSelect.jobType
  /** Lists come as text: most are the same as one before, and need not be read again. */
  locations: string
  audience: string
  eligible_states: string | null
  salary_max: number | null
  licence_need: typeof jobs.$inferSelect.licenceNeed
  stack_id: string | null
  is_free: boolean
  approved_ms: number | null
}

/** Few enough that other requests wait for some milliseconds at most. */
const ROWS_A_TURN = 2_000

const columns = sql`id, title, company_name, job_type, travel, category, salary_max, licence_need, degree, featured,
  stack_id, to_json(locations)::text as locations, to_json(audience)::text as audience,
  to_json(eligible_states)::text as eligible_states, ${visibleTo('visitor')} as is_free,
  floor(extract(epoch from approved_at) * 1000)::float8 as approved_ms`

const MAX_DISTINCT = 50_000

function createReader() {
  const toList = memoize(MAX_DISTINCT, (text): string[] => JSON.parse(text))
  const toLabels = memoize(MAX_DISTINCT, (text): string[] => JSON.parse(text).map(audienceLabel))
  let [hour, day] = [Number.NaN, '']
  /** Days begin with an hour, and many jobs have that of the job before. */
  const toDay = (ms: number) => {
    if (Math.floor(ms / HOUR_MS) !== hour) [hour, day] = [Math.floor(ms / HOUR_MS), newYorkDay(new Date(ms))]
    return day
  }
  return (row: Row) => ({
    id: Number(row.id),
    title: row.title,
    companyName: row.company_name,
    jobType: row.job_type,
    travel: row.travel,
    locations: toList(row.locations),
    audience: toLabels(row.audience),
    category: row.category,
    salaryMax: row.salary_max,
    licenceNeed: row.licence_need,
    eligibleStates: row.eligible_states === null ? null : toList(row.eligible_states),
    degree: row.degree,
    featured: row.featured,
    stackId: row.stack_id,
    isFree: row.is_free,
    approvedOn: row.approved_ms === null ? null : toDay(row.approved_ms),
    approvedAt: row.approved_ms === null ? null : new Date(row.approved_ms).toISOString(),
  })
}

/** A listed job, to search among many. */
export type StreamedJob = ReturnType<ReturnType<typeof createReader>>

/** Until where changes are known: which transactions had ended. */
export type ChangeMark = string

/** As they are at one moment, two thousand at a time. At the signal it fails, and its connection is closed. */
export async function streamJobs(
  { pool }: Pick<Database, 'pool'>,
  take: (jobs: StreamedJob[]) => Promise<void>,
  signal: AbortSignal,
): Promise<ChangeMark> {
  const client = await pool.connect()
  const close = () => void client.end()
  signal.addEventListener('abort', close)
  try {
    signal.throwIfAborted()
    return await drizzle(client).transaction(
      async (tx) => {
        const read = createReader()
        const { rows } = await tx.execute<{ mark: string }>(sql`select pg_current_snapshot()::text as mark`)
        await tx.execute(
          sql`declare listed_jobs no scroll cursor for select ${columns} from ${jobs} where ${isListed}`,
        )
        for (;;) {
          const { rows: found } = await tx.execute<Row>(
            sql`fetch ${sql.raw(String(ROWS_A_TURN))} from listed_jobs`,
          )
          if (found.length === 0) return rows[0]?.mark ?? ''
          await take(found.map(read))
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  } finally {
    signal.removeEventListener('abort', close)
    client.release(signal.aborted)
  }
}

export type JobChanges = {
  mark: ChangeMark
  ids: number[]
  /** Those of them that are listed, as they are now. */
  listed: StreamedJob[]
}

/** More are not told one by one: reading all jobs again takes no longer. */
const MOST_CHANGES = 50_000

/** What changed since a mark; null where that cannot be told, or is too much to tell. */
export async function listChangedJobs(db: Executor, since: ChangeMark): Promise<JobChanges | null> {
  const mark = sql`${since}::pg_snapshot`
  const { rows } = await db.execute<
    Omit<Row, 'id'> & { id: string | null; mark: string; is_known: boolean; is_listed: boolean }
  >(sql`
    select pg_current_snapshot()::text as mark,
      pg_snapshot_xmin(${mark}) <= pg_snapshot_xmin(pg_current_snapshot()) as is_known, changed.*
    from (select) as one left join (
      select ${columns}, ${isListed} as is_listed from ${jobs}
      where changed_in >= pg_snapshot_xmin(${mark}) and not pg_visible_in_snapshot(changed_in, ${mark})
      limit ${MOST_CHANGES + 1}
    ) as changed on true`)
  const [first] = rows
  if (!first?.is_known || rows.length > MOST_CHANGES) return null
  const read = createReader()
  const changed = rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }]))
  return {
    mark: first.mark,
    ids: changed.map(({ id }) => Number(id)),
    listed: changed.filter((row) => row.is_listed).map(read),
  }
}

export async function areMoreListed(db: Executor, than: number): Promise<boolean> {
  const { rows: found } = await db.execute(sql`select from ${jobs} where ${isListed} offset ${than} limit 1`)
  return found.length > 0
}
