/** What tells that two jobs are one at different places. */
export type StackableJob = { stackId: string | null }

/** A card of the list: a job, and the same job at other places. */
export type JobStack<J extends StackableJob> = { job: J; variants: readonly J[] }

/** Shared by all jobs that stand alone, so that an unchanged card is seen as unchanged. */
const NO_VARIANTS: readonly never[] = []

type Card<J extends StackableJob> = { job: J; variants: readonly J[] }

/**
 * Prepares a list for being stacked again and again, whole or in parts: which stack ids several jobs share is found
 * out once, and all other jobs cost nothing but their cards.
 *
 * @returns gives what `stackJobs` gives for some jobs of the list
 */
export const indexStacks = <J extends StackableJob>(
  list: readonly J[],
): ((jobs: readonly J[]) => JobStack<J>[]) => {
  const shared = sharedIds(list)
  return (jobs) => {
    const cards: Card<J>[] = []
    const firsts = new Map<string, { card: Card<J>; others: J[] }>()
    for (const job of jobs) {
      const stackId = job.stackId !== null && shared.has(job.stackId) ? job.stackId : null
      const first = stackId === null ? undefined : firsts.get(stackId)
      if (first) {
        first.others.push(job)
        first.card.variants = first.others
        continue
      }
      const card = { job, variants: NO_VARIANTS }
      cards.push(card)
      if (stackId !== null) firsts.set(stackId, { card, others: [] })
    }
    return cards
  }
}

const sharedIds = (jobs: readonly StackableJob[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const { stackId } of jobs) {
    if (stackId === null) continue
    if (seen.has(stackId)) shared.add(stackId)
    else seen.add(stackId)
  }
  return shared
}

/**
 * Groups a sorted list into cards: a job with the stack id of an earlier one is attached to the first.
 * Cards keep the order of their first jobs, variants theirs. Source: specification part 2, 'Stack groups'.
 */
export const stackJobs = <J extends StackableJob>(jobs: readonly J[]): JobStack<J>[] =>
  indexStacks(jobs)(jobs)
