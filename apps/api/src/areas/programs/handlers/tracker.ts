import {
  ApiError,
  type ProgramApplication,
  type ProgramRequestOf,
  type Programs,
  STATUS_IDS,
  statusNameOf,
} from '@lilypad/contracts'
import {
  type ApplicationChanges,
  changeApplication,
  listApplications,
  noteAnswer,
  type TrackedApplication,
} from '@lilypad/db'
import { newYorkDay, type Tier } from '@lilypad/domain'
import { NOT_AVAILABLE } from '../../jobs/handlers.ts'
import { dayOrRefuse, STALE_NOTES } from '../../tracker/calls/applications.ts'
import { noApplication } from '../../tracker/needs.ts'
import { decodedApplication } from '../../tracker/to-tracked-job.ts'
import type { Needs, ProgramHandlers } from '../needs.ts'

export const toProgram = (application: TrackedApplication): ProgramApplication => {
  const { status, changes, deletedOn, ...fields } = decodedApplication(application)
  return {
    ...fields,
    status: statusNameOf(status),
    removedOn: deletedOn,
    changes: changes.map((change) => ({ ...change, status: statusNameOf(change.status) })),
  }
}

type Sent = ProgramRequestOf<Programs['updateApplication']>

/** Only what was sent. */
const changesOf = ({ status, notes, remindOn, isPortfolioSubmitted }: Sent, today: string) => {
  const id = status === undefined ? undefined : STATUS_IDS.get(status)
  const changes: ApplicationChanges = {
    ...(id !== undefined && { status: id }),
    ...(notes !== undefined && { notes }),
    ...(isPortfolioSubmitted !== undefined && { isPortfolioSubmitted }),
    ...(remindOn !== undefined && { remindOn: dayOrRefuse(remindOn, today) }),
  }
  return changes
}

type Names = 'listApplications' | 'trackJob' | 'updateApplication'

export const trackerHandlers = ({ database: { db }, now }: Needs): ProgramHandlers<Names> => {
  const find = async (userId: number, tier: Tier, jobId: number) => {
    const found = (await listApplications(db, { userId, tier })).find((one) => one.jobId === jobId)
    if (!found) throw noApplication()
    return { application: toProgram(found) }
  }

  return {
    listApplications: async ({ user, tier }) => ({
      applications: (await listApplications(db, { userId: user.id, tier })).map(toProgram),
    }),

    async trackJob({ user, tier, request: { jobId } }) {
      const status = await noteAnswer(db, { jobId, userId: user.id, tier, hasApplied: false, now: now() })
      if (status === null) throw new ApiError('not_found', NOT_AVAILABLE)
      return find(user.id, tier, jobId)
    },

    async updateApplication({ user, tier, request: { id: jobId, ...sent } }) {
      const at = now()
      const over = { userId: user.id, jobId, notesVersion: sent.notesVersion ?? null, now: at }
      const changed = await changeApplication(db, over, changesOf({ id: jobId, ...sent }, newYorkDay(at)))
      if (!changed) throw noApplication()
      if (changed.outcome === 'stale') throw new ApiError('conflict', STALE_NOTES)
      return find(user.id, tier, jobId)
    },
  }
}
