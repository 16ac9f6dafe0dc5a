/** What tells that two jobs are one at different places. */
export type StackableJob = { stackId: string | null }

/** A card of the list: a job, and the same job at other places. */
export type JobStack<J extends StackableJob> = { job: J; variants: readonly J[] }

/** Shared by all jobs that stand alone, so that an unchanged card is seen as unchanged. */
const NO_VARIANTS: readonly never[] = []

/**
 * Groups a sorted list into cards: a job with the stack id of an earlier one is attached to the first.
 * Cards keep the order of their first jobs, variants theirs. Source: specification part 2, 'Stack groups'.
 */
export const stackJobs = <J extends StackableJob>(jobs: readonly J[]): JobStack<J>[] => {
  const firsts = new Map<string, J>()
  const variants = new Map<J, J[]>()
  const alone: J[] = []
  for (const job of jobs) {
    const first = job.stackId === null ? undefined : firsts.get(job.stackId)
    if (first === undefined) {
      alone.push(job)
      if (job.stackId !== null) firsts.set(job.stackId, job)
      continue
    }
    const others = variants.get(first)
    if (others) others.push(job)
    else variants.set(first, [job])
  }
  return alone.map((job) => ({ job, variants: variants.get(job) ?? NO_VARIANTS }))
}
