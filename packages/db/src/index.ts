export * from './database.ts'
export * from './migrate.ts'
export * from './password.ts'
export * as schema from './schema/index.ts'
export * from './seed.ts'
export * from './seed-boards.ts'
export * from './stores/board-by-address.ts'
export { deleteJobsOfBoard, resolveSuspect } from './stores/board-decisions.ts'
export { identifyBoard } from './stores/board-identity.ts'
export * from './stores/boards.ts'
export * from './stores/clicks.ts'
export { commitUnchanged } from './stores/commit-unchanged.ts'
export { setConstant } from './stores/constants.ts'
export type { Curation } from './stores/curation.ts'
export * from './stores/due-work.ts'
export { openHostPace } from './stores/host-pace.ts'
export { JOB_LIST_CHANNEL } from './stores/job-list-changes.ts'
export { isInFreeTenth } from './stores/jobs-insert.ts'
export * from './stores/jobs-read.ts'
export * from './stores/logos.ts'
export {
  beginLoopBoard,
  finishLoopBoard,
  isInWalk,
  type LoopOutcome,
  type LoopStep,
  releaseLoopBoard,
  takeLoopBoards,
} from './stores/loop-steps.ts'
export * from './stores/loops.ts'
export { listDetailedPostings } from './stores/postings.ts'
export * from './stores/premium.ts'
export { commitFailure, recordRest, type ScrapeFault } from './stores/scrape-failures.ts'
export type { ScrapeRun, ScrapeSummary } from './stores/scrape-record.ts'
export { commitScrape, type ScrapeAnswer } from './stores/scrapes.ts'
export * from './stores/sessions.ts'
export * from './stores/site.ts'
export * from './stores/tracker.ts'
export * from './stores/users.ts'
