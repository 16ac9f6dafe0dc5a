import {
  type CurationEdits,
  goesBackToRules,
  listedResidence,
  unlistedReason,
  withEdits,
} from '@lilypad/domain'
import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, jobs, postings } from '../../schema/index.ts'
import { findBoard } from '../boards/boards.ts'
import { anyHolds } from '../like-patterns.ts'
import { announceJobList } from '../notify-channels.ts'
import { decideListing } from '../scrapes/decide-listing.ts'
import { type JobRow, lockJob } from '../scrapes/lock-board.ts'
import { reopenListedAgain } from '../scrapes/reopen-reports.ts'
import { inTransaction } from '../transactions.ts'

/** Once listed, latest first; `page` counts from 1. */
export async function listDeletedJobs(
  db: Executor,
  { since, page, pageLength }: { since: Date; page: number; pageLength: number },
) {
  const deleted = and(gt(jobs.deletedAt, since), isNotNull(jobs.deletedAt), isNotNull(jobs.approvedAt))
  const { id, title, companyName, url } = jobs
  const [rows, total] = await Promise.all([
    db
      .select({ id, title, companyName, url })
      .from(jobs)
      .where(deleted)
      // In the order of its index.
      .orderBy(sql`${jobs.deletedAt} desc nulls last`, desc(jobs.id))
      .limit(pageLength)
      .offset((page - 1) * pageLength),
    db.$count(jobs, deleted),
  ])
  return { jobs: rows, total }
}

const { description: _, summary: __, ...shortColumns } = getTableColumns(jobs)
const deskColumns = {
  ...shortColumns,
  /** On one of our boards that was not removed. */
  isOnBoard: sql<boolean>`exists (select from boards as board
    where board.id = jobs.board_id and board.removed_at is null)`,
}
export type DeskJob = Pick<JobRow, keyof typeof shortColumns> & { isOnBoard: boolean }

export type DeskQuestion = {
  /** Searched in title and company, ignoring case; empty for everything. */
  search: string
  show: 'all' | 'questions' | 'listed' | 'unlisted' | 'edited'
  /** From 1. */
  page: number
  pageLength: number
}

/** Curation was unsure of a decision that makes a difference, and no admin has answered. */
const isQuestion = sql`(${jobs.unlistedReason} is null or ${jobs.unlistedReason} = 'workplace_unknown')
  and exists (select from jsonb_each(${jobs.reasons}->'confidence') as asked (field, answer)
    where answer->'isQuestion' = 'true' and not jsonb_exists(${jobs.overrides}, field))`

const SHOWN: Record<DeskQuestion['show'], SQL | undefined> = {
  all: undefined,
  questions: isQuestion,
  listed: isNull(jobs.unlistedReason),
  unlisted: isNotNull(jobs.unlistedReason),
  edited: sql`overrides <> '{}'`,
}

/** On their boards, newest first. */
export async function listDeskJobs(db: Executor, { search, show, page, pageLength }: DeskQuestion) {
  const asked = and(isNull(jobs.deletedAt), SHOWN[show], anyHolds([jobs.title, jobs.companyName], search))
  const [rows, total] = await Promise.all([
    db
      .select(deskColumns)
      .from(jobs)
      .where(asked)
      // In the order of its index.
      .orderBy(sql`${jobs.createdAt} desc nulls last`, sql`${jobs.id} desc nulls last`)
      .limit(pageLength)
      .offset((page - 1) * pageLength),
    db.$count(jobs, asked),
  ])
  return { jobs: rows, total }
}

export async function findDeskJob(db: Executor, id: number): Promise<DeskJob | null> {
  const [job] = await db.select(deskColumns).from(jobs).where(eq(jobs.id, id))
  return job ?? null
}

async function isFeatured(db: Executor, { boardId, title }: JobRow): Promise<boolean> {
  const board = boardId === null ? null : await findBoard(db, boardId)
  return board?.featuredTitles.some((featured) => featured.toLowerCase() === title.toLowerCase()) ?? false
}

/**
 * Stored separately, so that they survive scrapes. Null returns a field to the rules: its value stays until the job is
 * curated again, and its board is asked for a full answer. Salary and workplace decide again whether it is listed.
 */
export const curateJob = (db: Executor, id: number, edits: CurationEdits, at: Date) =>
  inTransaction(db, async (tx) => {
    const job = await lockJob(tx, id)
    if (!job) return null
    const overrides = withEdits(job.overrides, edits)
    const featured = edits.featured === null ? await isFeatured(tx, job) : (edits.featured ?? job.featured)
    const set = { ...job, ...overrides, featured }
    const decidesListing = edits.salaryMax != null || edits.workplace != null
    const decided = decidesListing && !job.deletedAt ? unlistedReason(set) : job.unlistedReason
    const listing = decideListing(job, { ...job, unlistedReason: decided }, at)
    const givenBack = goesBackToRules(edits)
    const residence = edits.eligibility ? listedResidence(set) : {}
    await tx
      .update(jobs)
      .set({ ...overrides, ...residence, featured, overrides, ...listing, ...(givenBack && { curation: 0 }) })
      .where(eq(jobs.id, id))
    await reopenListedAgain(tx, [{ job, row: listing }])
    if (givenBack && job.boardId !== null)
      await tx
        .update(boards)
        .set({ validators: {}, validatorsVersion: null })
        .where(eq(boards.id, job.boardId))
    await announceJobList(tx)
    return findDeskJob(tx, id)
  })

/** Jobs whose category or workplace an admin decided, as their postings tell them: newest first, deleted ones too. */
export const listCorrections = (db: Executor, most: number) =>
  db
    .selectDistinctOn([jobs.createdAt, jobs.id], {
      id: jobs.id,
      companyName: jobs.companyName,
      description: jobs.description,
      overrides: jobs.overrides,
      title: sql<string>`coalesce(${postings.title}, ${jobs.title})`,
      department: sql<string | null>`${postings.found}->>'department'`,
      places: postings.places,
      postedOn: jobs.postedOn,
    })
    .from(jobs)
    .leftJoin(postings, eq(postings.jobId, jobs.id))
    .where(sql`${jobs.overrides} ?| array['category', 'workplace']`)
    .orderBy(desc(jobs.createdAt), desc(jobs.id), postings.id)
    .limit(most)

export type Correction = Awaited<ReturnType<typeof listCorrections>>[number]
