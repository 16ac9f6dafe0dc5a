import { createHmac, timingSafeEqual } from 'node:crypto'

/** The purpose of a signed link: a signature is valid for one purpose only. */
type LinkPurpose = 'alert-job' | 'unsubscribe'

/**
 * Signs the content of a link in an e-mail, so that it works without a log-in.
 *
 * @param secret the installation's own; changing it invalidates links that were already sent
 * @returns 43 characters that need no escaping in an address
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
