import { ApiError, type newsletterCalls } from '@lilypad/contracts'
import { listNewsletterStatuses, setNewsletterStatus } from '@lilypad/db'
import {
  FREE_NEWSLETTER,
  isEmailAddress,
  isNewsletterList,
  mayHaveList,
  NEWSLETTER_LISTS,
  type NewsletterStatus,
  topLevelDomains,
} from '@lilypad/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { enqueueNewsletterSync } from '../../deps/enqueue.ts'
import type { Handlers } from '../../http/implement-calls.ts'
import { createNewsletterFeed } from './newsletter-feed.ts'

const NO_ADDRESS = 'E-mail address is required!'
const INVALID = 'Your e-mail address appears to be invalid. Please check for typos.'

export function newsletterHandlers(
  deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Handlers<typeof newsletterCalls> {
  const { db } = deps.database
  const posts = createNewsletterFeed(deps, log)

  /** Former paying members can still leave the list that they were on. */
  const isLeaving = async (email: string, listId: number, status: NewsletterStatus) =>
    status === 'unsubscribed' && (await listNewsletterStatuses(db, email)).get(listId) === 'subscribed'

  return {
    async getNewsletterSubs({ user }) {
      const statuses = await listNewsletterStatuses(db, user.email)
      const subs = NEWSLETTER_LISTS.map((list) => [list, statuses.get(list) ?? 'unsubscribed'])
      return { subs: Object.fromEntries(subs) }
    },

    async setNewsletterSub({ user, tier, request: { list_id: listId, status } }) {
      if (!isNewsletterList(listId)) throw new ApiError('bad_request', 'There is no such newsletter.')
      if (!mayHaveList(tier, listId) && !(await isLeaving(user.email, listId, status)))
        throw new ApiError('forbidden')
      await setNewsletterStatus(db, { email: user.email, listId, status, now: deps.now() })
      await enqueueNewsletterSync(deps)
      return {}
    },

    getNewsletterPosts: async () => ({ posts: await posts() }),

    async processLead({ request }) {
      const email = request.email?.trim()
      if (!email) throw new ApiError('bad_request', NO_ADDRESS)
      if (!isEmailAddress(email, await topLevelDomains())) throw new ApiError('bad_request', INVALID)
      const now = deps.now()
      await setNewsletterStatus(db, { email, listId: FREE_NEWSLETTER, status: 'subscribed', now })
      await enqueueNewsletterSync(deps)
      return {}
    },
  }
}
