import { findOutboxEntry, giveUpPush } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import { pushFallbackLetter } from '../alerts/push-fallback-letter.ts'
import type { Deps } from '../deps.ts'
import { createParallelSender } from '../outbox/parallel-sender.ts'
import { sendLetter } from '../outbox/send-letter.ts'
import { findPushHost, sendPush } from '../outbox/send-push.ts'
import { sendWithRetry } from '../outbox/send-with-retry.ts'

function createMutex() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

const MAX_ROUND_MS = 60_000

type Needs = Pick<Deps, 'db' | 'logger' | 'counts' | 'mailer' | 'mailSite' | 'pushService' | 'links' | 'now'>

/**
 * Unless another worker does or did; the sweep retries. A worker that is stopped records nothing, since the server may
 * have accepted the e-mail: it is due again when its claim ends, under the same message id. Digests are sent one by
 * one, so that a dying worker leaves at most one that may arrive twice.
 */
export function sendMail(deps: Needs): Handlers['send-mail'] {
  const { db, logger, mailer } = deps
  const inTurn = createMutex()
  const push = {
    send: sendPush(deps),
    giveUp: (tx: Deps['db'], id: number, failure: { error: string; now: Date }) =>
      giveUpPush(tx, id, failure, pushFallbackLetter(deps)),
  }
  const sendPushes = createParallelSender({
    logger,
    sendNow: (id, signal) => sendWithRetry(deps, push, id, signal),
    longestMs: MAX_ROUND_MS,
  })
  const letter = mailer && { send: sendLetter(deps, mailer) }
  return async ({ outboxId: id }, { signal }) => {
    const entry = await findOutboxEntry(db, id)
    if (!entry) return { sent: false }
    if (entry.kind === 'push') {
      const due = { id, userId: entry.userId ?? 0, host: await findPushHost(db, entry.recipient) }
      return { sent: (await sendPushes(signal, [due])).has(id) }
    }
    if (!letter) return { sent: false }
    const send = () => sendWithRetry(deps, letter, id, signal)
    return { sent: await (entry.template === 'digest' ? inTurn(send) : send()) }
  }
}
