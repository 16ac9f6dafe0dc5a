import type {
  AsideTrouble,
  BoardFailures,
  BoardState,
  FoundPay,
  FoundPosting,
  HostFailure,
  JobType,
  LoopOutcome,
  PostingChange,
  ScrapeFailure,
  ScrapeOutcome,
  Validators,
  Workplace,
} from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes, createdAt, instant, partOf, rowId } from './columns.ts'

/** A careers board. Its identity is its system and tenant, never the spelling of its address. */
export const boards = pgTable(
  'boards',
  {
    id: rowId(),
    system: text('system').notNull(),
    tenant: text('tenant').notNull(),
    careersUrl: text('careers_url').notNull(),
    companyName: text('company_name').notNull(),
    sector: text('sector'),
    /** 'catalogue', 'demo' or 'admin'. */
    source: text('source').notNull(),
    logoUrl: text('logo_url'),
    /** A name in `company_logos`; null until fetched. */
    logoFile: text('logo_file'),
    logoTriedAt: instant('logo_tried_at'),
    state: text('state').$type<BoardState>().notNull().default('new'),
    stateReason: text('state_reason'),
    stateSince: instant('state_since'),
    /** The last scrape that succeeded, a 304 included: the `Date Last Scraped` of its jobs. */
    lastScrapedAt: instant('last_scraped_at'),
    /** The last scrape that was complete and without doubt: when its jobs were last checked. */
    lastSoundAt: instant('last_sound_at'),
    lastTriedAt: instant('last_tried_at'),
    /** Only a second 404 or 410, an hour later, counts. */
    goneSuspectedAt: instant('gone_suspected_at'),
    /** Stored only by a complete, committed, unsuspicious scrape. */
    validators: jsonb('validators').$type<Validators>().notNull().default({}),
    /** `reader:curation`, the versions of both. */
    validatorsVersion: text('validators_version'),
    /** Repeated after a 304, with 0 new and 0 deleted. */
    lastFound: integer('last_found'),
    lastNew: integer('last_new'),
    lastDeleted: integer('last_deleted'),
    /** External ids that the suspect scrape missed; only those are deleted when it is confirmed. */
    suspectMissing: jsonb('suspect_missing').$type<string[]>(),
    suspectSince: instant('suspect_since'),
    /** Earlier scrapes are no measure: the board has since shrunk. */
    measuredSince: instant('measured_since'),
    restingUntil: instant('resting_until'),
    /** An admin paused it until then: loops skip it. */
    restUntil: instant('rest_until'),
    /** The trouble that an admin put aside: it stands on no list of troubles meanwhile. */
    asideTrouble: jsonb('aside_trouble').$type<AsideTrouble>(),
    /** Its employer allowed us to read it in spite of robots.txt: who, and what an admin noted of it. */
    allowedBy: text('allowed_by'),
    allowedNote: text('allowed_note'),
    allowedAt: instant('allowed_at'),
    allowedUntil: instant('allowed_until'),
    /** An admin set its name or logo: loading the catalogue again does not change it. */
    isNameKept: boolean('is_name_kept').notNull().default(false),
    isLogoKept: boolean('is_logo_kept').notNull().default(false),
    /** Some of its postings need a request of their own for their text. */
    hasDetails: boolean('has_details').notNull().default(false),
    /** The board that this page shows: that one is scraped instead of this one. */
    duplicateOf: bigint('duplicate_of', { mode: 'number' }),
    /** Titles whose jobs the catalogue marks as featured. */
    featuredTitles: text('featured_titles').array().notNull().default(sql`'{}'`),
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
  },
  (table) => [unique('boards_identity').on(table.system, table.tenant)],
)

export const boardScrapes = pgTable(
  'board_scrapes',
  {
    id: rowId(),
    boardId: partOf('board_id', () => boards.id),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at').notNull(),
    outcome: text('outcome').$type<ScrapeOutcome>().notNull(),
    failure: text('failure').$type<ScrapeFailure>(),
    message: text('message'),
    found: integer('found').notNull().default(0),
    listed: integer('listed').notNull().default(0),
    newJobs: integer('new_jobs').notNull().default(0),
    changedJobs: integer('changed_jobs').notNull().default(0),
    deletedJobs: integer('deleted_jobs').notNull().default(0),
    /** How many of the found postings state each; null where the answer told nothing of them. */
    withText: integer('with_text'),
    withPay: integer('with_pay'),
    withWorkplace: integer('with_workplace'),
    requests: integer('requests').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  },
  (table) => [index('board_scrapes_by_board').on(table.boardId, table.startedAt.desc())],
)

