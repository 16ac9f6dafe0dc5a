import { createHmac } from 'node:crypto'
import { deriveSecret } from './signature.ts'

const SIGN = 'whsec_'

/** Derived from our secret and the webhook's salt, so that nobody who reads the database can sign. */
export const webhookSecret = (secret: string, salt: string): string =>
  SIGN + Buffer.from(deriveSecret(secret, `webhook ${salt}`), 'base64url').toString('base64')

export type SignedMessage = { id: string; at: Date; body: string }

/** `id` is the same at every attempt. Source: https://www.standardwebhooks.com */
export const webhookHeaders = (secret: string, { id, at, body }: SignedMessage): Record<string, string> => {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const key = Buffer.from(secret.slice(SIGN.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
