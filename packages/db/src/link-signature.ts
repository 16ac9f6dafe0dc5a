import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signed link is good for: the signature of one purpose is none for another. */
type LinkPurpose = 'alert-job' | 'unsubscribe'

/**
 * Signs what a link in an e-mail says, so that whoever opens it need not log in.
 *
 * @param secret the installation's own; links that went out are dead once it changes
 * @returns 43 characters that an address may hold as they are
 */
export const signLink = (secret: string, purpose: LinkPurpose, text: string): string =>
  createHmac('sha256', secret).update(`link ${purpose}\n${text}`).digest('base64url')

/** Whether we signed this text for this purpose; takes the same time for every wrong signature. */
export const isSignedLink = (
  secret: string,
  purpose: LinkPurpose,
  { text, signature }: { text: string; signature: string },
): boolean => {
  const expected = Buffer.from(signLink(secret, purpose, text))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
