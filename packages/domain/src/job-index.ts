import { type FilterableJob, filterJobs, type JobFilter } from './job-filter.ts'

/** Gives what `filterJobs` gives for a list; the very list when nothing is restricted. */
export const indexJobs =
  <J extends FilterableJob>(jobs: readonly J[]): ((filter: JobFilter) => readonly J[]) =>
  (filter) =>
    filterJobs(jobs, filter)
