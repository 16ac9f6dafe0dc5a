import { toJobRow, toListed, type WebhookMessage, webhookMessage } from '@lilypad/contracts'
import { webhookHeaders, webhookSecret } from '@lilypad/crypto'
import {
  type Answered,
  endWebhook,
  findHidden,
  findWebhook,
  type ListedJob,
  listRows,
  noteDelivery,
  saveAnswer,
  type WebhookTarget,
} from '@lilypad/db'
import { getTier, hiddenBy, searchName, WEBHOOK_TIMEOUT_MS } from '@lilypad/domain'
import type { Deps } from '../deps.ts'
import type { Channel } from '../outbox/send-with-retry.ts'
import type { SendOutcome } from '../services/mailer.ts'

const KEPT_CHARACTERS = 200

type PostNeeds = Pick<Deps, 'fetching' | 'links' | 'now' | 'span'>

/** `waitMs`: it asks us to wait. A private address is a failure: a name may have one for a moment only. */
type Posted = {
  answered: Answered | null
  failure: string | null
  waitMs: number
}

function toFailure(status: number): string | null {
  if (status >= 200 && status < 300) return null
  const isRedirect = status >= 300 && status < 400
  return `The address answered ${status}${isRedirect ? ': redirects are not followed' : ''}.`
}

/** PostgreSQL stores no NUL. */
const toBeginning = (text: string) => [...text.replaceAll('\0', '')].slice(0, KEPT_CHARACTERS).join('')

/** Once, to public addresses alone, without following redirects. `message.id` is the same at every attempt. */
async function postMessage(
  { fetching, links, now, span }: PostNeeds,
  { url, salt }: Pick<WebhookTarget, 'url' | 'salt'>,
  { message, signal }: { message: { id: string; body: string }; signal: AbortSignal },
): Promise<Posted> {
  const signed = webhookHeaders(webhookSecret(links.secret, salt), { ...message, at: now() })
  const patience = AbortSignal.timeout(Math.ceil(span(WEBHOOK_TIMEOUT_MS)))
  try {
    const { status, text, waitMs } = await fetching.post(url, {
      headers: { 'content-type': 'application/json', ...signed },
      body: Buffer.from(message.body),
      signal: AbortSignal.any([signal, patience]),
    })
    const answered = { status, text: toBeginning(text) }
    return { answered, failure: toFailure(status), waitMs }
  } catch (error) {
    const seconds = WEBHOOK_TIMEOUT_MS / 1_000
    const reason = error instanceof Error ? error.message : 'unknown'
    const failure = patience.aborted ? `The address did not answer within ${seconds} seconds.` : reason
    return { answered: null, failure, waitMs: 0 }
  }
}

/** Not what was unlisted or hidden, or needs premium that ended. */
async function findSeenJobs(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, standing }: WebhookTarget,
  jobIds: readonly number[],
): Promise<ListedJob[]> {
  const tier = getTier(standing, now())
  const [found, hidden] = await Promise.all([listRows(db, tier, jobIds), findHidden(db, userId)])
  return found.filter((job) => hiddenBy(hidden, job) === null)
}

type News = {
  type: WebhookMessage['type']
  at: Date
  search: WebhookTarget['search']
  jobs: readonly ListedJob[]
}

/** Jobs as `/v1/jobs` gives them. Throws when what is stored does not allow it. */
function writeMessage({ type, at, search, jobs }: News, publicUrl: string): string {
  const told = jobs.map((job) => toListed(toJobRow(job), publicUrl))
  const data = { search: { id: search.id, name: searchName(search) }, jobs: told }
  return JSON.stringify(webhookMessage.parse({ type, timestamp: at.toISOString(), data }))
}

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
export function sendWebhookMessage(deps: Needs): Channel['send'] {
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
