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
export * from './stores/accounts/password-resets.ts'
export * from './stores/accounts/people-news.ts'
export * from './stores/accounts/sessions.ts'
export * from './stores/accounts/users.ts'
export { noteVisit } from './stores/accounts/visits.ts'
export * from './stores/admin/audit.ts'
export * from './stores/admin/company-report.ts'
export {
  type DeskRow,
  forgetDecision,
  keepDecision,
  listUndoable,
  lockDesk,
  openDataRequest,
} from './stores/admin/desk.ts'
export { type DeskCase, listDeskCases } from './stores/admin/desk-cases.ts'
export { readRetention } from './stores/admin/member-retention.ts'
export { type ListedPerson, listPeople } from './stores/admin/people.ts'
export { type Week, writeWeekNews } from './stores/admin/queue-week-news.ts'
export * from './stores/admin/tell-reporters.ts'
export * from './stores/admin/user-report.ts'
export { addVisits, listVisitWeeks } from './stores/admin/visit-days.ts'
export {
  countBackupCheck,
  findBackupCheck,
  keepBackupCheck,
  uncountBackupCheck,
} from './stores/backup-checks.ts'
export { insertRows } from './stores/batch.ts'
export { saveLeavingReason } from './stores/billing/leaving.ts'
export { writePauseReminders } from './stores/billing/pause-reminders.ts'
export { isClientReference } from './stores/billing/payers.ts'
export {
  listPaymentCases,
  namePayer,
  type PaymentCase,
  settlePaymentCase,
} from './stores/billing/payment-cases.ts'
export { listPaymentHistory } from './stores/billing/payment-history.ts'
export type { PaymentNews } from './stores/billing/payment-news.ts'
export * from './stores/billing/redemption-codes.ts'
export { type ChargeEvent, listFactsOfCharge, type PaymentEvent } from './stores/billing/stripe-events.ts'
export * from './stores/billing/subscriptions.ts'
export { putTroubleAside } from './stores/boards/board-checks.ts'
export { writeBoardNews } from './stores/boards/board-news.ts'
export * from './stores/boards/boards.ts'
export { type ChangedPosting, listChangedPostings } from './stores/boards/boards.ts'
export * from './stores/boards/due-work.ts'
export { openHostPace } from './stores/boards/host-pace.ts'
export * from './stores/boards/logos.ts'
export * from './stores/boards/loops.ts'
export { beginLoopBoard, finishLoopBoard } from './stores/boards/loops.ts'
export { findConstant } from './stores/constants.ts'
export {
  claimNotices,
  forgetOtherNotices,
  listNoticeStandings,
  markNoticesTold,
  type NoticeKind,
  noteNewestJobs,
  notePublicJobs,
  retryNotices,
} from './stores/finders/notices.ts'
export { findSharePicture, keepSharePicture } from './stores/finders/share-pictures.ts'
export * from './stores/home/site.ts'
export { findIntake, saveIntake } from './stores/intake/intake.ts'
export { announceJobList, JOB_LIST_CHANNEL } from './stores/job-list-changes.ts'
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
export * from './stores/jobs/curation-desk.ts'
export * from './stores/jobs/deleted-jobs.ts'
export {
  findHidden,
  findHiddenValues,
  followCompany,
  hideCompany,
  hideJob,
  listFollowed,
  listHidden,
  readFollowed,
  readHidden,
  setHiddenWords,
  unfollowCompany,
  unhideCompany,
  unhideJob,
} from './stores/jobs/hidden.ts'
export { findJobRecord, type JobRecord } from './stores/jobs/job-history.ts'
export { areMoreListed, type ChangeMark, listChangedJobs, streamJobs } from './stores/jobs/job-stream.ts'
export { listTitledJobs, type TitledJob } from './stores/jobs/job-titles.ts'
export * from './stores/jobs/listing-reports.ts'
export * from './stores/jobs/markup-checks.ts'
export {
  type ClosedJob,
  findClosedJob,
  findPublicJob,
  listPublicPages,
  type PublicJob,
  readClosedJobs,
} from './stores/jobs/public-jobs.ts'
export { listPostingVersions } from './stores/jobs/read-versions.ts'
export {
  countCompaniesScraped,
  countListedJobs,
  findJob,
  type ListedJob,
  listHomeJobs,
  listJobs,
  listRelatable,
  listRows,
  listUrlsWith,
  type WholeJob,
} from './stores/jobs/visible-jobs.ts'
export * from './stores/newsletter/newsletter.ts'
export * from './stores/outbox/outbox.ts'
export { countPersonalData, deleteUser, type PersonalCounts } from './stores/personal-data/delete-user.ts'
export { collectMyData } from './stores/personal-data/my-data.ts'
export { revokeAccess } from './stores/personal-data/revoke-access.ts'
export * from './stores/programs/keys.ts'
export * from './stores/programs/webhook-jobs.ts'
export * from './stores/programs/webhooks.ts'
export { deleteExpiredRows, forgetOldData, type Retention } from './stores/retention/retention.ts'
export {
  deleteJobsOfBoard,
  readBoardRow,
  resolveSuspect,
  undoSuspect,
} from './stores/scrapes/board-decisions.ts'
export {
  allowBoard,
  editBoard,
  identifyBoard,
  isAllowed,
  isAtRest,
  removeBoard,
  renameBoard,
  restBoard,
} from './stores/scrapes/board-editor.ts'
export { commitScrape, postingRecord, type ScrapeAnswer } from './stores/scrapes/commit-scrape.ts'
export { commitUnchanged } from './stores/scrapes/commit-unchanged.ts'
export { type Curation, curateAhead } from './stores/scrapes/curation.ts'
export { importPosting } from './stores/scrapes/import-posting.ts'
export { deleteImportedJob, endUndeletions, recurateJob, undeleteJob } from './stores/scrapes/one-job.ts'
export { listDetailedPostings } from './stores/scrapes/postings.ts'
export * from './stores/scrapes/removals.ts'
export { commitFailure, recordRest } from './stores/scrapes/scrape-failures.ts'
export { closeJobs } from './stores/scrapes/settled-reason.ts'
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
export { addMissingFeeds, type FeedSearch, findFeed } from './stores/searches/searches.ts'
export * from './stores/searches/unpushed.ts'
export { readStanding } from './stores/standing.ts'
export { eraseUntracked } from './stores/tracker/applications.ts'
export { listApplied } from './stores/tracker/applied.ts'
export {
  type CalendarFeed,
  findCalendar,
  getCalendarFeed,
  numberEvents,
  renewCalendarFeed,
  setCalendarFeed,
  toEventKey,
} from './stores/tracker/calendar.ts'
export { noteAnswer, toggleFavorite } from './stores/tracker/favorites.ts'
export { deleteDroppedFiles, dropFiles, expectFile } from './stores/tracker/files.ts'
export * from './stores/tracker/inbound-mails.ts'
export { writeReminders } from './stores/tracker/reminders.ts'
export * from './stores/tracker/silence.ts'
export { listStatusChanges, type StatusChange } from './stores/tracker/status-changes.ts'
export * from './stores/tracker/tracker.ts'
export * from './stores/tracker/tracker-documents.ts'
export * from './stores/tracker/tracker-write.ts'
export { lockUser } from './stores/transactions.ts'
