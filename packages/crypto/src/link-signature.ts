import { isSigned, sign } from './signature.ts'

/** The purpose of a signed link: a signature is valid for one purpose only. */
type LinkPurpose = 'alert-job' | 'unsubscribe'

const signed = (purpose: LinkPurpose, text: string) => `link ${purpose}\n${text}`

/**
 * Signs the content of a link in an e-mail, so that it works without a log-in.
 *
 * @param secret the installation's own; changing it invalidates links that were already sent
 */
export const signLink = (secret: string, purpose: LinkPurpose, text: string): string =>
  sign(secret, signed(purpose, text))

/** Whether we signed this text for this purpose. */
export const isSignedLink = (
  secret: string,
  purpose: LinkPurpose,
  { text, signature }: { text: string; signature: string },
): boolean => isSigned(secret, { text: signed(purpose, text), signature })
