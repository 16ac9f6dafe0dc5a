import { createHmac } from 'node:crypto'
import { deriveSecret } from './signature.ts'

const SIGN = 'whsec_'

/**
 * The secret with which messages to a webhook are signed. It is derived from ours and the webhook's salt, so that nobody
 * who reads the database can sign.
 */
export const webhookSecret = (secret: string, salt: string): string =>
  SIGN + Buffer.from(deriveSecret(secret, `webhook ${salt}`), 'base64url').toString('base64')

/** A message to a webhook; its id is the same at every attempt. */
export type SignedMessage = { id: string; at: Date; body: string }

/**
 * The headers by which a receiver knows that a message is ours and not an old one.
 *
 * @see https://www.standardwebhooks.com
 */
export const webhookHeaders = (secret: string, { id, at, body }: SignedMessage): Record<string, string> => {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const key = Buffer.from(secret.slice(SIGN.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
