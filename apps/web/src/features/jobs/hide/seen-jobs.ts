import { type Hidden, hiddenBy, type JobStack, NOTHING_HIDDEN } from '@lilypad/domain'
import type { ListedJob } from '@/api/jobs/jobs.ts'

/**
 * The jobs that a person sees; those that were hidden in this list stay, marked. The others stay the very same, so that
 * their cards need no drawing.
 */
export const withoutHidden = (
  jobs: readonly ListedJob[],
  rule: Hidden,
  folded: ReadonlySet<number>,
): readonly ListedJob[] => {
  if (rule === NOTHING_HIDDEN) return jobs
  return jobs.flatMap((job) => {
    if (hiddenBy(rule, job) === null) return job
    return folded.has(job.id) ? { ...job, isHidden: true } : []
  })
}

/** A card shows a job that is not hidden, if it has one; a hidden one stays among its variants. */
const seenFirst = (stack: JobStack<ListedJob>): JobStack<ListedJob> => {
  if (!stack.job.isHidden) return stack
  const jobs = [stack.job, ...stack.variants]
  const job = jobs.find(({ isHidden }) => !isHidden)
  return job ? { job, variants: jobs.filter((other) => other !== job) } : stack
}

/** How many jobs were added since the person's last visit. */
export const countNew = (jobs: readonly ListedJob[]): number =>
  jobs.filter((job) => job.isNew && !job.isHidden).length

/** How many jobs are seen, and their cards. */
export const seenCards = (jobs: readonly ListedJob[], stacks: readonly JobStack<ListedJob>[]) => {
  const hidden = jobs.filter(({ isHidden }) => isHidden).length
  return { count: jobs.length - hidden, stacks: hidden === 0 ? stacks : stacks.map(seenFirst) }
}
