import { giveUpMessage } from '@lilypad/db'
import { webhookRetryWait } from '@lilypad/domain'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'
import { sendOne } from '../mail/send-one.ts'
import { createSender } from '../webhooks/create-sender.ts'
import { sendMessage } from '../webhooks/send-message.ts'

type Needs = Pick<Deps, 'db' | 'logger' | 'counts' | 'fetching' | 'links' | 'now' | 'span'>

/** Sends all messages to webhooks that are due. */
export const sendWebhooks = (deps: Needs): Handlers['send-webhooks'] => {
  const { db, logger } = deps
  const send = sendMessage(deps)
  const retryWait = (attempts: number) => webhookRetryWait(attempts, Math.random())
  const sendNow = (emailId: number, signal: AbortSignal) =>
    sendOne(deps, send, { emailId, signal, retryWait, giveUp: giveUpMessage })
  const sendDue = createSender({ db, logger, sendNow })
  return async (_payload, { signal }) => ({ sent: await sendDue(signal) })
}
