/** The fields that free-text search covers. `audience` holds labels, as on the wire. */
export type SearchableJob = {
  title: string
  companyName: string
  category: string | null
  jobType: string | null
  audience: readonly string[]
  locations: readonly string[]
}

/** Lower case; the client's decoder and alerts use it. Source: specification, decisions 2. */
export function searchText(job: SearchableJob): string {
  return [job.title, job.companyName, job.category, job.jobType, ...job.audience, ...job.locations]
    .filter((part) => part !== null && part !== '')
    .join(' ')
    .toLowerCase()
}
