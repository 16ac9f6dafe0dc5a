import { ApiError, type RequestOf, type trackerCalls } from '@lilypad/contracts'
import {
  type ApplicationChanges,
  addApplications,
  changeApplication,
  findApplication,
  listApplied,
  listStatusChanges,
  MAX_APPLICATIONS,
  noteAnswer,
  toggleFavorite,
} from '@lilypad/db'
import {
  cleanQuestions,
  isCalendarDay,
  isTimeZone,
  isTrackerStatus,
  newYorkDay,
  readJobByHand,
  reminderFault,
} from '@lilypad/domain'
import { toWire } from '../../http/to-wire.ts'
import type { Needs, Some } from './handler-types.ts'
import { byHand, toChanges, toTrackedJob } from './to-tracked-job.ts'
import { noApplication, tooMuchText } from './tracker-errors.ts'
import { createTrackerReplyCache } from './tracker-reply-cache.ts'

type Sent = RequestOf<typeof trackerCalls.updateTrackedJob>['job']

export const NO_DAY = 'This day does not exist.'
export const STALE_NOTES = 'These notes changed in another window.'
export const TOO_MANY_APPLICATIONS = `You can have at most ${MAX_APPLICATIONS.toLocaleString('en-US')} jobs on your tracker.`

export function statusOrRefuse(status: number): number {
  if (!isTrackerStatus(status)) throw new ApiError('bad_request', 'This status is not known.')
  return status
}

export function dayOrRefuse(day: string | null, today: string): string | null {
  const fault = day === null ? null : reminderFault(day, today)
  if (fault !== null) throw new ApiError('bad_request', fault)
  return day
}

function interviewOrRefuse(interview: Exclude<Sent['interview'], undefined>) {
  if (interview === null) return { interviewAt: null, interviewZone: null }
  if (!isCalendarDay(interview.at.slice(0, 10))) throw new ApiError('bad_request', NO_DAY)
  if (!isTimeZone(interview.zone)) throw new ApiError('bad_request', 'This time zone is not known.')
  return { interviewAt: new Date(interview.at), interviewZone: interview.zone }
}

/** The longest that a change may wait to be sent, in seconds. */
const MAX_WAIT_SECONDS = 400 * 86_400

/** When a change was made that was sent later, by the clock of the server. */
const earlier = (ago: number | undefined, now: Date): Date | null =>
  ago === undefined ? null : new Date(now.getTime() - Math.min(Math.max(ago, 0), MAX_WAIT_SECONDS) * 1_000)

/** Only what was sent. */
const getChanges = (sent: Sent, today: string): ApplicationChanges => ({
  ...(sent.tracker_status !== undefined && { status: statusOrRefuse(sent.tracker_status) }),
  ...(sent.notes !== undefined && { notes: sent.notes }),
  ...(sent.knockout_questions !== undefined && {
    knockoutQuestions: cleanQuestions(sent.knockout_questions),
  }),
  ...(sent.is_portfolio_submitted !== undefined && { isPortfolioSubmitted: sent.is_portfolio_submitted }),
  ...(sent.interview !== undefined && interviewOrRefuse(sent.interview)),
  ...(sent.remind_on !== undefined && { remindOn: dayOrRefuse(sent.remind_on, today) }),
})

type Names = 'loadTrackedJobs' | 'updateTrackedJob' | 'toggleTracking' | 'addTrackedJob'

const changing = ({ database: { db }, now }: Needs): Some<Exclude<Names, 'loadTrackedJobs'>> => ({
  async updateTrackedJob({ user, request: { job } }) {
    // Refuses what waited in a browser while another person logged in there.
    if (job.notes_by !== undefined && job.notes_by !== user.id) throw new ApiError('unauthenticated')
    const whose = { userId: user.id, jobId: job.id }
    const at = now()
    const changes = getChanges(job, newYorkDay(at))
    const over = {
      ...whose,
      notesVersion: job.notes_version ?? null,
      now: at,
      changedAt: earlier(job.changed_ago, at),
    }
    const changed = await changeApplication(db, over, changes)
    if (!changed) throw noApplication()
    if (changed.outcome === 'stale') {
      const details = { notes: changed.notes, notes_version: changed.notesVersion }
      throw new ApiError('conflict', STALE_NOTES, { details })
    }
    if (changed.outcome === 'too long') throw tooMuchText(changed.longest)
    return {
      notes_version: changed.notesVersion,
      status_changes: toChanges(await listStatusChanges(db, whose)),
    }
  },

  async toggleTracking({ user, tier, request: { airtable_id: jobId } }) {
    const isTracked = await toggleFavorite(db, { jobId, userId: user.id, tier, now: now() })
    if (isTracked === null) throw new ApiError('not_found', 'This job is not available.')
    if (isTracked === 'full') throw new ApiError('bad_request', TOO_MANY_APPLICATIONS)
    return { is_tracked: isTracked }
  },

  async addTrackedJob({ user, tier, request }) {
    const typed = {
      title: request.job_title,
      companyName: request.company_name,
      url: request.job_url,
      salaryRange: request.salary_range,
    }
    const read = readJobByHand(typed)
    if (!read.ok) throw new ApiError('bad_request', read.message)
    const application = { snapshot: byHand(read.job), status: statusOrRefuse(request.tracker_status) }
    const ids = await addApplications(db, { userId: user.id, now: now() }, [application])
    const [id] = ids ?? []
    if (id === undefined) throw new ApiError('bad_request', TOO_MANY_APPLICATIONS)
    const added = await findApplication(db, { userId: user.id, tier, jobId: id })
    if (!added) throw noApplication()
    return { job: toTrackedJob(added) }
  },
})

function loading({ database: { db } }: Needs): Some<'loadTrackedJobs'> {
  const replyFor = createTrackerReplyCache(db)
  return { loadTrackedJobs: ({ user, tier }) => replyFor({ userId: user.id, tier }) }
}

export const applicationsHandlers = (needs: Needs): Some<Names> => ({
  ...loading(needs),
  ...changing(needs),
})

export const appliedHandlers = ({ database: { db }, now }: Needs): Some<'didApply' | 'loadApplied'> => ({
  async didApply({ user, tier, request: { id: jobId, applied: hasApplied } }) {
    const status = await noteAnswer(db, { jobId, userId: user.id, tier, hasApplied, now: now() })
    if (status === null) throw new ApiError('not_found', 'This job is not available.')
    if (status === 'full') throw new ApiError('bad_request', TOO_MANY_APPLICATIONS)
    return { tracker_status: status }
  },

  async loadApplied({ user, tier }) {
    const applied = (await listApplied(db, { userId: user.id, tier })).map((one) => ({
      ...toWire(one),
      id: one.jobId,
      applied_on: one.appliedAt && newYorkDay(one.appliedAt),
    }))
    return { applied }
  },
})
