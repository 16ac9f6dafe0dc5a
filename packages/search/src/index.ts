export { hasEngine, SearchUnavailable } from './engine.ts'
export type { SearchedJob } from './facts.ts'
export type { JobCursor, NewestCursor } from './job-order.ts'
export { type FoundJobs, type JobSearch, openSearch, type SearchAsked } from './search.ts'