/** As found. Many postings may be one job. */
export const postings = pgTable(
  'postings',
  {
    id: rowId(),
    /** Null for one that an admin imported from a board that we do not scrape. */
    boardId: bigint('board_id', { mode: 'number' }).references(() => boards.id, { onDelete: 'cascade' }),
    /** The board's own id for it; for an imported one `system:tenant:external id`. */
    externalId: text('external_id').notNull(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    title: text('title').notNull(),
    url: text('url').notNull(),
    html: text('html'),
    places: text('places').array().notNull(),
    pay: jsonb('pay').$type<FoundPay>(),
    /** The whole posting as found, without title, address, HTML, places and pay. */
    found: jsonb('found')
      .$type<Omit<FoundPosting, 'externalId' | 'title' | 'url' | 'html' | 'places' | 'pay'>>()
      .notNull(),
    /** SHA-256 of everything found: if unchanged, the posting need not be curated again. */
    contentHash: text('content_hash').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    /** When a complete scrape first missed it; null while it is on its board. */
    goneAt: instant('gone_at'),
    /** Set when it is gone; until then, its board's last sound scrape applies. */
    lastSeenAt: instant('last_seen_at'),
    timesReturned: integer('times_relisted').notNull().default(0),
    /** When it went and came back with the same id, the oldest first. */
    absences: jsonb('absences').$type<{ goneAt: string; backAt: string }[]>().notNull().default([]),
    listsAgain: bigint('lists_again', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('postings_identity').on(table.boardId, table.externalId),
    uniqueIndex('postings_imported').on(table.externalId).where(sql`board_id is null`),
    index('postings_by_job').on(table.jobId),
    index('postings_listing_again').on(table.listsAgain).where(sql`lists_again is not null`),
    index('postings_live').on(table.boardId, table.jobId).where(sql`gone_at is null`),
  ],
)

/** What a posting said before its board changed it, written in the transaction that saw the change. */
export const postingVersions = pgTable(
  'posting_versions',
  {
    id: rowId(),
    postingId: partOf('posting_id', () => postings.id),
    /** When a scrape first saw what replaced it. */
    replacedAt: instant('replaced_at').notNull(),
    title: text('title').notNull(),
    places: text('places').array().notNull(),
    workplace: text('workplace').$type<Workplace>(),
    jobType: text('job_type').$type<JobType>(),
    /** As printed. */
    pay: text('pay'),
    /** SHA-256 of the text; null for none. */
    textHash: text('text_hash'),
    /** The text, Brotli; null where an earlier version of the posting with the same hash keeps it. */
    compressedText: bytes('compressed_text'),
    /** What replaced it, field by field; of texts the changed passages. */
    changes: jsonb('changes').$type<PostingChange[]>().notNull(),
  },
  (table) => [index('posting_versions_by_posting').on(table.postingId, table.id)],
)

/** Who asked not to be listed. It stands until it is lifted; a trigger on `jobs` keeps it. */
export const removals = pgTable('removals', {
  id: rowId(),
  company: text('company'),
  /** Of a careers page, or of one job. */
  url: text('url'),
  /** Boards that matched when it was added: another name or address does not bring them back. */
  boardIds: bigint('board_ids', { mode: 'number' }).array().notNull().default(sql`'{}'`),
  askedBy: text('asked_by').notNull(),
  note: text('note').notNull(),
  /** How many listed jobs it took off the list. */
  jobs: integer('jobs').notNull().default(0),
  addedAt: instant('added_at').notNull(),
  liftedAt: instant('lifted_at'),
})

export const companyLogos = pgTable('company_logos', {
  /** Random name with its extension. */
  file: text('file').primaryKey(),
  sourceUrl: text('source_url').notNull().unique(),
  contentType: text('content_type').notNull(),
  content: bytes('content').notNull(),
  fetchedAt: instant('fetched_at').notNull(),
})

/** One run over all boards. The unique period prevents a schedule from running twice. */
export const scrapeLoops = pgTable(
  'scrape_loops',
  {
    id: rowId(),
    /** `night-2026-01-31`, or `admin-<random>`. */
    period: text('period').notNull().unique(),
    total: integer('total').notNull(),
    left: integer('left').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  () => [uniqueIndex('scrape_loops_one_open').on(sql`(finished_at is null)`).where(sql`finished_at is null`)],
)

/** A restarted worker continues from it. */
export const scrapeLoopBoards = pgTable(
  'scrape_loop_boards',
  {
    loopId: partOf('loop_id', () => scrapeLoops.id),
    boardId: partOf('board_id', () => boards.id),
    position: integer('position').notNull(),
    outcome: text('outcome').$type<LoopOutcome>(),
    newJobs: integer('new_jobs').notNull().default(0),
    deletedJobs: integer('deleted_jobs').notNull().default(0),
    startedAt: instant('started_at'),
    /** How often it was begun: a board that crashes its worker each time is abandoned. */
    starts: integer('starts').notNull().default(0),
    /** Both are unused: the version before this one still writes them. A later migration drops them. */
    walker: integer('walker'),
    heldUntil: instant('held_until'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.loopId, table.boardId] }),
    index('scrape_loop_boards_to_do').on(table.loopId, table.position).where(sql`outcome is null`),
  ],
)

/** The request pace for a host, shared by all workers. */
export const hosts = pgTable('hosts', {
  host: text('host').primaryKey(),
  /** When each request that is under way is over at the latest, in milliseconds since 1970. */
  busyUntil: doublePrecision('busy_until').array().notNull().default([]),
  /** Used by the version before alone: a later migration drops these four. */
  leasedBy: text('leased_by'),
  leaseEndsAt: instant('lease_ends_at'),
  wantedBy: text('wanted_by'),
  wantedUntil: instant('wanted_until'),
  /** By the pause between requests, or by `Retry-After`. */
  nextRequestAt: instant('next_request_at'),
  restingUntil: instant('resting_until'),
  restKind: text('rest_kind').$type<HostFailure>(),
  failures: jsonb('failures').$type<BoardFailures>().notNull().default({}),
})
