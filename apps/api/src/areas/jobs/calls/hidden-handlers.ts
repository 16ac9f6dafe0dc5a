import { ApiError, type hiddenCalls } from '@lilypad/contracts'
import {
  findCompanyName,
  hideCompany,
  hideJob,
  listHidden,
  setHiddenWords,
  unhideCompany,
  unhideJob,
} from '@lilypad/db'
import { cleanHiddenWords, hiddenWordsFault } from '@lilypad/domain'
import type { Deps } from '../../../deps/deps.ts'
import type { Handlers } from '../../../http/implement.ts'
import { NOT_AVAILABLE, NOT_KNOWN } from './handlers.ts'

const orNotFound = (isThere: boolean, message: string): Record<string, never> => {
  if (!isThere) throw new ApiError('not_found', message)
  return {}
}

export const hiddenHandlers = ({
  database: { db },
  now,
}: Pick<Deps, 'database' | 'now'>): Handlers<typeof hiddenCalls> => ({
  async loadHidden({ user, session, tier }) {
    const { jobs, companies, words } = await listHidden(db, { userId: user.id, tier })
    return {
      jobs: jobs.map(({ companyName, hiddenAt, ...job }) => ({
        ...job,
        company: companyName,
        hidden_at: hiddenAt.toISOString(),
        reason: session.impersonatorId === null ? job.reason : null,
      })),
      companies,
      words,
    }
  },

  hideJob: async ({ request: { id, reason }, user, tier }) =>
    orNotFound(await hideJob(db, { userId: user.id, jobId: id, tier, reason, now: now() }), NOT_AVAILABLE),

  unhideJob: async ({ request: { id }, user, tier }) =>
    orNotFound(await unhideJob(db, { userId: user.id, jobId: id, tier }), NOT_AVAILABLE),

  async hideCompany({ request: { company, hidden }, user }) {
    // A hidden employer may be one that we know no longer.
    if (!hidden && (await unhideCompany(db, { userId: user.id, companyName: company }))) return {}
    const companyName = await findCompanyName(db, company)
    if (companyName === null) throw new ApiError('not_found', NOT_KNOWN)
    await (hidden ? hideCompany : unhideCompany)(db, { userId: user.id, companyName })
    return {}
  },

  async setHiddenWords({ request, user }) {
    const words = cleanHiddenWords(request.words)
    const fault = hiddenWordsFault(words)
    if (fault !== null) throw new ApiError('bad_request', fault)
    await setHiddenWords(db, user.id, words)
    return { words }
  },
})
