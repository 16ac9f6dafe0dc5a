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
  const stacks: JobStack<J>[] = []
  const places = new Map<string, number>()
  for (const job of jobs) {
    const place = job.stackId === null ? undefined : places.get(job.stackId)
    const first = place === undefined ? undefined : stacks[place]
    if (place !== undefined && first) {
      stacks[place] = { job: first.job, variants: [...first.variants, job] }
      continue
    }
    if (job.stackId !== null) places.set(job.stackId, stacks.length)
    stacks.push({ job, variants: NO_VARIANTS })
  }
  return stacks
}
