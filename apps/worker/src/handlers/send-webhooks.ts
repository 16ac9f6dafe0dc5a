import { type Busy, giveUpMessage, listDueMessages } from '@lilypad/db'
import { webhookRetryWait } from '@lilypad/domain'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'
import { createSender } from '../mail/create-sender.ts'
import { sendOne } from '../mail/send-one.ts'
import { sendMessage } from '../webhooks/send-message.ts'

const LONGEST_ROUND = 4 * 60_000

type Needs = Pick<Deps, 'db' | 'logger' | 'counts' | 'fetching' | 'links' | 'now' | 'span'>

export const sendWebhooks = (deps: Needs): Handlers['send-webhooks'] => {
  const { db, logger } = deps
  const send = sendMessage(deps)
  const retryWait = (attempts: number) => webhookRetryWait(attempts, Math.random())
  const sendNow = (emailId: number, signal: AbortSignal) =>
    sendOne(deps, send, { emailId, signal, retryWait, giveUp: giveUpMessage })
  const findDue = (busy: Busy) => listDueMessages(db, busy)
  const sendDue = createSender({ logger, sendNow, findDue, longestMs: LONGEST_ROUND })
  return async (_payload, { signal }) => ({ sent: (await sendDue(signal)).size })
}
