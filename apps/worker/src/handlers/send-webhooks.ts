import { listDueMessages } from '@lilypad/db'
import { webhookRetryWait } from '@lilypad/domain'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'
import { sendOne } from '../mail/send-one.ts'
import { sendMessage } from '../webhooks/send-message.ts'

const AT_ONCE = 20
const A_BATCH = 100

type Needs = Pick<Deps, 'db' | 'logger' | 'counts' | 'fetching' | 'links' | 'now' | 'span'>

/** Sends all messages to webhooks that are due, many at once: addresses may take seconds to answer. */
export const sendWebhooks = (deps: Needs): Handlers['send-webhooks'] => {
  const send = sendMessage(deps)
  const sendAll = async (due: readonly number[], signal: AbortSignal) => {
    const ids = due.values()
    const sender = async () => {
      let sent = 0
      for (const emailId of ids) {
        const isSent = await sendOne(deps, send, { emailId, signal, retryWait: webhookRetryWait })
        sent += isSent ? 1 : 0
      }
      return sent
    }
    const counts = await Promise.all(Array.from({ length: AT_ONCE }, sender))
    return counts.reduce((sum, count) => sum + count, 0)
  }
  return async (_payload, { signal }) => {
    let sent = 0
    while (!signal.aborted) {
      const due = await listDueMessages(deps.db, A_BATCH)
      if (due.length === 0) break
      sent += await sendAll(due, signal)
    }
    return { sent }
  }
}
