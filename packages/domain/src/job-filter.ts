/** What a filter looks at. */
export type FilterableJob = {
  /** Lower-cased text of everything that a person may search for. */
  searchText: string
}

/** A person's choices. Empty means: no restriction. */
export type JobFilter = { searchField: string }

/**
 * The jobs that pass a filter, in the order in which they came.
 * Free text must stand in the job's search text, whatever its case and the blanks around it.
 * Source: specification part 2, section 5, 'Dashboard filtering'.
 */
export const filterJobs = <J extends FilterableJob>(jobs: readonly J[], filter: JobFilter): readonly J[] => {
  const sought = filter.searchField.trim().toLowerCase()
  return sought === '' ? jobs : jobs.filter(({ searchText }) => searchText.includes(sought))
}
