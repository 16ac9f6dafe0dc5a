import { webhookHeaders, webhookSecret } from '@lilypad/crypto'
import type { Answered, WebhookTarget } from '@lilypad/db'
import { WEBHOOK_TIMEOUT_MS } from '@lilypad/domain'
import type { Deps } from '../deps.ts'

const KEPT_CHARACTERS = 200

export type PostNeeds = Pick<Deps, 'fetching' | 'links' | 'now' | 'span'>

/**
 * `waitMs`: the address asks us to wait. A private address is a failure like others: a name may have one for a moment
 * only.
 */
export type Posted = {
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
export async function postMessage(
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
