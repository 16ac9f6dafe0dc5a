import { readHtml } from '@lilypad/boards'
import { type MailApplication, type MailReading, readMailProposal } from '@lilypad/curation'
import { newYorkDay, ScrapeError } from '@lilypad/domain'
import type { ParsedMail } from 'mailparser'

export type MailInput = { raw: Uint8Array; receivedAt: Date; applications: readonly MailApplication[] }

const LONGEST_LINE = 500
const MAX_HTML = 300_000
const LONGEST_NOTICE = 200

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_LINE)

/** PostgreSQL stores no NUL. */
const withoutNul = (text: string) => text.replaceAll('\0', '')

const OPTIONS = {
  /** What a head of the library's own limit says costs seconds; the head reader looks at no more either. */
  maxHeadSize: 64 * 1024,
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipImageLinks: true,
  skipTextLinks: true,
  maxHtmlLengthToParse: MAX_HTML,
}

/** Throws a ScrapeError for a message that the library refuses: it would refuse it again. */
async function parseOne(raw: Buffer): Promise<ParsedMail> {
  // Most threads read no mail, and loading this is a fifth of a thread's start.
  const { simpleParser } = await import('mailparser')
  return simpleParser(raw, OPTIONS).catch((error: Error) => {
    throw new ScrapeError('changed', `The message cannot be read: ${error.message}`)
  })
}

/** A message that is forwarded as an attachment counts in place of the one around it. */
async function parse(raw: Uint8Array): Promise<ParsedMail> {
  const parsed = await parseOne(Buffer.from(raw))
  const inner = parsed.attachments.find(({ contentType }) => contentType === 'message/rfc822')
  return inner ? parseOne(inner.content) : parsed
}

/** Some mails say in their plain text alone that they cannot be shown. */
function toText(parsed: ParsedMail): string {
  const plain = parsed.text?.trim() ?? ''
  if (plain.length > LONGEST_NOTICE || typeof parsed.html !== 'string') return plain
  const { text } = readHtml(parsed.html.slice(0, MAX_HTML))
  return text.length > plain.length ? text : plain
}

/** A message as it came, and what it says of the person's applications; null where it says nothing. */
export async function readMail({ raw, receivedAt, applications }: MailInput): Promise<MailReading | null> {
  const parsed = await parse(raw)
  const [from] = parsed.from?.value ?? []
  // A clock that is ahead says nothing.
  const isDated = parsed.date !== undefined && parsed.date <= receivedAt
  const mail = {
    name: oneLine(withoutNul(from?.name ?? '')),
    address: oneLine(withoutNul(from?.address ?? '')),
    subject: oneLine(withoutNul(parsed.subject ?? '')),
    day: newYorkDay(isDated && parsed.date ? parsed.date : receivedAt),
    text: withoutNul(toText(parsed)),
  }
  return readMailProposal(mail, applications)
}
