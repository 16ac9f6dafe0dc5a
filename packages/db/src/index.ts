export { applyMigration, listAppliedMigrations, listPendingMigrations } from './apply-migrations.ts'
export { openClock, type SharedClock } from './clock.ts'
export * from './database.ts'
export { hasSchema } from './has-schema.ts'
export { MIGRATION_LOCK, migrate } from './migrate.ts'
export { listMigrations } from './migrations.ts'
export * from './query-errors.ts'
export * as schema from './schema/index.ts'
export * from './seed.ts'
export * from './seed-boards.ts'
export * from './stores/accounts/account-changes.ts'
export * from './stores/accounts/accounts.ts'
export { deleteUser } from './stores/accounts/delete-user.ts'
export { endAccess } from './stores/accounts/end-access.ts'
export { collectMyData } from './stores/accounts/my-data.ts'
export * from './stores/accounts/password-resets.ts'
export * from './stores/accounts/people-news.ts'
export * from './stores/accounts/sessions.ts'
export * from './stores/accounts/sessions-of.ts'
export * from './stores/accounts/users.ts'
export { noteVisit } from './stores/accounts/visits.ts'
export * from './stores/admin/audit.ts'
export * from './stores/admin/company-report.ts'
export { type ListedPerson, listPeople } from './stores/admin/people.ts'
export * from './stores/admin/user-report.ts'
export { insertRows } from './stores/batch.ts'
export { isClientReference } from './stores/billing/payers.ts'
export { listPaymentCases, type PaymentCase, settlePaymentCase } from './stores/billing/payment-cases.ts'
export { listPaymentHistory } from './stores/billing/payment-history.ts'
export type { PaymentNews } from './stores/billing/payment-news.ts'
export * from './stores/billing/redemption-codes.ts'
export * from './stores/billing/standing.ts'
export type { ChargeEvent, PaymentEvent } from './stores/billing/stripe-events.ts'
export * from './stores/billing/subscriptions.ts'
export * from './stores/boards/board-by-address.ts'
export { deleteJobsOfBoard, resolveSuspect } from './stores/boards/board-decisions.ts'
export { editBoard, isAtRest, removeBoard, renameBoard, restBoard } from './stores/boards/board-editor.ts'
export { identifyBoard } from './stores/boards/board-identity.ts'
export * from './stores/boards/boards.ts'
export { type ChangedPosting, listChangedPostings } from './stores/boards/changed-postings.ts'
export { commitScrape, postingRecord, type ScrapeAnswer } from './stores/boards/commit-scrape.ts'
export { commitUnchanged } from './stores/boards/commit-unchanged.ts'
export * from './stores/boards/due-work.ts'
export { openHostPace } from './stores/boards/host-pace.ts'
export * from './stores/boards/logos.ts'
export { beginLoopBoard, finishLoopBoard } from './stores/boards/loop-steps.ts'
export * from './stores/boards/loops.ts'
export { commitFailure, recordRest } from './stores/boards/scrape-failures.ts'
export { findConstant } from './stores/constants.ts'
export { deleteExpiredRows } from './stores/expired-rows.ts'
export {
  claimNotices,
  forgetOtherNotices,
  markNoticesTold,
  type NoticeKind,
  noteNewestJobs,
  notePublicJobs,
  retryNotices,
} from './stores/finders/notices.ts'
export { findSharePicture, keepSharePicture } from './stores/finders/share-pictures.ts'
export * from './stores/home/site.ts'
export * from './stores/home/site-editor.ts'
export { findIntake, saveIntake } from './stores/intake/intake.ts'
export * from './stores/jobs/clicks.ts'
export {
  type Company,
  type EmployerBoard,
  type EmployerFigures,
  employerFigures,
  findCompanyName,
  listPublicEmployers,
  type PublicEmployer,
  readCompany,
} from './stores/jobs/company.ts'
export type { Curation } from './stores/jobs/curation.ts'
export * from './stores/jobs/curation-desk.ts'
export { deleteImportedJob } from './stores/jobs/delete-imported-job.ts'
export * from './stores/jobs/deleted-jobs.ts'
export {
  findHidden,
  findHiddenValues,
  hideCompany,
  hideJob,
  listHidden,
  readHidden,
  setHiddenWords,
  unhideCompany,
  unhideJob,
} from './stores/jobs/hidden.ts'
export { importPosting } from './stores/jobs/import-posting.ts'
export { findJobRecord, type JobRecord } from './stores/jobs/job-history.ts'
export { JOB_LIST_CHANNEL } from './stores/jobs/job-list-changes.ts'
export { areMoreListed, type Going, LONGEST_SORT_MS, streamJobs } from './stores/jobs/job-stream.ts'
export {
  countCompaniesScraped,
  countListedJobs,
  findJob,
  type ListedJob,
  listFirstJobs,
  listHomeJobs,
  listJobs,
  listRelatable,
  listRows,
  listUrlsWith,
  type WholeJob,
} from './stores/jobs/jobs-read.ts'
export { listDetailedPostings } from './stores/jobs/postings.ts'
export { findPublicJob, listPublicPages, type PublicJob } from './stores/jobs/public-jobs.ts'
export { listPostingVersions } from './stores/jobs/read-versions.ts'
export { recurateJob } from './stores/jobs/recurate-job.ts'
export { endUndeletions, undeleteJob } from './stores/jobs/undelete.ts'
export * from './stores/mail/outbox.ts'
export * from './stores/newsletter/newsletter.ts'
export * from './stores/newsletter/stop-emails.ts'
export * from './stores/programs/keys.ts'
export * from './stores/programs/webhook-jobs.ts'
export * from './stores/programs/webhooks.ts'
export { forgetOldData, type Retention } from './stores/retention.ts'
export { listMatchableJobs, type MatchableJob, settledUntil } from './stores/searches/alert-jobs.ts'
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
} from './stores/searches/alerts.ts'
export {
  countDigestOpen,
  listUnsentDigests,
  type RecordedDigest,
  recordDigests,
} from './stores/searches/digests.ts'
export { addMissingFeeds, type FeedSearch, findFeed } from './stores/searches/feeds.ts'
export {
  dropPushSubscription,
  endPushSubscription,
  findPushTarget,
  isSubscribedToPush,
  notePushSent,
  type PushTarget,
  savePushSubscription,
} from './stores/searches/push.ts'
export * from './stores/searches/searches.ts'
export * from './stores/searches/unpushed.ts'
export { readStanding } from './stores/standing.ts'
export { eraseUntracked } from './stores/tracker/applications.ts'
export { listApplied } from './stores/tracker/applied.ts'
export { noteAnswer, toggleFavorite } from './stores/tracker/favorites.ts'
export { deleteDroppedFiles, dropFiles, expectFile } from './stores/tracker/files.ts'
export { writeReminders } from './stores/tracker/reminders.ts'
export { listStatusChanges, type StatusChange } from './stores/tracker/status-changes.ts'
export * from './stores/tracker/text-limit.ts'
export * from './stores/tracker/tracker.ts'
export * from './stores/tracker/tracker-documents.ts'
export * from './stores/tracker/tracker-write.ts'
