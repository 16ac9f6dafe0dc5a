export * from './alert-links.ts'
export {
  applyMigration,
  listAppliedMigrations,
  listPendingMigrations,
  NewerSchemaError,
} from './apply-migrations.ts'
export { openClock, type SharedClock } from './clock.ts'
export * from './common-passwords.ts'
export * from './database.ts'
export { hasSchema } from './has-schema.ts'
export { MIGRATION_LOCK, migrate } from './migrate.ts'
export { listMigrations, type Migration } from './migrations.ts'
export * from './password.ts'
export * as schema from './schema/index.ts'
export * from './seed.ts'
export * from './seed-boards.ts'
export * from './stores/accounts.ts'
export { listMatchableJobs, type MatchableJob, settledUntil } from './stores/alert-jobs.ts'
export {
  type AlertRun,
  type DueSearch,
  findOldestMarker,
  isAlertRunDone,
  listAlertUsers,
  listDueSearches,
  listStarsAmong,
  noteAlertRun,
  switchOffAlerts,
} from './stores/alerts.ts'
export { eraseUntracked } from './stores/applications.ts'
export * from './stores/audit.ts'
export * from './stores/billing.ts'
export * from './stores/board-by-address.ts'
export { deleteJobsOfBoard, resolveSuspect } from './stores/board-decisions.ts'
export { editBoard, isAtRest, removeBoard, renameBoard, restBoard } from './stores/board-editor.ts'
export { identifyBoard } from './stores/board-identity.ts'
export * from './stores/boards.ts'
export * from './stores/clicks.ts'
export { commitScrape, type ScrapeAnswer } from './stores/commit-scrape.ts'
export { commitUnchanged } from './stores/commit-unchanged.ts'
export * from './stores/company-report.ts'
export { setConstant } from './stores/constants.ts'
export type { Curation } from './stores/curation.ts'
export * from './stores/curation-desk.ts'
export { type Deletion, deleteImportedJob } from './stores/delete-imported-job.ts'
export { deleteUser } from './stores/delete-user.ts'
export * from './stores/deleted-jobs.ts'
export { countDigestOpen, type RecordedDigest, recordDigests } from './stores/digests.ts'
export * from './stores/due-work.ts'
export { toggleFavorite } from './stores/favorites.ts'
export { addMissingFeeds, type FeedSearch, findFeed } from './stores/feeds.ts'
export { deleteDroppedFiles, expectFile } from './stores/files.ts'
export { openHostPace } from './stores/host-pace.ts'
export { deleteWhatRanOut } from './stores/housekeeping.ts'
export { type ImportedJob, importPosting } from './stores/import-posting.ts'
export { findIntake, saveIntake } from './stores/intake.ts'
export { isDuplicate } from './stores/is-duplicate.ts'
export { JOB_LIST_CHANNEL } from './stores/job-list-changes.ts'
export { isInFreeTenth } from './stores/jobs-insert.ts'
export {
  countCompaniesScraped,
  findJob,
  type ListedJob,
  listHomeJobs,
  listJobs,
  type WholeJob,
} from './stores/jobs-read.ts'
export * from './stores/logos.ts'
export {
  beginLoopBoard,
  finishLoopBoard,
  type LoopOutcome,
  type LoopStep,
} from './stores/loop-steps.ts'
export * from './stores/loops.ts'
export { collectMyData } from './stores/my-data.ts'
export * from './stores/newsletter.ts'
export * from './stores/outbox.ts'
export * from './stores/password-resets.ts'
export { isClientReference } from './stores/payers.ts'
export type { PaymentEvent } from './stores/payment-facts.ts'
export { type ListedPerson, listPeople } from './stores/people.ts'
export { listDetailedPostings } from './stores/postings.ts'
export * from './stores/premium.ts'
export { findPublicJob, listPublicPages, type PublicJob, type PublicPage } from './stores/public-jobs.ts'
export { recurateJob } from './stores/recurate-job.ts'
export * from './stores/redemption-codes.ts'
export { writeReminders } from './stores/reminders.ts'
export { type Forgotten, forgetOld, type Retention } from './stores/retention.ts'
export { commitFailure, recordRest, type ScrapeFault } from './stores/scrape-failures.ts'
export type { ScrapeRun, ScrapeSummary } from './stores/scrape-record.ts'
export * from './stores/searches.ts'
export * from './stores/sessions.ts'
export * from './stores/sessions-of.ts'
export * from './stores/site.ts'
export * from './stores/site-editor.ts'
export { type ProductStanding, readStanding } from './stores/standing.ts'
export * from './stores/tracker.ts'
export * from './stores/tracker-documents.ts'
export * from './stores/tracker-write.ts'
export { endUndeletions, type Standing, undeleteJob } from './stores/undelete.ts'
export * from './stores/user-report.ts'
export * from './stores/users.ts'
