import { type ClaimedEmail, endWebhook, findWebhook, keepAnswer } from '@lilypad/db'
import type { Deps } from '../deps.ts'
import type { Send } from '../mail/send-one.ts'
import type { SendOutcome } from '../mail/send-outcome.ts'
import { jobsMessage } from './messages.ts'
import { type PostNeeds, postMessage } from './post-message.ts'

const GONE = 410
const refused = (reason: string): SendOutcome => ({ outcome: 'refused', reason })

/** The ids of the jobs in what the outbox stores. */
const jobIdsIn = (content: unknown): number[] => {
  const { jobIds } = content as { jobIds?: unknown }
  return Array.isArray(jobIds) ? jobIds.filter((id) => typeof id === 'number') : []
}

/**
 * Sends a message of the outbox to its webhook, with the jobs that its owner sees at this moment. An address that answers
 * 410 wants nothing any more: the webhook ends.
 */
export const sendMessage =
  (deps: PostNeeds & Pick<Deps, 'db'>): Send =>
  async ({ id, recipient, content, messageId, ageMs }: ClaimedEmail, signal): Promise<SendOutcome> => {
    const { db, now } = deps
    const webhook = await findWebhook(db, Number(recipient))
    if (!webhook || webhook.endedAt) return refused('The webhook has ended.')
    const at = new Date(now().getTime() - ageMs)
    const body = await jobsMessage(deps, webhook, { jobIds: jobIdsIn(content), at })
    if (body === null) return refused('You see none of its jobs any more.')
    const posted = await postMessage(deps, webhook, { message: { id: messageId, body }, signal })
    const { answered, failure, isForbidden } = posted
    if (signal.aborted && !answered) return { outcome: 'later', reason: 'The worker was stopped.' }
    await keepAnswer(db, id, answered)
    if (failure === null) return { outcome: 'sent' }
    if (answered?.status === GONE) {
      await endWebhook(db, { id: webhook.id, error: failure, now: now() })
      return refused(failure)
    }
    return isForbidden ? refused(failure) : { outcome: 'later', reason: failure }
  }
