import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveSecret } from './signature.ts'

const SIGN = 'whsec_'

/** Derived from our secret and the webhook's salt, so that nobody who reads the database can sign. */
export const webhookSecret = (secret: string, salt: string): string =>
  SIGN + Buffer.from(deriveSecret(secret, `webhook ${salt}`), 'base64url').toString('base64')

export type SignedMessage = { id: string; at: Date; body: string }

/** `id` is the same at every attempt. Source: https://www.standardwebhooks.com */
export function webhookHeaders(secret: string, { id, at, body }: SignedMessage): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const key = Buffer.from(secret.slice(SIGN.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

const TOLERANCE_SECONDS = 300
const SIGNATURE = /^v1,[A-Za-z0-9+/]{43}=$/
const MAX_SIGNATURES = 10

type Header = string | string[] | undefined
type SignedHeaders = { id: string; timestamp: string; signatures: string[] }

/** What the headers of a signed message must be, by their form alone; null for anything else. */
export function readWebhookHeaders(headers: Record<string, Header>): SignedHeaders | null {
  const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headers[name]?.toString() ?? '',
  )
  const signatures = signature?.split(' ').filter((one) => SIGNATURE.test(one)) ?? []
  const isWhole = /^[\w.-]{1,200}$/.test(id ?? '') && /^\d{1,12}$/.test(timestamp ?? '')
  if (!isWhole || signatures.length === 0 || signatures.length > MAX_SIGNATURES) return null
  return { id: id ?? '', timestamp: timestamp ?? '', signatures }
}

/** Whether one of the signatures is of this body, made with the secret in the last five minutes. */
export function isWebhookSigned(
  secret: string,
  { id, timestamp, signatures }: SignedHeaders,
  { body, now }: { body: Buffer; now: Date },
): boolean {
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > TOLERANCE_SECONDS) return false
  const key = Buffer.from(secret.startsWith(SIGN) ? secret.slice(SIGN.length) : secret, 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  return signatures.some((one) => timingSafeEqual(Buffer.from(one.slice('v1,'.length), 'base64'), expected))
}
