import { ApiError, type silenceCalls } from '@lilypad/contracts'
import {
  answerSilence,
  getSilenceDays,
  listSilentApplications,
  listStatusChanges,
  setSilenceDays,
  undoSilenceAnswer,
} from '@lilypad/db'
import { applySilenceAnswer, DAY_MS, newYorkDay } from '@lilypad/domain'
import type { Handlers } from '../../http/implement-calls.ts'
import type { Needs } from './handler-types.ts'
import { toChanges } from './to-tracked-job.ts'

export function silenceHandlers({
  database: { db },
  now,
}: Pick<Needs, 'database' | 'now'>): Handlers<typeof silenceCalls> {
  const toReply = async (
    whose: { userId: number; jobId: number },
    found: Awaited<ReturnType<typeof undoSilenceAnswer>>,
    refusal: string,
  ) => {
    if (!found) throw new ApiError('conflict', refusal)
    return {
      tracker_status: found.status,
      remind_on: found.remindOn,
      status_changes: toChanges(await listStatusChanges(db, whose)),
    }
  }
  return {
    async loadSilentApplications({ user }) {
      const days = await getSilenceDays(db, user.id)
      const silent = await listSilentApplications(db, user.id, new Date(now().getTime() - days * DAY_MS))
      const jobs = silent.map(({ jobId, snapshot, status, since }) => ({
        id: jobId,
        title: snapshot.title,
        company: snapshot.companyName,
        tracker_status: status,
        since: since.toISOString(),
      }))
      return { days, jobs }
    },

    async setSilenceDays({ user, request }) {
      await setSilenceDays(db, user.id, request.days)
      return {}
    },

    async answerSilence({ user, request: { id, answer } }) {
      const whose = { userId: user.id, jobId: id }
      const at = now()
      const changes = applySilenceAnswer(answer, newYorkDay(at))
      const found = await answerSilence(db, { ...whose, now: at }, changes)
      return toReply(whose, found, 'This application is no longer waiting for an answer.')
    },

    async undoSilenceAnswer({ user, request: { id } }) {
      const whose = { userId: user.id, jobId: id }
      return toReply(whose, await undoSilenceAnswer(db, whose), 'This application has changed since.')
    },
  }
}
