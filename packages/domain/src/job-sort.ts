/** What the order of jobs is made of. */
export type SortableJob = {
  id: number
  featured: boolean
  /** Calendar day `YYYY-MM-DD` of approval; null comes last. */
  approvedOn: string | null
}

/** Negative when `a` stands before `b`: featured, then newest approved, then the lower id. */
export const compareByDate = (a: SortableJob, b: SortableJob): number => {
  if (a.featured !== b.featured) return a.featured ? -1 : 1
  const dayA = a.approvedOn ?? ''
  const dayB = b.approvedOn ?? ''
  if (dayA !== dayB) return dayA > dayB ? -1 : 1
  return a.id - b.id
}

/**
 * The jobs in the default order, as a new list.
 * Source: the decisions, section 7: 'Default order: featured, then newest, then id.'
 */
export const sortJobs = <J extends SortableJob>(jobs: readonly J[]): J[] => jobs.toSorted(compareByDate)
