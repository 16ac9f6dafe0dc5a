import { ApiError, type ReplyOf, type webhooksCalls } from '@lilypad/contracts'
import { webhookSecret } from '@lilypad/crypto'
import {
  createWebhook,
  type Delivery,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  turnOnWebhook,
  type Webhook,
  writeTestMessage,
} from '@lilypad/db'
import { MAX_WEBHOOK_URL_LENGTH, MAX_WEBHOOKS, searchName } from '@lilypad/domain'
import type { Deps } from '../../deps/deps.ts'
import type { Handlers } from '../../http/implement-calls.ts'
import { readOutboundAddress } from '../../http/outbound-address.ts'
import { toWire } from '../../http/to-wire.ts'
import { whileLoggedIn } from '../../http/while-logged-in.ts'
import { NO_SEARCH } from '../searches/handlers.ts'

const MAX_DELIVERIES = 5
const NO_WEBHOOK = 'This webhook could not be found.'
const TOO_MANY = `You have ${MAX_WEBHOOKS} webhooks. Please delete one first.`
const TWICE = 'This address already gets this search. Delete that webhook first.'
const NOT_PUBLIC = 'The address must be a public https address, such as https://example.com/lilypad.'
const BUSY = 'A test is on its way. Please wait for what comes back.'

type Shown = ReplyOf<typeof webhooksCalls.loadWebhooks>['webhooks'][number]

function toOutcome({ sentAt, failedAt }: Delivery) {
  if (sentAt) return 'sent'
  return failedAt ? 'given_up' : 'waiting'
}

const toDelivery = (delivery: Delivery): Shown['deliveries'][number] => ({
  ...toWire(delivery),
  outcome: toOutcome(delivery),
  tries: delivery.attempts,
  status: delivery.answerStatus,
})

const toWebhook = (webhook: Webhook, deliveries: readonly Delivery[]): Shown => ({
  ...toWire(webhook),
  search_name: searchName({ name: webhook.searchName }),
  deliveries: deliveries.filter(({ webhookId }) => webhookId === webhook.id).map(toDelivery),
})

export function webhooksHandlers({
  config: { http },
  database,
  database: { db },
  queue,
  now,
  checkAddress,
}: Pick<Deps, 'config' | 'database' | 'queue' | 'now' | 'checkAddress'>): Handlers<typeof webhooksCalls> {
  const readAddress = async (typed: string): Promise<string> => {
    const url = await readOutboundAddress({ checkAddress }, typed.trim(), NOT_PUBLIC)
    if (url.length > MAX_WEBHOOK_URL_LENGTH) throw new ApiError('bad_request', NOT_PUBLIC)
    return url
  }

  return {
    async loadWebhooks({ user }) {
      const [webhooks, deliveries] = await Promise.all([
        listWebhooks(db, user.id),
        listDeliveries(db, user.id, MAX_DELIVERIES),
      ])
      return { webhooks: webhooks.map((webhook) => toWebhook(webhook, deliveries)) }
    },

    async createWebhook({ user, session, request: { search_id: searchId, url: typed } }) {
      const url = await readAddress(typed)
      const asked = { userId: user.id, searchId, url, now: now() }
      const made = await whileLoggedIn(database, session, (tx) => createWebhook(tx, asked))
      if (made === 'no_search') throw new ApiError('not_found', NO_SEARCH)
      if (made === 'twice') throw new ApiError('conflict', TWICE)
      if (made === 'too_many') throw new ApiError('bad_request', TOO_MANY)
      return { id: made.id, secret: webhookSecret(http.sessionSecret, made.salt) }
    },

    async deleteWebhook({ user, request: { id } }) {
      if (!(await deleteWebhook(db, { id, userId: user.id }))) throw new ApiError('not_found', NO_WEBHOOK)
      return {}
    },

    async turnOnWebhook({ user, session, request: { id } }) {
      const turned = await whileLoggedIn(database, session, (tx) =>
        turnOnWebhook(tx, { id, userId: user.id }),
      )
      if (turned === 'no_webhook') throw new ApiError('not_found', NO_WEBHOOK)
      if (turned === 'twice') throw new ApiError('conflict', TWICE)
      return {}
    },

    async testWebhook({ user, request: { id } }) {
      const written = await writeTestMessage(db, { id, userId: user.id })
      if (written === 'no_webhook') throw new ApiError('not_found', NO_WEBHOOK)
      if (written === 'busy') throw new ApiError('conflict', BUSY)
      // What nobody is woken up for now is found within seconds.
      await queue.enqueue('send-webhooks', {}).catch(() => undefined)
      return {}
    },
  }
}
