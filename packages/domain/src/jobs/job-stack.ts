/** Two jobs with the same stack id are the same job at different places. */
export type StackableJob = { stackId: string | null }

export type JobStack<J extends StackableJob> = { job: J; variants: readonly J[] }

/** Shared by all single jobs, so that React sees an unchanged card as unchanged. */
const NO_VARIANTS: readonly never[] = []

/** Cards keep the order of their first jobs, variants theirs. Source: specification part 2, 'Stack groups'. */
export function stackJobs<J extends StackableJob>(jobs: readonly J[]): JobStack<J>[] {
  const cards: JobStack<J>[] = []
  const firsts = new Map<string, { card: JobStack<J>; others: J[] }>()
  for (const job of jobs) {
    const first = job.stackId === null ? undefined : firsts.get(job.stackId)
    if (first) {
      first.others.push(job)
      first.card.variants = first.others
      continue
    }
    const card = { job, variants: NO_VARIANTS }
    cards.push(card)
    if (job.stackId !== null) firsts.set(job.stackId, { card, others: [] })
  }
  return cards
}
