import { employerSlug, employersBySlug, medianDaysOpen, type Tier } from '@lilypad/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, jobs } from '../../schema/index.ts'
import { rowColumns } from '../job-row-columns.ts'
import { withDates } from '../revive-dates.ts'
import { inOrder, isListed, type ListedJob, visibleTo } from './visible-jobs.ts'

/** The same for every tier. */
export type EmployerFigures = {
  openJobs: number
  /** Open jobs that state their pay, as `salaryText` of the domain has it. */
  payingJobs: number
  closedJobs: number
  medianDaysOpen: number | null
}

/** A board that has an employer's name, or shows one of its open jobs. */
export type EmployerBoard = {
  companyName: string
  system: string
  careersUrl: string
  /** Null before it was first read whole and without doubt. */
  lastCheckedAt: Date | null
  logoFile: string | null
  /** All that it shows, listed or not. */
  postings: number
}

export type PublicEmployer = { name: string; openJobs: number; changedAt: Date }

/**
 * A job is closed when a scrape missed all of its postings: where an admin deleted a board, nobody saw what became of
 * its jobs. The median counts jobs that no board had shown at its first scrape.
 */
export async function employerFigures(db: Executor, companyName: string): Promise<EmployerFigures> {
  const { rows } = await db.execute<Omit<EmployerFigures, 'medianDaysOpen'> & { daysOpen: number[] }>(sql`
    with open as (
      select count(*)::int as "openJobs",
        (count(*) filter (where salary_range <> '' or salary_max is not null))::int as "payingJobs"
      from jobs where company_name = ${companyName} and unlisted_reason is null
    ), gone as materialized (
      select id from jobs
      where company_name = ${companyName} and approved_at is not null and unlisted_reason = 'deleted'
    ), seen as materialized (
      select job_id, board_id, first_seen_at, gone_at, coalesce(last_seen_at, gone_at) as last_seen_at from postings where job_id in (select id from gone)
    ), begun as materialized (
      select board_id, (select min(first_seen_at) from postings where board_id = showing.board_id) as at
      from (select distinct board_id from seen where board_id is not null) as showing
    ), closed as (
      select bool_and(seen.first_seen_at > begun.at) as was_watched,
        extract(epoch from max(seen.last_seen_at) - min(seen.first_seen_at)) / 86400 as days
      from seen join begun using (board_id) group by job_id having every(seen.gone_at is not null)
    )
    select open.*, (select count(*)::int from closed) as "closedJobs",
      array(select days::float8 from closed where was_watched) as "daysOpen"
    from open`)
  const { daysOpen, ...counts } = rows[0] ?? { openJobs: 0, payingJobs: 0, closedJobs: 0, daysOpen: [] }
  return { ...counts, medianDaysOpen: medianDaysOpen(daysOpen) }
}

async function listBoards(db: Executor, companyName: string): Promise<EmployerBoard[]> {
  const { rows } = await db.execute(sql`
    with showing as (
      select posting.board_id, count(*) as jobs from jobs as job
      join postings as posting on posting.job_id = job.id and posting.gone_at is null
      where job.company_name = ${companyName} and job.unlisted_reason is null
      group by posting.board_id
    )
    select board.company_name as "companyName", board.system, board.careers_url as "careersUrl",
      board.logo_file as "logoFile", board.last_sound_at as "lastCheckedAt",
      (select count(*)::int from postings where board_id = board.id and gone_at is null) as postings
    from boards as board left join showing on showing.board_id = board.id
    where board.removed_at is null and board.duplicate_of is null
      and (board.company_name = ${companyName} or showing.jobs > 0)
    order by showing.jobs desc nulls last, board.id`)
  return withDates<EmployerBoard>(rows, { lastCheckedAt: true })
}

/** More than any real employer's; the list of all jobs has the rest. */
const MAX_COMPANY_JOBS = 600

const listOpenJobs = (db: Executor, companyName: string, tier: Tier): Promise<ListedJob[]> =>
  db
    .select(rowColumns)
    .from(jobs)
    .leftJoin(boards, eq(boards.id, jobs.boardId))
    .where(and(isListed, eq(jobs.companyName, companyName), visibleTo(tier)))
    .orderBy(...inOrder)
    .limit(MAX_COMPANY_JOBS)

/** The board with most of its open jobs comes first; its jobs are those that the tier may see. */
export async function readCompany(db: Executor, name: string, tier: Tier) {
  const [figures, ofBoards, open] = await Promise.all([
    employerFigures(db, name),
    listBoards(db, name),
    listOpenJobs(db, name, tier),
  ])
  return { name, ...figures, boards: ofBoards, jobs: open }
}

export type Company = Awaited<ReturnType<typeof readCompany>>

const isShown = sql`removed_at is null and not is_removed(company_name, careers_url, id)`

/** Those with a board or a listed job. */
async function isKnown(db: Executor, name: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from jobs where company_name = ${name} and unlisted_reason is null
    union all select from boards where company_name = ${name} and ${isShown} limit 1`)
  return rows.length > 0
}

async function listNames(db: Executor) {
  const { rows } = await db.execute<{ name: string; openJobs: number }>(sql`
    select company_name as name, count(*)::int as "openJobs" from jobs
    where unlisted_reason is null group by company_name
    union all select distinct company_name, 0 from boards where ${isShown}`)
  return rows
}

/** By name or slug, in any case and with any accents; null for an unknown one. */
export async function findCompanyName(db: Executor, asked: string): Promise<string | null> {
  if (await isKnown(db, asked)) return asked
  const slug = employerSlug(asked)
  return slug === '' ? null : (employersBySlug(await listNames(db)).get(slug)?.name ?? null)
}

/** By name, and when one of its listed jobs last changed. */
export const listPublicEmployers = (db: Executor): Promise<PublicEmployer[]> =>
  db
    .select({
      name: jobs.companyName,
      openJobs: sql`count(*)`.mapWith(Number),
      changedAt: sql`max(${jobs.changedAt})`.mapWith((value: string) => new Date(value)),
    })
    .from(jobs)
    .where(isListed)
    .groupBy(jobs.companyName)
    .having(sql`bool_or(${visibleTo('visitor')})`)
    .orderBy(jobs.companyName)
