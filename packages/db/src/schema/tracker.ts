import type { CalendarDetail, CalendarKind, TrackerStatusId } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { ownerId } from './accounts.ts'
import { bytes, instant, rowId } from './columns.ts'

/** As they were when the job was starred: the application outlives the listing. */
export type TrackedSnapshot = {
  title: string
  companyName: string
  url: string
  category: string | null
  audience: string[]
  salaryMax: number | null
  salaryRange: string | null
  workplace: string | null
  logoFile: string | null
}

export type BeforeAnswer = { status: number; remindOn: string | null; touchedAt: string | null }

/** A person's application. `jobId` is a job's id, or one from the same sequence for a job added by hand. */
export const trackedJobs = pgTable(
  'tracked_jobs',
  {
    userId: ownerId(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    isByHand: boolean('is_by_hand').notNull().default(false),
    snapshot: jsonb('snapshot').$type<TrackedSnapshot>().notNull(),
    status: integer('status').notNull().default(0),
    notes: text('notes').notNull().default(''),
    /** Increases with each change of the notes, to detect a stale writer. */
    notesVersion: integer('notes_version').notNull().default(0),
    resumeKey: text('resume_key'),
    resumeFilename: text('resume_filename'),
    /** Null for a document stored before sizes were. */
    resumeBytes: integer('resume_bytes'),
    coverLetterKey: text('cover_letter_key'),
    coverLetterFilename: text('cover_letter_filename'),
    coverLetterBytes: integer('cover_letter_bytes'),
    isPortfolioSubmitted: boolean('is_portfolio_submitted').notNull().default(false),
    knockoutQuestions: jsonb('knockout_questions').$type<string[]>().notNull().default([]),
    remindOn: date('remind_on', { mode: 'string' }),
    interviewAt: instant('interview_at'),
    /** Where it was entered: `America/Chicago`. */
    interviewZone: text('interview_zone'),
    /** The last change of notes or reminder, or answer about its silence; changes of status have their own times. */
    touchedAt: instant('touched_at'),
    /** What the last answer about its silence replaced, while that can be taken back. */
    beforeAnswer: jsonb('before_answer').$type<BeforeAnswer>(),
    trackedAt: instant('tracked_at').notNull().defaultNow(),
    /** Unstarred: hidden; starring in time restores it, later it is erased. */
    untrackedAt: instant('untracked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index('tracked_jobs_by_job').on(table.jobId),
    index('tracked_jobs_untracked').on(table.untrackedAt),
    index('tracked_jobs_reminders').on(table.remindOn).where(sql`remind_on is not null`),
  ],
)

/** The secret address of a person's calendar; null while it is off. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: ownerId().primaryKey(),
  token: text('token').unique(),
  kinds: text('kinds').array().$type<CalendarKind[]>().notNull(),
  detail: text('detail').$type<CalendarDetail>().notNull(),
})

/** What calendars were told of an application last: its number grows when that changes. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    userId: ownerId(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    kind: text('kind').$type<CalendarKind>().notNull(),
    /** SHA-256 of what is told. */
    contentHash: text('content_hash').notNull(),
    sequence: integer('sequence').notNull().default(0),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId, table.kind] }),
    foreignKey({
      name: 'calendar_events_of_application',
      columns: [table.userId, table.jobId],
      foreignColumns: [trackedJobs.userId, trackedJobs.jobId],
    }).onDelete('cascade'),
  ],
)

export const trackedJobChanges = pgTable(
  'tracked_job_changes',
  {
    id: rowId(),
    userId: ownerId(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    status: integer('status').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('tracked_job_changes_by_job').on(table.userId, table.jobId),
    foreignKey({
      name: 'tracked_job_changes_of_application',
      columns: [table.userId, table.jobId],
      foreignColumns: [trackedJobs.userId, trackedJobs.jobId],
    }).onDelete('cascade'),
  ],
)

/** Written before a file is stored and when its owner lets go of it, so that no crash leaves a file behind. */
export const filesToDelete = pgTable(
  'files_to_delete',
  {
    key: text('key').primaryKey(),
    dueAt: instant('due_at').notNull().defaultNow(),
  },
  (table) => [index('files_to_delete_due').on(table.dueAt)],
)

/** Mails to a person's private address. One that proposes nothing keeps no text once it is read. */
export const inboundMails = pgTable(
  'inbound_mails',
  {
    id: rowId(),
    userId: ownerId(),
    /** SHA-256 of the Message-ID, hex: a second delivery is the same mail. */
    messageHash: text('message_hash').notNull(),
    /** SHA-256 of who sent it, hex, to count by. */
    senderHash: text('sender_hash').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** The message as it came; null once it is read. */
    raw: bytes('raw'),
    sender: text('sender'),
    subject: text('subject'),
    /** What the proposal rests on; null where a mail proposes nothing. */
    sentence: text('sentence'),
    jobId: bigint('job_id', { mode: 'number' }),
    company: text('company'),
    title: text('title'),
    status: integer('status').$type<TrackerStatusId>(),
    day: date('day', { mode: 'string' }),
    isAccepted: boolean('is_accepted'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    uniqueIndex('inbound_mails_once').on(table.userId, table.messageHash),
    index('inbound_mails_by_user').on(table.userId, table.receivedAt),
    index('inbound_mails_unread').on(table.receivedAt).where(sql`raw is not null`),
  ],
)
