/** The fields that make jobs similar. `audience` may hold ids or labels, but the same kind in both jobs. */
export type Relatable = {
  id: number
  companyName: string
  category: string
  audience: readonly string[]
  stackId: string | null
}

/** Jobs at one employer differ more than jobs in one category, and both say more than an audience. */
const POINTS = { category: 4, company: 3, audience: 2 }

/** The same job at another place is in the same stack and not a related job. */
const isSameJob = (one: Relatable, other: Relatable) =>
  one.id === other.id || (one.stackId !== null && one.stackId === other.stackId)

const likeness = (one: Relatable, other: Relatable) =>
  (one.category === other.category ? POINTS.category : 0) +
  (one.companyName === other.companyName ? POINTS.company : 0) +
  (one.audience.some((audience) => other.audience.includes(audience)) ? POINTS.audience : 0)

/** Equal scores keep the order of the candidates, best first; only the first job of a stack is shown. */
export function relatedJobs<J extends Relatable>(
  job: Relatable,
  candidates: readonly J[],
  count: number,
): J[] {
  const seen = new Set<string>()
  return candidates
    .filter((other) => !isSameJob(job, other))
    .map((other) => ({ other, points: likeness(job, other) }))
    .filter(({ points }) => points >= POINTS.company)
    .sort((one, two) => two.points - one.points)
    .map(({ other }) => other)
    .filter(({ stackId }) => stackId === null || (!seen.has(stackId) && seen.add(stackId)))
    .slice(0, count)
}
