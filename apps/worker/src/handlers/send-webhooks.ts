import { giveUpMessage, listDueMessages } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'
import { createSender } from '../outbox/create-sender.ts'
import { sendEntry } from '../outbox/send-entry.ts'
import { sendMessage } from '../webhooks/send-message.ts'

const MAX_ROUND_MS = 4 * 60_000

type Needs = Pick<Deps, 'db' | 'logger' | 'counts' | 'fetching' | 'links' | 'now' | 'span'>

export function sendWebhooks(deps: Needs): Handlers['send-webhooks'] {
  const webhook = { send: sendMessage(deps), giveUp: giveUpMessage }
  const sendDue = createSender({
    logger: deps.logger,
    sendNow: (id, signal) => sendEntry(deps, webhook, id, signal),
    findDue: (busy) => listDueMessages(deps.db, busy),
    longestMs: MAX_ROUND_MS,
  })
  return async (_payload, { signal }) => ({ sent: (await sendDue(signal)).size })
}
