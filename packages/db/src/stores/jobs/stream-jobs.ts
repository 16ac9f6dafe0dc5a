import { audienceLabel, HOUR_MS, memoize, newYorkDay } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database, Executor } from '../../database.ts'
import { jobs } from '../../schema/index.ts'
import { isListed, visibleTo } from './visible-jobs.ts'

type Job = typeof jobs.$inferSelect
type Row = Pick<Job, 'id' | 'title' | 'companyName' | 'jobType' | 'travel' | 'category'> &
  Pick<Job, 'salaryMax' | 'licenceNeed' | 'degree' | 'featured' | 'stackId'> & {
    /** Lists come as text: most are the same as one before, and need not be read again. */
    locations: string
    audience: string
    eligibleStates: string | null
    isFree: boolean
    approvedMs: number | null
  }

/** Few enough that other requests wait for some milliseconds at most. */
const ROWS_A_TURN = 2_000

const columns = sql`id::float8 as id, title, company_name as "companyName", job_type as "jobType", travel, category,
  salary_max as "salaryMax", licence_need as "licenceNeed", degree, featured, stack_id as "stackId",
  to_json(locations)::text as locations, to_json(audience)::text as audience,
  to_json(eligible_states)::text as "eligibleStates", ${visibleTo('visitor')} as "isFree",
  floor(extract(epoch from approved_at) * 1000)::float8 as "approvedMs"`

const MAX_DISTINCT = 50_000

function createReader() {
  const toList = memoize(MAX_DISTINCT, (text): string[] => JSON.parse(text))
  /** Days begin with an hour: the calendar, which takes 2 µs, is asked once for each. */
  const toDay = memoize(MAX_DISTINCT, (hour) => newYorkDay(new Date(Number(hour) * HOUR_MS)))
  const toLabels = memoize(MAX_DISTINCT, (text): string[] => JSON.parse(text).map(audienceLabel))
  return ({ approvedMs, ...row }: Row) => ({
    ...row,
    locations: toList(row.locations),
    audience: toLabels(row.audience),
    eligibleStates: row.eligibleStates === null ? null : toList(row.eligibleStates),
    approvedOn: approvedMs === null ? null : toDay(String(Math.floor(approvedMs / HOUR_MS))),
    approvedAt: approvedMs === null ? null : new Date(approvedMs).toISOString(),
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

/** More are not told one by one: reading all jobs again takes no longer. */
const MAX_CHANGES = 50_000

/** What changed since a mark, and what of it is listed now; null where that cannot be told, or is too much to tell. */
export async function listChangedJobs(db: Executor, since: ChangeMark) {
  const mark = sql`${since}::pg_snapshot`
  const { rows } = await db.execute<
    Omit<Row, 'id'> & { id: number | null; mark: string; is_known: boolean; is_listed: boolean }
  >(sql`
    select pg_current_snapshot()::text as mark,
      pg_snapshot_xmin(${mark}) <= pg_snapshot_xmin(pg_current_snapshot()) as is_known, changed.*
    from (select) as one left join (
      select ${columns}, ${isListed} as is_listed from ${jobs}
      where changed_in >= pg_snapshot_xmin(${mark}) and not pg_visible_in_snapshot(changed_in, ${mark})
      limit ${MAX_CHANGES + 1}
    ) as changed on true`)
  const [first] = rows
  if (!first?.is_known || rows.length > MAX_CHANGES) return null
  const read = createReader()
  const changed = rows.flatMap(({ id, mark: _mark, is_known: _known, is_listed, ...row }) =>
    id === null ? [] : [{ row: { ...row, id }, is_listed }],
  )
  return {
    mark: first.mark,
    ids: changed.map(({ row }) => row.id),
    listed: changed.filter(({ is_listed }) => is_listed).map(({ row }) => read(row)),
  }
}

export async function areMoreListed(db: Executor, than: number): Promise<boolean> {
  const { rows: found } = await db.execute(sql`select from ${jobs} where ${isListed} offset ${than} limit 1`)
  return found.length > 0
}
