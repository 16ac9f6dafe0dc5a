import { cleanName, cutText } from '@lilypad/domain'
import { renderHtml } from './html/render-html.tsx'
import type { Composed } from './message.ts'
import { type LetterKind, messages } from './messages/index.ts'
import { renderText } from './render-text.ts'

export type MailSite = {
  /** The product's public address, without a slash at its end. */
  publicUrl: string
  /** The contact: an address, or `Name <address>`. */
  contactEmail: string
  /** The sender's postal address, which some countries require in bulk e-mail. */
  postalAddress?: string | undefined
}

export type RenderedMail = {
  subject: string
  html: string
  text: string
  /** Additional headers; each value is one line of ASCII. */
  headers: Record<string, string>
}

const LONGEST_SUBJECT = 120

const isLetterKind = (kind: string): kind is LetterKind => Object.hasOwn(messages, kind)

const addressIn = (mailbox: string) => (/<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox).trim()

/** Suppresses out-of-office replies, and adds what RFC 8058 and RFC 2369 require of bulk e-mail. */
const toHeaders = ({ unsubscribe }: Composed): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe.url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

/**
 * Writes a letter: subject, HTML, plain text and headers. Every value is escaped, and header values hold no line
 * breaks.
 *
 * @param letter as read from the outbox, unchecked
 * @throws for an unknown kind, or data that does not match it: such a letter can never be sent
 */
export function renderMail(letter: { kind: string; content: unknown }, site: MailSite): RenderedMail {
  const { kind, content } = letter
  if (!isLetterKind(kind)) throw new Error(`There is no letter '${kind}'.`)
  const { publicUrl, contactEmail, postalAddress = null } = site
  const footer = { publicUrl, contactAddress: addressIn(contactEmail), postalAddress }
  const composed = messages[kind].compose(content, footer)
  return {
    subject: cutText(cleanName(composed.subject), LONGEST_SUBJECT),
    html: renderHtml(composed, footer),
    text: renderText(composed, footer),
    headers: toHeaders(composed),
  }
}
