import type { Config } from '@lilypad/config'
import { vapidPublicKey } from '@lilypad/crypto'
import type { PushTarget } from '@lilypad/db'
import { ScrapeError } from '@lilypad/domain'
import type { Fetching } from '@lilypad/fetching'
import type { PushNote } from '@lilypad/mail'
import webPush from 'web-push'
import type { SendOutcome } from './mailer.ts'

const DAY_SECONDS = 24 * 60 * 60
/** One push service that hangs must not keep the others waiting. */
const WHOLE_MS = 10_000

/** `gone`: the subscription can never be used again. */
export type PushOutcome = SendOutcome | { outcome: 'gone' }

export type Pushing = {
  target: PushTarget
  note: PushNote
  /** The same at every attempt: a push service replaces what waits under it. */
  messageId: string
  /** For a browser that is away: until the next alert. */
  keptDays: number
}

export type PushService = {
  /** To public addresses alone. */
  send(pushing: Pushing, signal: AbortSignal): Promise<PushOutcome>
}

/** RFC 8030: the subscription has ended. 401 and 403 may be the fault of our clock or key, and pass. */
const GONE = [404, 410]
/** The request stays wrong however often it is sent. */
const WRONG = [400, 413]

function judge({ status, waitMs }: { status: number; waitMs: number }): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (GONE.includes(status)) return { outcome: 'gone' }
  const reason = `The push service answered ${status}.`
  return WRONG.includes(status) ? { outcome: 'refused', reason } : { outcome: 'later', reason, waitMs }
}

/** At most 32 letters of base64url (RFC 8030): a UUID without its dashes. */
const toTopic = (messageId: string) => messageId.replaceAll('-', '').slice(0, 32)

/** Null without a VAPID key. */
export function openPushService(
  push: Config['push'],
  fetching: Pick<Fetching, 'post'>,
  wholeMs = WHOLE_MS,
): PushService | null {
  if (!push) return null
  const { privateKey, contactEmail } = push
  const address = /<([^>]+)>/.exec(contactEmail)?.[1] ?? contactEmail
  const vapidDetails = {
    subject: `mailto:${address}`,
    publicKey: vapidPublicKey(privateKey),
    privateKey,
  }
  return {
    async send({ target: { endpoint, p256dh, auth }, note, messageId, keptDays }, stopping) {
      try {
        const details = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(note),
          { vapidDetails, TTL: keptDays * DAY_SECONDS, topic: toTopic(messageId), urgency: 'normal' },
        )
        const signal = AbortSignal.any([stopping, AbortSignal.timeout(wholeMs)])
        const headers = Object.fromEntries(
          Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
        )
        return judge(await fetching.post(endpoint, { headers, body: details.body, signal }))
      } catch (error) {
        const isForbidden = error instanceof ScrapeError && error.kind === 'blocked'
        const reason = error instanceof Error ? error.message : 'unknown'
        return { outcome: isForbidden ? 'refused' : 'later', reason }
      }
    },
  }
}
