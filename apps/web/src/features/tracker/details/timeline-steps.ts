import type { TrackedJob } from '@lilypad/contracts'
import { SAVED } from '@lilypad/domain'

export type TimelineStep = { status: number; at: string }

/** How an application went, oldest first: it was saved when it came, unless its first status is of that instant. */
export const timelineSteps = ({
  trackedAt,
  changes,
}: Pick<TrackedJob, 'trackedAt' | 'changes'>): TimelineStep[] =>
  changes[0]?.at === trackedAt ? changes : [{ status: SAVED, at: trackedAt }, ...changes]
