import * as z from 'zod/mini'
import { type DecodedOf, field, record } from '../record.ts'
import { attachments, day, instant, recordId } from './values.ts'

export const interview = z.object({ at: instant, zone: z.string().check(z.maxLength(64)) })

/** A person's application. It keeps its own copy of what it shows, because it outlives its listing. */
export const trackedJob = record({
  id: field('id', recordId),
  companyName: field('Company Name', z.string()),
  title: field('Job Title', z.string()),
  url: field('Job URL', z.nullable(z.string())),
  category: field('Category', z.nullable(z.string())),
  audience: field('Audience', z.array(z.string())),
  salaryRange: field('Salary Range', z.nullable(z.string())),
  salaryMax: field('Salary Max', z.nullable(z.number())),
  workplace: field('Workplace Type', z.nullable(z.string())),
  logoFile: field('company_logo_filename', z.nullable(z.string())),
  logoOneOff: field('logo_one_off', z.nullable(z.string())),
  logoAttachment: field('Logo (one-off)', z.nullable(attachments)),
  /** Null when the listing is gone, was never ours, or is not open to the person's tier. */
  description: field('Full Job Description', z.nullable(z.string())),
  summary: field('JD Summary', z.nullable(z.string())),
  deletedOn: field('Date Deleted', z.nullable(day)),
  /** The last day to apply, as the posting or its board says it. */
  deadline: field('Deadline', z.nullable(day)),
  status: field('tracker_status', z.number()),
  notes: field('notes', z.string()),
  /** Grows with each change of the notes; sent back with them. */
  notesVersion: field('notes_version', z.number()),
  resumeFilename: field('resume_filename', z.nullable(z.string())),
  coverLetterFilename: field('cover_letter_filename', z.nullable(z.string())),
  isPortfolioSubmitted: field('is_portfolio_submitted', z.boolean()),
  knockoutQuestions: field('knockout_questions', z.array(z.string())),
  isByHand: field('is_by_hand', z.boolean()),
  remindOn: field('remind_on', z.nullable(day)),
  /** In the zone in whose time it was entered: `America/Chicago`. */
  interview: field('interview', z.nullable(interview)),
  trackedAt: field('tracked_at', instant),
  /** Each change of status, oldest first. */
  changes: field('status_changes', z.array(z.object({ status: z.number(), at: instant }))),
})
export type TrackedJob = DecodedOf<typeof trackedJob.fields>

export const statusOption = z.object({ id: z.number(), name: z.string(), color: z.string() })
