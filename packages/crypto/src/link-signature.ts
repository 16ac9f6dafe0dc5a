import { isSigned, sign } from './signature.ts'

/** A signature is valid for one purpose only. */
type LinkPurpose = 'alert-job' | 'unsubscribe'

const signed = (purpose: LinkPurpose, text: string) => `link ${purpose}\n${text}`

/** For links in e-mails that work without a log-in; changing the secret invalidates those already sent. */
export const signLink = (secret: string, purpose: LinkPurpose, text: string): string =>
  sign(secret, signed(purpose, text))

export const isSignedLink = (
  secret: string,
  purpose: LinkPurpose,
  { text, signature }: { text: string; signature: string },
): boolean => isSigned(secret, { text: signed(purpose, text), signature })
