import { giveUpMessage, listDueMessages } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'
import { createParallelSender } from '../outbox/parallel-sender.ts'
import { sendWithRetry } from '../outbox/send-with-retry.ts'
import { sendWebhookMessage } from '../webhooks/send-webhook-message.ts'

const MAX_ROUND_MS = 4 * 60_000

type Needs = Pick<Deps, 'db' | 'logger' | 'counts' | 'fetching' | 'links' | 'now' | 'span'>

export function sendWebhooks(deps: Needs): Handlers['send-webhooks'] {
  const webhook = { send: sendWebhookMessage(deps), giveUp: giveUpMessage }
  const sendDue = createParallelSender({
    logger: deps.logger,
    sendNow: (id, signal) => sendWithRetry(deps, webhook, id, signal),
    findDue: (busy) => listDueMessages(deps.db, busy),
    longestMs: MAX_ROUND_MS,
  })
  return async (_payload, { signal }) => ({ sent: (await sendDue(signal)).size })
}
