import { type TrackedJob, trackedJob, type WireOf } from '@lilypad/contracts'
import type { ApplicationOutline, StatusChange, schema, TrackedApplication } from '@lilypad/db'
import { type JobByHand, newYorkDay } from '@lilypad/domain'

type Snapshot = (typeof schema.trackedJobs.$inferSelect)['snapshot']
type More = Pick<Snapshot, 'category' | 'audience' | 'salaryMax' | 'workplace'>

const UNKNOWN: More = { category: null, audience: [], salaryMax: null, workplace: null }

export const byHand = (job: JobByHand, more: More = UNKNOWN): Snapshot => ({
  ...job,
  ...more,
  logoFile: null,
})

export const toChanges = (changes: readonly StatusChange[]): { status: number; at: string }[] =>
  changes.map(({ status, at }) => ({ status, at: at.toISOString() }))

/** An application but for texts: its own copy of the job, plus the fields of the listing that the tier may see now. */
export function decodedOutline(application: ApplicationOutline): Omit<TrackedJob, 'description' | 'summary'> {
  const { jobId, snapshot, listing, changes, trackedAt, interviewAt, interviewZone, ...own } = application
  return {
    ...own,
    ...snapshot,
    id: jobId,
    url: snapshot.url === '' ? null : snapshot.url,
    logoFile: listing.logoFile ?? snapshot.logoFile,
    logoOneOff: listing.logoOneOff,
    logoAttachment: null,
    deletedOn: listing.deletedAt === null ? null : newYorkDay(listing.deletedAt),
    deadline: listing.deadline ?? listing.applyBy,
    interview: interviewAt && interviewZone ? { at: interviewAt.toISOString(), zone: interviewZone } : null,
    trackedAt: trackedAt.toISOString(),
    changes: toChanges(changes),
  }
}

export function toTrackedJob(application: TrackedApplication): WireOf<typeof trackedJob.fields> {
  const { description, summary } = application.listing
  return trackedJob.encode({ ...decodedOutline(application), description, summary })
}
