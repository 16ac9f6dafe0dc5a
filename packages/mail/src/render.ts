import { cleanName } from '@lilypad/domain'
import { renderHtml } from './html/render-html.tsx'
import { isLetterKind } from './letter.ts'
import type { Composed } from './message.ts'
import { messages } from './messages/index.ts'
import { renderText } from './text/render-text.ts'
import { cut } from './values.ts'

/** What letters must know of the product around them. */
export type MailSite = {
  /** Where people reach the product: no slash at its end. */
  publicUrl: string
  /** Whom people write to: an address, or `Name <address>`. */
  contactEmail: string
  /** Where the sender can be written to by post, which some countries demand of bulk e-mail. */
  postalAddress?: string | undefined
}

/** A letter as it goes out. */
export type RenderedMail = {
  subject: string
  html: string
  text: string
  /** Beside those that every e-mail has; each value is one line of ASCII. */
  headers: Record<string, string>
}

const LONGEST_SUBJECT = 120

const addressIn = (mailbox: string) => (/<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox).trim()

/** No out-of-office answers, and for bulk e-mail what RFC 8058 and RFC 2369 ask for. */
const headersOf = ({ unsubscribe }: Composed): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe.url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

/**
 * Writes a letter: subject, HTML and plain text, and its headers. Every value in it is escaped, and none breaks
 * a line where lines end a header.
 *
 * @param letter as it was written to the outbox; what is read back from there may be anything
 * @throws when nobody knows its kind, or its content is not what the kind needs: it can never be sent
 */
export const renderMail = (letter: { kind: string; content: unknown }, site: MailSite): RenderedMail => {
  const { kind, content } = letter
  if (!isLetterKind(kind)) throw new Error(`There is no letter '${kind}'.`)
  const { publicUrl, contactEmail, postalAddress } = site
  const composed = messages[kind].compose(content, { publicUrl, contactAddress: addressIn(contactEmail) })
  const footer = { publicUrl, contactAddress: addressIn(contactEmail), postalAddress: postalAddress ?? null }
  return {
    subject: cut(cleanName(composed.subject), LONGEST_SUBJECT),
    html: renderHtml(composed, footer),
    text: renderText(composed, footer),
    headers: headersOf(composed),
  }
}
