import { ApiError, type hiddenAndFollowedCalls } from '@lilypad/contracts'
import {
  findCompanyName,
  followCompany,
  hideCompany,
  hideJob,
  listFollowed,
  listHidden,
  setHiddenWords,
  unfollowCompany,
  unhideCompany,
  unhideJob,
} from '@lilypad/db'
import { cleanHiddenWords, hiddenWordsFault } from '@lilypad/domain'
import type { Deps } from '../../../deps/deps.ts'
import { orNotFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/implement-calls.ts'
import { toWire } from '../../../http/to-wire.ts'
import { NOT_AVAILABLE, NOT_KNOWN } from './handlers.ts'

export function hiddenHandlers({
  database: { db },
  now,
}: Pick<Deps, 'database' | 'now'>): Handlers<typeof hiddenAndFollowedCalls> {
  const change = async (
    { userId, company }: { userId: number; company: string },
    to: { put: typeof hideCompany } | { drop: typeof unhideCompany },
  ) => {
    // What is taken back may be an employer that we know no longer.
    if ('drop' in to && (await to.drop(db, { userId, companyName: company }))) return {}
    const companyName = await findCompanyName(db, company)
    if (companyName === null) throw new ApiError('not_found', NOT_KNOWN)
    await ('drop' in to ? to.drop : to.put)(db, { userId, companyName })
    return {}
  }
  return {
    async loadHidden({ user, session, tier }) {
      const { jobs, companies, words } = await listHidden(db, { userId: user.id, tier })
      return {
        jobs: jobs.map((job) => ({
          ...toWire(job),
          company: job.companyName,
          reason: session.impersonatorId === null ? job.reason : null,
        })),
        companies,
        words,
      }
    },

    async hideJob({ request: { id, reason }, user, tier }) {
      orNotFound(await hideJob(db, { userId: user.id, jobId: id, tier, reason, now: now() }), NOT_AVAILABLE)
      return {}
    },

    async unhideJob({ request: { id }, user, tier }) {
      orNotFound(await unhideJob(db, { userId: user.id, jobId: id, tier }), NOT_AVAILABLE)
      return {}
    },

    hideCompany: async ({ request: { company, hidden }, user }) =>
      change({ userId: user.id, company }, hidden ? { put: hideCompany } : { drop: unhideCompany }),

    loadFollowed: async ({ user }) => ({ companies: await listFollowed(db, user.id) }),

    followCompany: async ({ request: { company, followed }, user }) =>
      change({ userId: user.id, company }, followed ? { put: followCompany } : { drop: unfollowCompany }),

    async setHiddenWords({ request, user }) {
      const words = cleanHiddenWords(request.words)
      const fault = hiddenWordsFault(words)
      if (fault !== null) throw new ApiError('bad_request', fault)
      await setHiddenWords(db, user.id, words)
      return { words }
    },
  }
}
