import { ApiError, type ReplyOf, type webhooksCalls } from '@lilypad/contracts'
import { webhookSecret } from '@lilypad/crypto'
import {
  createWebhook,
  type Delivery,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  type Webhook,
} from '@lilypad/db'
import { LONGEST_WEBHOOK_ADDRESS, MOST_WEBHOOKS, searchName } from '@lilypad/domain'
import { maySendTo } from '@lilypad/fetching/web-addresses'
import { WorkFailedError } from '@lilypad/queue'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/implement.ts'
import { NO_SEARCH } from '../searches/handlers.ts'

/** How long a person waits for a test: longer than an address may take to answer. */
const PATIENCE_MS = 20_000
const MOST_DELIVERIES = 5
const NO_WEBHOOK = 'This webhook could not be found.'
const TOO_MANY = `You have ${MOST_WEBHOOKS} webhooks. Please delete one first.`
const NOT_PUBLIC = 'The address must be a public web address, such as https://example.com/lilypad.'
const NOT_SENT = { status: null, answer: null, error: 'The test could not be sent. Please try again.' }

type Shown = ReplyOf<typeof webhooksCalls.loadWebhooks>['webhooks'][number]

const outcomeOf = ({ sentAt, failedAt }: Delivery) => {
  if (sentAt) return 'sent'
  return failedAt ? 'given_up' : 'waiting'
}

const toDelivery = (delivery: Delivery): Shown['deliveries'][number] => ({
  id: delivery.id,
  created_at: delivery.createdAt.toISOString(),
  outcome: outcomeOf(delivery),
  tries: delivery.attempts,
  status: delivery.answerStatus,
  answer: delivery.answer,
  error: delivery.error,
})

const toWebhook = (webhook: Webhook, deliveries: readonly Delivery[]): Shown => ({
  id: webhook.id,
  search_id: webhook.searchId,
  search_name: searchName({ name: webhook.searchName }),
  url: webhook.url,
  created_at: webhook.createdAt.toISOString(),
  ended_at: webhook.endedAt?.toISOString() ?? null,
  deliveries: deliveries.filter(({ webhookId }) => webhookId === webhook.id).map(toDelivery),
})

type Needs = Pick<Deps, 'config' | 'database' | 'queue' | 'now' | 'span'>

export const webhooksHandlers = ({
  config: { http, scrape },
  database: { db },
  queue,
  now,
  span,
}: Needs): Handlers<typeof webhooksCalls> => {
  const readAddress = async (typed: string): Promise<string> => {
    const url = typed.trim()
    const { allowPrivate } = scrape
    if (url.length > LONGEST_WEBHOOK_ADDRESS || !(await maySendTo(url, { allowPrivate, span })))
      throw new ApiError('bad_request', NOT_PUBLIC)
    return url
  }

  const ask = async (webhookId: number) => {
    try {
      const answer = await queue.ask('test-webhook', { webhookId }, span(PATIENCE_MS))
      return answer.done ? answer.result : NOT_SENT
    } catch (error) {
      if (error instanceof WorkFailedError) return NOT_SENT
      throw error
    }
  }

  return {
    async loadWebhooks({ user }) {
      const [webhooks, deliveries] = await Promise.all([
        listWebhooks(db, user.id),
        listDeliveries(db, user.id, MOST_DELIVERIES),
      ])
      return { webhooks: webhooks.map((webhook) => toWebhook(webhook, deliveries)) }
    },

    async createWebhook({ user, request: { search_id: searchId, url: typed } }) {
      const url = await readAddress(typed)
      const made = await createWebhook(db, { userId: user.id, searchId, url, now: now() })
      if (made === 'no_search') throw new ApiError('not_found', NO_SEARCH)
      if (made === 'too_many') throw new ApiError('bad_request', TOO_MANY)
      return { id: made.id, secret: webhookSecret(http.sessionSecret, made.salt) }
    },

    async deleteWebhook({ user, request: { id } }) {
      if (!(await deleteWebhook(db, { id, userId: user.id }))) throw new ApiError('not_found', NO_WEBHOOK)
      return {}
    },

    async testWebhook({ user, request: { id } }) {
      if (!(await listWebhooks(db, user.id)).some((webhook) => webhook.id === id))
        throw new ApiError('not_found', NO_WEBHOOK)
      return ask(id)
    },
  }
}
