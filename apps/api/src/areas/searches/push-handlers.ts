import { ApiError, type pushCalls } from '@lilypad/contracts'
import { vapidPublicKey } from '@lilypad/crypto'
import { endPushSubscription, isSubscribedToPush, savePushSubscription } from '@lilypad/db'
import type { Deps } from '../../deps/deps.ts'
import type { Handlers } from '../../http/implement-calls.ts'
import { readOutboundAddress } from '../../http/outbound-address.ts'
import { whileLoggedIn } from '../../http/while-logged-in.ts'

const NO_SERVICE = 'This is not the address of a push service.'

export const pushHandlers = ({
  config: { push },
  database,
  database: { db },
  checkAddress,
}: Pick<Deps, 'config' | 'database' | 'checkAddress'>): Handlers<typeof pushCalls> => ({
  loadPush: async ({ session }) => ({
    public_key: push && vapidPublicKey(push.privateKey),
    is_subscribed: await isSubscribedToPush(db, session.id),
  }),

  async subscribeToPush({ user, session, request }) {
    if (!push) throw new ApiError('conflict', 'Push notifications are not set up here.')
    const endpoint = await readOutboundAddress({ checkAddress }, request.endpoint, NO_SERVICE)
    const subscription = { ...request, endpoint, userId: user.id, sessionHash: session.id }
    await whileLoggedIn(database, session, (tx) => savePushSubscription(tx, subscription))
    return {}
  },

  async unsubscribeFromPush({ session }) {
    await endPushSubscription(db, session.id)
    return {}
  },
})
