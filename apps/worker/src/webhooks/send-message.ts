import { endWebhook, findWebhook, noteDelivery, saveAnswer, type WebhookTarget } from '@lilypad/db'
import type { Deps } from '../deps.ts'
import type { SendOutcome } from '../mail/send-outcome.ts'
import type { Channel } from '../outbox/send-entry.ts'
import { findSeenJobs, type News, writeMessage } from './messages.ts'
import { type Posted, type PostNeeds, postMessage } from './post-message.ts'

const GONE = 410
const refused = (reason: string): SendOutcome => ({ outcome: 'refused', reason })

type Needs = PostNeeds & Pick<Deps, 'db' | 'logger'>
type Content = { jobIds?: unknown; isTest?: unknown }

const jobIdsIn = ({ jobIds }: Content): number[] =>
  Array.isArray(jobIds) ? jobIds.filter((id) => typeof id === 'number') : []

/** An address that answers 410 wants nothing more. */
async function judge(
  { db, now }: Needs,
  { id }: WebhookTarget,
  { posted: { answered, failure, waitMs }, isTest }: { posted: Posted; isTest: boolean },
): Promise<SendOutcome> {
  if (failure === null) {
    await noteDelivery(db, { id, isTaken: true, now: now() })
    return { outcome: 'sent' }
  }
  if (answered?.status === GONE) await endWebhook(db, { id, reason: 'gone', error: failure, now: now() })
  if (answered?.status === GONE || isTest) return refused(failure)
  await noteDelivery(db, { id, isTaken: false, now: now() })
  return { outcome: 'later', reason: failure, waitMs }
}

/** Null when what is stored does not allow it. */
function write({ logger, links }: Needs, outboxId: number, news: News): string | null {
  try {
    return writeMessage(news, links.publicUrl)
  } catch (err) {
    logger.warn({ outboxId, err }, 'A message to a webhook could not be written.')
    return null
  }
}

/** With the jobs that its owner sees at this moment. A test is sent once, as its owner looks at what comes back. */
export function sendMessage(deps: Needs): Channel['send'] {
  return async ({ id, recipient, content, messageId, createdAt }, signal) => {
    const { db } = deps
    const webhook = await findWebhook(db, Number(recipient))
    if (!webhook || webhook.endedAt) return refused('The webhook has ended.')
    const stored = content as Content
    const isTest = stored.isTest === true
    const jobs = isTest ? [] : await findSeenJobs(deps, webhook, jobIdsIn(stored))
    if (!isTest && jobs.length === 0) return { outcome: 'dropped' }
    const type = isTest ? 'search.test' : 'search.jobs_added'
    const body = write(deps, id, { type, at: createdAt, search: webhook.search, jobs })
    if (body === null) return refused('It cannot be written from what is stored.')
    const posted = await postMessage(deps, webhook, { message: { id: messageId, body }, signal })
    if (signal.aborted && !posted.answered) return { outcome: 'later', reason: 'The worker was stopped.' }
    await saveAnswer(db, id, posted.answered)
    return judge(deps, webhook, { posted, isTest })
  }
}
