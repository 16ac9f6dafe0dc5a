import { DAY_MS } from './clock.ts'

/** An entry that a person took off the tracker: until then, starring it again restores it. */
export const UNTRACKED_DAYS = 30
export const UNTRACKED_RETENTION_MS = UNTRACKED_DAYS * DAY_MS
/** How long admins see a deleted job, and can undelete it. Source: part 2 of the specification, section 9. */
export const DELETED_JOB_DAYS = 30
export const DELETED_JOB_SHOWN_MS = DELETED_JOB_DAYS * DAY_MS
/** How long scrapes keep a job that an admin undeleted and its board does not list. */
export const UNDELETED_DAYS = 30
export const UNDELETED_RETENTION_MS = UNDELETED_DAYS * DAY_MS
/** Entries of the outbox after they were sent or given up. */
export const OUTBOX_RETENTION_MS = 30 * DAY_MS
/** Pictures of pages that are shared, since they were drawn. */
export const SHARE_PICTURE_RETENTION_MS = 90 * DAY_MS
