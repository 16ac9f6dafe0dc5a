/** What free-text search looks in. `audience` holds labels, as the wire does. */
export type SearchableJob = {
  title: string
  companyName: string
  category: string | null
  jobType: string | null
  audience: readonly string[]
  locations: readonly string[]
}

/**
 * Title, company, category, type, audience labels and locations, lower-cased and joined by blanks.
 * Built in the client's decoder and for alerts alike. Source: the decisions, section 2.
 */
export function searchText(job: SearchableJob): string {
  return [job.title, job.companyName, job.category, job.jobType, ...job.audience, ...job.locations]
    .filter((part) => part !== null && part !== '')
    .join(' ')
    .toLowerCase()
}
