import { readHtml } from '@lilypad/boards'
import { type MailApplication, type MailReading, readMail } from '@lilypad/curation'
import { newYorkDay } from '@lilypad/domain'
import { simpleParser } from 'mailparser'

export type MailInput = { raw: Uint8Array; receivedAt: Date; applications: readonly MailApplication[] }

const LONGEST_LINE = 500
const MOST_HTML = 300_000

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_LINE)

/** PostgreSQL stores no NUL. */
const withoutNul = (text: string) => text.replaceAll('\0', '')

/** A message as it came, and what it says of the person's applications; null where it says nothing. */
export async function readMessage({ raw, receivedAt, applications }: MailInput): Promise<MailReading | null> {
  const parsed = await simpleParser(Buffer.from(raw), {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
    skipTextLinks: true,
    maxHtmlLengthToParse: MOST_HTML,
  })
  const html = typeof parsed.html === 'string' ? parsed.html.slice(0, MOST_HTML) : ''
  const text = parsed.text?.trim() ? parsed.text : readHtml(html).text
  const [from] = parsed.from?.value ?? []
  // A clock that is ahead says nothing.
  const isDated = parsed.date !== undefined && parsed.date <= receivedAt
  const mail = {
    name: oneLine(withoutNul(from?.name ?? '')),
    address: oneLine(withoutNul(from?.address ?? '')),
    subject: oneLine(withoutNul(parsed.subject ?? '')),
    day: newYorkDay(isDated && parsed.date ? parsed.date : receivedAt),
    text: withoutNul(text),
  }
  return readMail(mail, applications)
}
