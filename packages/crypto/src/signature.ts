import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA-256: 43 characters that need no escaping in an address. */
export const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** Takes the same time for every wrong signature. */
export function isSigned(secret: string, { text, signature }: { text: string; signature: string }): boolean {
  const expected = Buffer.from(sign(secret, text))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The same for every process that has `secret`, and of no use elsewhere. */
export const deriveSecret = (secret: string, use: string): string => sign(secret, use)
