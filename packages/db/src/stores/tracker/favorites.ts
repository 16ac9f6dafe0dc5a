import {
  APPLIED,
  APPLIED_STATUSES,
  audienceLabel,
  SAVED,
  type Tier,
  UNTRACKED_RETENTION_MS,
} from '@lilypad/domain'
import type { Executor } from '../../database.ts'
import { type TrackedSnapshot, trackedJobs } from '../../schema/index.ts'
import { findJob, type WholeJob } from '../jobs/visible-jobs.ts'
import { inTransaction, lockUser } from '../transactions.ts'
import { changeApplication, isTrackerFull } from './change-applications.ts'
import { eraseApplications, toApplication } from './erase-applications.ts'

const toSnapshot = (job: WholeJob): TrackedSnapshot => ({
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

const setUntracked = (tx: Executor, toggle: Toggle, untrackedAt: Date | null) =>
  tx.update(trackedJobs).set({ untrackedAt }).where(toApplication(toggle))

/** Why a job cannot be starred: nothing that the tier may see, or no place left on the tracker. */
type Refused = null | 'full'

/** A new application. One hidden for longer than `UNTRACKED_DAYS` is erased first. */
async function track(tx: Executor, toggle: Toggle): Promise<true | Refused> {
  const { jobId, userId, tier, now } = toggle
  const job = await findJob(tx, { id: jobId, tier, userId })
  if (!job) return null
  await eraseApplications(tx, toApplication(toggle), now)
  if (await isTrackerFull(tx, userId)) return 'full'
  await tx.insert(trackedJobs).values({ userId, jobId, snapshot: toSnapshot(job), trackedAt: now })
  return true
}

/** Back as it was where the person took it off of late, else as a new application. */
async function bringIn(tx: Executor, toggle: Toggle, untrackedAt?: Date): Promise<true | Refused> {
  const isRestorable = untrackedAt && toggle.now.getTime() - untrackedAt.getTime() <= UNTRACKED_RETENTION_MS
  if (!isRestorable) return track(tx, toggle)
  await setUntracked(tx, toggle, null)
  return true
}

/** Simultaneous clicks wait for each other. */
async function lockFavorite(tx: Executor, toggle: Toggle) {
  await lockUser(tx, toggle.userId)
  const [known] = await tx
    .select({ untrackedAt: trackedJobs.untrackedAt, status: trackedJobs.status })
    .from(trackedJobs)
    .where(toApplication(toggle))
  return known
}

/**
 * Starring again within `UNTRACKED_DAYS` restores status, notes and files. Resolves to whether it is starred; to null for a job
 * that the tier may not see and the person has not tracked; to `full` where the tracker has no place left.
 */
export const toggleFavorite = (db: Executor, toggle: Toggle): Promise<boolean | Refused> =>
  inTransaction(db, async (tx) => {
    const known = await lockFavorite(tx, toggle)
    if (known?.untrackedAt !== null) return bringIn(tx, toggle, known?.untrackedAt)
    await setUntracked(tx, toggle, toggle.now)
    return false
  })

/** Moves it to Applied where its status does not say so yet. Safe to repeat. Resolves to its status, or as starring. */
export const noteAnswer = (
  db: Executor,
  { hasApplied, ...toggle }: Toggle & { hasApplied: boolean },
): Promise<number | Refused> =>
  inTransaction(db, async (tx) => {
    const known = await lockFavorite(tx, toggle)
    const isThere = known?.untrackedAt === null || (await bringIn(tx, toggle, known?.untrackedAt))
    if (isThere !== true) return isThere
    const status = (await lockFavorite(tx, toggle))?.status ?? SAVED
    if (!hasApplied || APPLIED_STATUSES.includes(status)) return status
    await changeApplication(tx, { ...toggle, notesVersion: null }, { status: APPLIED })
    return APPLIED
  })
