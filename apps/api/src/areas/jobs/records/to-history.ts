import type { JobHistory } from '@lilypad/contracts'
import {
  type Database,
  type EmployerFigures,
  employerFigures,
  findJobRecord,
  type JobRecord,
  type WholeJob,
} from '@lilypad/db'
import type { Tier } from '@lilypad/domain'
import { daysBetween, newYorkDay } from '@lilypad/domain'
import { toWire } from '../../../http/to-wire.ts'

/** What we saw of a job. One that an admin made by hand has no posting: then it begins with its approval. */
function toHistory(
  job: WholeJob,
  record: JobRecord | null,
  { openJobs, closedJobs, medianDaysOpen }: EmployerFigures,
  now: Date,
): JobHistory {
  const firstSeen = record?.firstSeen ?? job.approvedAt ?? now
  const lastSeen = job.deletedAt === null ? null : (record?.lastSeen ?? job.lastSeenAt ?? job.deletedAt)
  const lastChecked = lastSeen ?? job.lastScrapedAt
  return {
    posted_by_employer: job.postedOn,
    first_seen: firstSeen.toISOString(),
    last_checked: lastChecked?.toISOString() ?? null,
    days_open: Math.max(0, daysBetween(newYorkDay(firstSeen), newYorkDay(lastChecked ?? firstSeen))),
    versions: [
      { seen_at: (record?.comparedSince ?? firstSeen).toISOString(), changes: [] },
      ...(record?.changes ?? []).map(toWire),
    ],
    relisted: (record?.absences ?? []).map(toWire),
    earlier_listings: (record?.earlier ?? []).map(toWire),
    sources: (record?.sources ?? []).map(toWire),
    employer: {
      company: job.companyName,
      open_jobs: openJobs,
      closed_jobs: closedJobs,
      median_days_open: medianDaysOpen,
    },
  }
}

export async function readHistory(
  db: Database['db'],
  job: WholeJob,
  { tier, now }: { tier: Tier; now: Date },
): Promise<JobHistory> {
  const [record, figures] = await Promise.all([
    findJobRecord(db, job.id, tier),
    employerFigures(db, job.companyName),
  ])
  return toHistory(job, record, figures, now)
}
