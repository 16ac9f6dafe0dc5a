import type {
  AudienceId,
  Calendar,
  Category,
  Eligibility,
  HideReason,
  JobType,
  Licence,
  ListedFacts,
  ReportDecision,
  ReportReason,
  Requirements,
  StoredReasons,
  TravelLevel,
  UnlistedReason,
  WithEvidence,
  Workplace,
} from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { ownerId, users } from './accounts.ts'
import { createdAt, instant, partOf, rowId, transactionId } from './columns.ts'

/** One id sequence for jobs and for applications that people add by hand. */
export const jobIds = pgSequence('job_ids')

/** For each curated field, its value, its reason and an admin's override. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().default(sql`nextval('job_ids')`),
    boardId: bigint('board_id', { mode: 'number' }),
    title: text('title').notNull(),
    companyName: text('company_name').notNull(),
    url: text('url').notNull(),
    jobType: text('job_type').$type<JobType>(),
    workplace: text('workplace').$type<Workplace>(),
    travel: text('travel').$type<TravelLevel>().notNull(),
    travelDetails: text('travel_details'),
    locations: text('locations').array().notNull(),
    audience: text('audience').array().$type<AudienceId[]>().notNull(),
    category: text('category').$type<Category>().notNull(),
    salaryMax: doublePrecision('salary_max'),
    salaryRange: text('salary_range'),
    applyBy: date('apply_by', { mode: 'string' }),
    postedOn: date('posted_on', { mode: 'string' }),
    /** Safe Markdown, made from the HTML on the way in. */
    description: text('description'),
    summary: text('summary').notNull(),
    // The facts of the posting, each with its evidence; null until the job is curated by rules that read them.
    eligibility: jsonb('eligibility').$type<WithEvidence<Eligibility>>(),
    licence: jsonb('licence').$type<WithEvidence<Licence>>(),
    requirements: jsonb('requirements').$type<WithEvidence<Requirements>>(),
    calendar: jsonb('calendar').$type<WithEvidence<Calendar>>(),
    licenceNeed: text('licence_need').$type<ListedFacts['licenceNeed']>(),
    eligibleStates: text('eligible_states').array(),
    isPlaceStated: boolean('place_stated').notNull().default(true),
    degree: text('degree').$type<ListedFacts['degree']>(),
    deadline: date('deadline', { mode: 'string' }),
    stackId: text('stack_id'),
    featured: boolean('featured').notNull().default(false),
    logoOneOff: text('logo_one_off'),
    reasons: jsonb('reasons').$type<StoredReasons>().notNull().default({}),
    /** Values that an admin set; they survive scrapes. The columns hold the effective values. */
    overrides: jsonb('overrides').$type<Record<string, unknown>>().notNull().default({}),
    /** Version of the rules that curated it. */
    curation: integer('curation').notNull(),
    /** In the tenth that visitors and free members see; computed once and never again. */
    freeTenth: boolean('free_tenth').notNull(),
    /** Null means listed. */
    unlistedReason: text('unlisted_reason').$type<UnlistedReason>(),
    approvedAt: instant('approved_at'),
    deletedAt: instant('deleted_at'),
    /** Undeleted by an admin: scrapes leave it alone until its board lists it again, or for a time. */
    undeletedAt: instant('undeleted_at'),
    timesReturned: integer('times_relisted').notNull().default(0),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** The last that changed what searches look at; a trigger sets it. Null where it was before the column. */
    changedIn: transactionId('changed_in'),
  },
  (table) => [
    index('jobs_by_change').on(table.changedIn).where(sql`changed_in is not null`),
    index('jobs_listed').on(table.approvedAt.desc(), table.id).where(sql`unlisted_reason is null`),
    // All that says which public jobs are to be checked.
    index('jobs_public')
      .on(table.changedAt, table.id, table.deadline, table.applyBy)
      .where(sql`unlisted_reason is null and approved_at is not null and (featured or free_tenth)`),
    index('jobs_by_board').on(table.boardId),
    // Together with `postings_live`, enough to count what each board lists.
    index('jobs_listed_by_board').on(table.boardId, table.id).where(sql`unlisted_reason is null`),
    index('jobs_by_stack').on(table.stackId).where(sql`deleted_at is null`),
    index('jobs_by_company').on(table.companyName).where(sql`unlisted_reason is null`),
    index('jobs_by_category').on(table.category, table.approvedAt.desc()).where(sql`unlisted_reason is null`),
    index('jobs_current').on(table.createdAt.desc(), table.id.desc()).where(sql`deleted_at is null`),
    index('jobs_edited')
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`deleted_at is null and overrides <> '{}'`),
    index('jobs_undeleted').on(table.undeletedAt).where(sql`undeleted_at is not null`),
    index('jobs_deleted').on(table.deletedAt.desc()).where(sql`deleted_at is not null`),
    // All job columns that reports read, so that they need only this index.
    index('jobs_ever_listed')
      .on(table.approvedAt, table.deletedAt, table.unlistedReason, table.companyName)
      .where(sql`approved_at is not null`),
  ],
)

/** What search engines find wrong with the page of a public job, as it was when it was checked. */
export const markupChecks = pgTable('markup_checks', {
  jobId: bigint('job_id', { mode: 'number' })
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  /** Of the job. */
  changedAt: instant('changed_at').notNull(),
  checkedOn: date('checked_on', { mode: 'string' }).notNull(),
  /** Null without markup. */
  problems: text('problems').array(),
})

/** A job was opened. Deleting the account removes the person, and the count stays. */
export const clicks = pgTable(
  'clicks',
  {
    id: rowId(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    companyName: text('company_name').notNull(),
    userId: bigint('user_id', { mode: 'number' }),
    isSimilarJob: boolean('is_similar_job').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('clicks_by_time').on(table.at), index('clicks_by_user').on(table.userId, table.at)],
)

/** A job that a person does not want to see again; one that lists it again is hidden too. */
export const hiddenJobs = pgTable(
  'hidden_jobs',
  {
    userId: ownerId(),
    jobId: partOf('job_id', () => jobs.id),
    reason: text('reason').$type<HideReason>(),
    hiddenAt: instant('hidden_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index('hidden_jobs_by_job').on(table.jobId),
  ],
)

export const hiddenCompanies = pgTable(
  'hidden_companies',
  { userId: ownerId(), companyName: text('company_name').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.companyName] })],
)

/** Following a company ends hiding it. */
export const followedCompanies = pgTable(
  'followed_companies',
  { userId: ownerId(), companyName: text('company_name').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.companyName] })],
)

export const hiddenWords = pgTable('hidden_words', {
  userId: ownerId().primaryKey(),
  words: text('words').array().notNull(),
})

/** What people reported of a job until an admin decided: one open case a job. */
export const listingCases = pgTable(
  'listing_cases',
  {
    id: rowId(),
    jobId: partOf('job_id', () => jobs.id),
    openedAt: instant('opened_at').notNull(),
    decidedAt: instant('decided_at'),
    decision: text('decision').$type<ReportDecision>(),
  },
  (table) => [
    uniqueIndex('listing_cases_open').on(table.jobId).where(sql`decided_at is null`),
    index('listing_cases_by_job').on(table.jobId),
  ],
)

export const listingReports = pgTable(
  'listing_reports',
  {
    id: rowId(),
    caseId: partOf('case_id', () => listingCases.id),
    /** Null for a visitor. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    message: text('message').notNull(),
    reportedAt: instant('reported_at').notNull(),
  },
  (table) => [
    uniqueIndex('listing_reports_once').on(table.caseId, table.userId),
    index('listing_reports_by_user').on(table.userId),
  ],
)
