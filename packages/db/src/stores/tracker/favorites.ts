import { audienceLabel, type Tier, UNTRACKED_FOR_MS } from '@lilypad/domain'
import type { Executor } from '../../database.ts'
import { type TrackedSnapshot, trackedJobs } from '../../schema/index.ts'
import { lockUser } from '../accounts/accounts.ts'
import { inTransaction } from '../in-transaction.ts'
import { findJob, type WholeJob } from '../jobs/jobs-read.ts'
import { applicationOf, eraseApplications } from './applications.ts'

const snapshotOf = (job: WholeJob): TrackedSnapshot => ({
  title: job.title,
  companyName: job.companyName,
  url: job.url,
  category: job.category,
  audience: job.audience.map(audienceLabel),
  salaryMax: job.salaryMax,
  salaryRange: job.salaryRange,
  workplace: job.workplace,
  logoFile: job.logoFile,
})

type Toggle = { jobId: number; userId: number; tier: Tier; now: Date }

const mark = async (tx: Executor, toggle: Toggle, untrackedAt: Date | null) => {
  await tx.update(trackedJobs).set({ untrackedAt }).where(applicationOf(toggle))
  return untrackedAt === null
}

/** A new application. One hidden for more than 30 days is erased first. */
const track = async (tx: Executor, toggle: Toggle): Promise<true | null> => {
  const { jobId, userId, tier, now } = toggle
  const job = await findJob(tx, { id: jobId, tier, userId })
  if (!job) return null
  await eraseApplications(tx, applicationOf(toggle), now)
  await tx.insert(trackedJobs).values({ userId, jobId, snapshot: snapshotOf(job), trackedAt: now })
  return true
}

/**
 * Stars a job, which puts it on the person's tracker, or removes the star, which hides it there. Starring it again
 * within 30 days restores status, notes and files. Resolves to whether it is starred now; to null, without a change,
 * for a job that the tier may not see and the person has not tracked.
 */
export const toggleFavorite = (db: Executor, toggle: Toggle): Promise<boolean | null> =>
  inTransaction(db, async (tx) => {
    // Simultaneous clicks are two toggles.
    await lockUser(tx, toggle.userId)
    const [known] = await tx
      .select({ untrackedAt: trackedJobs.untrackedAt })
      .from(trackedJobs)
      .where(applicationOf(toggle))
    if (known?.untrackedAt === null) return mark(tx, toggle, toggle.now)
    const isRestorable = known && toggle.now.getTime() - known.untrackedAt.getTime() <= UNTRACKED_FOR_MS
    return isRestorable ? mark(tx, toggle, null) : track(tx, toggle)
  })
