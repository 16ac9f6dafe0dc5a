import {
  type ClaimedEmail,
  endWebhook,
  findWebhook,
  keepAnswer,
  noteDelivery,
  type WebhookTarget,
} from '@lilypad/db'
import type { Deps } from '../deps.ts'
import type { Send } from '../mail/send-one.ts'
import type { SendOutcome } from '../mail/send-outcome.ts'
import { jobsMessage, testMessage } from './messages.ts'
import { type Posted, type PostNeeds, postMessage } from './post-message.ts'

const GONE = 410
const refused = (reason: string): SendOutcome => ({ outcome: 'refused', reason })

type Needs = PostNeeds & Pick<Deps, 'db'>
/** What the outbox stores of a message. */
type Content = { jobIds?: unknown; isTest?: unknown }

const jobIdsIn = ({ jobIds }: Content): number[] =>
  Array.isArray(jobIds) ? jobIds.filter((id) => typeof id === 'number') : []

/** Notes how the address does; one that answers 410 wants nothing any more. */
const judge = async (
  { db, now }: Needs,
  { id }: WebhookTarget,
  { posted: { answered, failure, waitMs }, isTest }: { posted: Posted; isTest: boolean },
): Promise<SendOutcome> => {
  if (failure === null) {
    await noteDelivery(db, { id, isTaken: true, now: now() })
    return { outcome: 'sent' }
  }
  if (answered?.status === GONE) await endWebhook(db, { id, reason: 'gone', error: failure, now: now() })
  if (answered?.status === GONE || isTest) return refused(failure)
  await noteDelivery(db, { id, isTaken: false, now: now() })
  return { outcome: 'later', reason: failure, waitMs }
}

/**
 * Sends a message of the outbox to its webhook, with the jobs that its owner sees at this moment. A test is sent once, as
 * its owner looks at what comes back.
 */
export const sendMessage =
  (deps: Needs): Send =>
  async ({ id, recipient, content, messageId, createdAt }: ClaimedEmail, signal): Promise<SendOutcome> => {
    const { db } = deps
    const webhook = await findWebhook(db, Number(recipient))
    if (!webhook || webhook.endedAt) return refused('The webhook has ended.')
    const stored = content as Content
    const isTest = stored.isTest === true
    const body = isTest
      ? testMessage(webhook, createdAt)
      : await jobsMessage(deps, webhook, { jobIds: jobIdsIn(stored), at: createdAt })
    if (body === null) return refused('You see none of its jobs any more.')
    const posted = await postMessage(deps, webhook, { message: { id: messageId, body }, signal })
    if (signal.aborted && !posted.answered) return { outcome: 'later', reason: 'The worker was stopped.' }
    await keepAnswer(db, id, posted.answered)
    return judge(deps, webhook, { posted, isTest })
  }
