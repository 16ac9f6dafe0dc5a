import { ApiError, type pushCalls } from '@lilypad/contracts'
import { vapidPublicKey } from '@lilypad/crypto'
import { endPushSubscription, isSubscribedToPush, savePushSubscription } from '@lilypad/db'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/implement.ts'

/** By its form alone: the worker checks where an address leads each time it sends. */
const isServiceAddress = (address: string, allowPrivate: boolean) =>
  URL.canParse(address) &&
  (new URL(address).protocol === 'https:' || (allowPrivate && new URL(address).protocol === 'http:'))

export const pushHandlers = ({
  config: { push, scrape },
  database: { db },
}: Pick<Deps, 'config' | 'database'>): Handlers<typeof pushCalls> => ({
  loadPush: async ({ session }) => ({
    public_key: push && vapidPublicKey(push.privateKey),
    is_subscribed: await isSubscribedToPush(db, session.id),
  }),

  async subscribeToPush({ user, session, request }) {
    if (!push) throw new ApiError('conflict', 'Push notifications are not set up here.')
    if (!isServiceAddress(request.endpoint, scrape.allowPrivate))
      throw new ApiError('bad_request', 'This is not the address of a push service.')
    await savePushSubscription(db, { userId: user.id, sessionHash: session.id, ...request })
    return {}
  },

  async unsubscribeFromPush({ session }) {
    await endPushSubscription(db, session.id)
    return {}
  },
})
