import type { CaseJob } from './case-job.ts'

/** A case whose jobs are mixed with those of others: it finds its own by the free text `mark`. */
export type MarkedCase<C> = {
  one: C
  mark: string
  /** The id in the list of one of the case's ids. */
  idOf: (id: number) => number
}

/**
 * Jobs of many cases in one list: each case has its own ids, company and stacks.
 *
 * @param cases each with fewer than a hundred jobs, and without free text
 */
export function inOneList<C extends { jobs: readonly CaseJob[] }>(
  cases: readonly C[],
): { jobs: CaseJob[]; cases: MarkedCase<C>[] } {
  const marked = cases.map((one, index) => {
    const base = (index + 1) * 100
    return { one, mark: `case-${index}-end`, idOf: (id: number) => base + id }
  })
  const jobs = marked.flatMap(({ one, mark, idOf }) =>
    one.jobs.map((job) => ({
      ...job,
      id: idOf(job.id),
      companyName: mark,
      stackId: job.stackId && `${mark} ${job.stackId}`,
    })),
  )
  return { jobs, cases: marked }
}
