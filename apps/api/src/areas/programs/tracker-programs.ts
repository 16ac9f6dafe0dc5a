import {
  ApiError,
  getStatusName,
  type ProgramApplication,
  type ProgramOutcome,
  type ProgramRequestOf,
  type Programs,
  STATUS_IDS,
} from '@lilypad/contracts'
import {
  type ApplicationChanges,
  type ApplicationOutline,
  changeApplication,
  type Executor,
  findApplication,
  type LongText,
  listOutlines,
  noteAnswer,
  type TrackedPlace,
} from '@lilypad/db'
import { newYorkDay } from '@lilypad/domain'
import { NOT_AVAILABLE } from '../jobs/calls/handlers.ts'
import { dayOrRefuse, STALE_NOTES, TOO_MANY_APPLICATIONS } from '../tracker/applications.ts'
import { decodedOutline } from '../tracker/to-tracked-job.ts'
import { noApplication, tooMuchText } from '../tracker/tracker-errors.ts'
import type { KeyAuth } from './authenticate-key.ts'
import type { Needs, ProgramHandlers } from './handler-types.ts'
import { readCursor, writeCursor } from './job-programs.ts'

function toProgram(application: ApplicationOutline): ProgramApplication {
  const { status, changes, deletedOn, ...fields } = decodedOutline(application)
  return {
    ...fields,
    status: getStatusName(status),
    removedOn: deletedOn,
    changes: changes.map((change) => ({ ...change, status: getStatusName(change.status) })),
  }
}

/** An application after a change: whole for a key that may read the tracker, else only what the change came to. */
export async function replyWith(
  db: Executor,
  { user, tier, scopes }: KeyAuth,
  jobId: number,
): Promise<{ application: ProgramApplication | ProgramOutcome }> {
  const found = await findApplication(db, { userId: user.id, tier, jobId })
  if (!found) throw noApplication()
  const application = toProgram(found)
  const { id, status, notesVersion } = application
  return { application: scopes.includes('tracker:read') ? application : { id, status, notesVersion } }
}

/** A key that may not read the tracker is not told what else is there. */
export const tooMuchFor = ({ scopes }: Pick<KeyAuth, 'scopes'>, longest: readonly LongText[]): ApiError =>
  tooMuchText(scopes.includes('tracker:read') ? longest : [])

type Sent = ProgramRequestOf<Programs['updateApplication']>

/** Only what was sent. */
function toChanges({ status, notes, remindOn, isPortfolioSubmitted }: Sent, today: string) {
  const id = status === undefined ? undefined : STATUS_IDS.get(status)
  const changes: ApplicationChanges = {
    ...(id !== undefined && { status: id }),
    ...(notes !== undefined && { notes }),
    ...(isPortfolioSubmitted !== undefined && { isPortfolioSubmitted }),
    ...(remindOn !== undefined && { remindOn: dayOrRefuse(remindOn, today) }),
  }
  return changes
}

function toPlace(cursor: string): TrackedPlace {
  const [at, jobId] = readCursor(cursor)
  return { trackedAt: new Date(at ?? 0), jobId }
}

type Names = 'listApplications' | 'trackJob' | 'updateApplication'

export const trackerHandlers = ({ database: { db }, now }: Needs): ProgramHandlers<Names> => ({
  async listApplications({ user, tier, request: { limit, cursor } }) {
    const page = { after: cursor === undefined ? null : toPlace(cursor), most: limit + 1 }
    const found = await listOutlines(db, { userId: user.id, tier }, page)
    const last = found.length > limit ? found[limit - 1] : undefined
    return {
      applications: found.slice(0, limit).map(toProgram),
      nextCursor: last ? writeCursor([last.trackedAt.toISOString(), last.jobId]) : null,
    }
  },

  async trackJob({ request: { jobId }, ...auth }) {
    const { user, tier } = auth
    const status = await noteAnswer(db, { jobId, userId: user.id, tier, hasApplied: false, now: now() })
    if (status === null) throw new ApiError('not_found', NOT_AVAILABLE)
    if (status === 'full') throw new ApiError('bad_request', TOO_MANY_APPLICATIONS)
    return replyWith(db, auth, jobId)
  },

  async updateApplication({ request, ...auth }) {
    const { id: jobId, notesVersion = null } = request
    const at = now()
    const over = { userId: auth.user.id, jobId, notesVersion, now: at }
    const changed = await changeApplication(db, over, toChanges(request, newYorkDay(at)))
    if (!changed) throw noApplication()
    if (changed.outcome === 'stale') throw new ApiError('conflict', STALE_NOTES)
    if (changed.outcome === 'too long') throw tooMuchFor(auth, changed.longest)
    return replyWith(db, auth, jobId)
  },
})
