import { listedResidence, newYorkDay, postedLongBefore, unlistedReason } from '@lilypad/domain'
import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { jobs, postings } from '../../schema/index.ts'
import { updateRows } from '../batch.ts'
import { rowColumns } from '../job-row-columns.ts'
import type { ListEffect } from '../notify-channels.ts'
import type { SeenAgain } from './compare-scrape.ts'
import type { Curated, JobColumns } from './curate-postings.ts'
import { decideListing } from './decide-listing.ts'
import { postingColumns } from './postings.ts'
import { reopenListedAgain } from './reopen-reports.ts'

/**
 * Ids, approval, the free tenth and what an admin set stay; a job that comes back is no new one. A job that two boards
 * show follows the one that it belongs to; when it was deleted, the first that shows it again.
 */
export async function updateJobs(
  db: Executor,
  board: { id: number | null },
  changed: readonly Curated<SeenAgain>[],
  at: Date,
): Promise<ListEffect> {
  const jobIds = changed.map(({ known }) => known.jobId)
  const before = await readBefore(db, jobIds)
  const rewritten = changed.flatMap(({ known, columns }) => {
    const job = before.get(known.jobId)
    const isAnothers = job?.boardId !== board.id && job?.deletedAt === null
    return job && !isAnothers ? [{ job, row: updatedJob(job, board.id, columns, at) }] : []
  })
  const rows = rewritten.map(({ row }) => row)
  const back = changed.filter(({ known }) => known.goneAt !== null)
  const seen = changed.map(({ found, hash, known }) => ({
    id: known.id,
    ...postingColumns(found, hash),
    goneAt: null,
    lastSeenAt: null,
  }))
  await updateRows(db, jobs, rows)
  await reopenListedAgain(db, rewritten)
  await noteReturns(db, back, at)
  await updateRows(db, postings, seen)
  return toEffect(rewritten)
}

type JobRow = typeof jobs.$inferSelect

export const toEffect = (
  rewritten: readonly { job: JobRow; row: Pick<JobRow, 'approvedAt'> & Partial<JobRow> }[],
): ListEffect => ({
  newJobs: rewritten.filter(({ job, row }) => job.approvedAt === null && row.approvedAt !== null).length,
  isListChanged: rewritten.some(({ job, row }) => listEntry(job) !== listEntry({ ...job, ...row })),
})

async function readBefore(db: Executor, ids: number[]): Promise<Map<number, JobRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(jobs)
    .where(sql`${jobs.id} = any(${sql.param(ids)})`)
  return new Map(rows.map((row) => [row.id, row]))
}

export function updatedJob(job: JobRow, boardId: number | null, columns: JobColumns, at: Date) {
  const inForce = withOverrides(columns, job.overrides)
  return {
    id: job.id,
    boardId,
    ...inForce,
    ...decideListing(job, inForce, at),
    deletedAt: null,
    undeletedAt: null,
  }
}

/** The columns that decide whether a job is listed. */
const DECIDING = ['title', 'url', 'workplace', 'jobType', 'salaryMax']

/** For the columns that curation fills. */
export function withOverrides(columns: JobColumns, overrides: Record<string, unknown>): JobColumns {
  const own = Object.entries(overrides).filter(([name]) => Object.hasOwn(columns, name))
  if (own.length === 0) return columns
  const set: JobColumns = { ...columns, ...Object.fromEntries(own) }
  const inForce = Object.hasOwn(overrides, 'eligibility') ? { ...set, ...listedResidence(set) } : set
  const mustDecideAgain =
    own.some(([name]) => DECIDING.includes(name)) && !Object.hasOwn(overrides, 'unlistedReason')
  return mustDecideAgain ? { ...inForce, unlistedReason: unlistedReason(inForce) } : inForce
}

/** As text to compare; empty while the job is not listed. The list tells some days of posting only. */
function listEntry(job: JobRow): string {
  if (job.unlistedReason !== null) return ''
  const approvedOn = job.approvedAt && newYorkDay(job.approvedAt)
  const shown = { ...job, postedOn: postedLongBefore({ ...job, approvedOn }) }
  return JSON.stringify(shown, Object.keys(rowColumns))
}

export function noteChangedFingerprints(db: Executor, changedInList: readonly SeenAgain[]): Promise<void> {
  const rows = changedInList.map(({ found, hash, known }) => ({
    id: known.id,
    found: postingColumns(found, hash).found,
  }))
  return updateRows(db, postings, rows)
}

/** Counts the returns, and keeps from when to when a job was on no board. */
async function noteReturns(db: Executor, back: readonly SeenAgain[], at: Date): Promise<void> {
  if (back.length === 0) return
  const postingIds = back.map(({ known }) => known.id)
  const jobsBack = back.filter(({ known }) => known.deletedAt !== null || known.undeletedAt !== null)
  const jobIds = jobsBack.map(({ known }) => known.jobId)
  const oneMore = { timesReturned: sql`times_relisted + 1` }
  const away = sql.param(back.filter(({ known }) => known.deletedAt !== null).map(({ known }) => known.id))
  const absence = sql`case when id = any(${away}) and board_id is not null
    then jsonb_build_object('goneAt', gone_at, 'backAt', ${at}::timestamptz) else '[]' end`
  await db
    .update(postings)
    .set({ ...oneMore, absences: sql`absences || ${absence}` })
    .where(inArray(postings.id, postingIds))
  await db.update(jobs).set(oneMore).where(inArray(jobs.id, jobIds))
}
