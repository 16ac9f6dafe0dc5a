import { isoDay } from '../iso-day.ts'
import { type Mail, mailWords } from './mail-words.ts'

const MOST_FORWARDS = 3
/** Lines that somebody adds who forwards a mail once more. */
const MOST_ADDED = 3
const HEADER = /^[> ]*\*?(from|date|sent|subject|to|cc|reply-to):\*? ?(.*)$/i
/** What mail programs in Spanish, French and German write above a forwarded mail. */
const OTHER_HEADERS = [
  { name: 'From', expression: /^([> *]*)(?:de|von)\s?:/i },
  { name: 'Subject', expression: /^([> *]*)(?:asunto|objet|betreff)\s?:/i },
]
const MOST_HEADERS = 12
const REPLY_MARKS = /^(?:\s*(?:re|fwd?|aw):)+\s*/i
const IS_REPLY = /^\s*(?:re|aw):/i
const SENDER = /^"?([^"<]*?)"?\s*<([^<>\s]+@[^<>\s]+)>/

const toEnglish = (line: string) =>
  OTHER_HEADERS.reduce((head, { name, expression }) => head.replace(expression, `$1${name}:`), line)

/** 'Name <a@b.example>', or an address alone. */
function readSender(written: string): Pick<Mail, 'name' | 'address'> {
  const [, name = '', address = ''] = SENDER.exec(written.trim()) ?? []
  if (address) return { name: name.trim(), address }
  return written.includes('@') ? { name: '', address: written.trim() } : { name: written.trim(), address: '' }
}

/** Outlook puts no marker above the head of a forwarded mail. */
const isHead = ([first = '', ...next]: readonly string[]) =>
  /^\*?from:/i.test(first) &&
  next
    .filter((line) => line.trim() !== '')
    .slice(0, 4)
    .some((line) => /^\*?subject:/i.test(line))

function readHeader(line = ''): [name: string, value: string] {
  const [, name = '', value = ''] = HEADER.exec(line) ?? []
  return [name.toLowerCase().replace('sent', 'date'), value.trim()]
}
const isSaid = (found: Record<string, string>, name: string) => name === '' || name in found

/** The lines after those that say from whom a forwarded mail was; null where none say it. */
function readForwarded(lines: readonly string[], mail: Mail): { mail: Mail; rest: string[] } | null {
  const found: Record<string, string> = {}
  let [at, isApart] = [0, false]
  for (; at < Math.min(lines.length, MOST_HEADERS); at += 1) {
    const line = lines[at] ?? ''
    const [name, value] = readHeader(line)
    const isEmpty = /^[> ]*$/.test(line)
    if (name) found[name] = value
    // Some programs leave an empty line between the lines of a head; what has been said is of the text.
    else if (found.from && (isEmpty ? isSaid(found, readHeader(lines[at + 1])[0]) : isApart)) break
    isApart ||= isEmpty && found.from !== undefined
  }
  if (!found.from) return null
  const dayOf = (country: string | null) =>
    isoDay(found.date ?? '', { posted: mail.day, country, isPast: true })
  // '04/03/2026' in a mail of March is no day of April: who forwards a mail has it already.
  const day = [dayOf(null), dayOf('GB')].find((one) => one !== null && one <= mail.day)
  const { subject = mail.subject } = found
  return {
    mail: { ...mail, ...readSender(found.from), subject, day: day ?? mail.day },
    rest: lines.slice(at),
  }
}

/** Yahoo begins the head on the marker's own line. */
const MARKER_WITH_HEAD = /^(-+ ?forwarded message ?-+)\s*(?=from:)/gim

/** What the employer wrote: without the frame of a forwarded mail, and without what it answers. */
export function unwrapMail(received: Mail): Mail {
  let mail = received
  const answered: string[] = []
  let lines = received.text.replace(MARKER_WITH_HEAD, '$1\n').split(/\r?\n/).map(toEnglish)
  for (let times = 0; times < MOST_FORWARDS; times += 1) {
    const marker = lines.findIndex(
      (line, at) => mailWords.finds('forward', line) || isHead(lines.slice(at, at + MOST_HEADERS)),
    )
    const isMarked = mailWords.finds('forward', lines[marker] ?? '')
    const above = lines.slice(0, Math.max(0, marker)).filter((line) => /[^>\s]/.test(line))
    // Below the text of a forwarded mail stands what it answers; a few words were added to one forwarded before.
    const isAnswered =
      above.length > (times > 0 ? MOST_ADDED : 0) && (times > 0 || IS_REPLY.test(mail.subject))
    if (isAnswered) answered.push(...lines.splice(marker))
    const forwarded =
      marker < 0 || isAnswered ? null : readForwarded(lines.slice(marker + Number(isMarked)), mail)
    if (!forwarded) break
    const isAllQuoted = forwarded.rest.every((line) => /^(?:>|\s*$)/.test(line))
    mail = forwarded.mail
    lines = isAllQuoted ? forwarded.rest.map((line) => line.replace(/^> ?/, '')) : forwarded.rest
  }
  const earlier = lines.findIndex((line) => mailWords.finds('quoted', line))
  if (earlier >= 0) answered.push(...lines.splice(earlier))
  const isQuoted = (line: string) => line.startsWith('>')
  return {
    ...mail,
    subject: mail.subject.replace(REPLY_MARKS, ''),
    text: lines.filter((line) => !isQuoted(line)).join('\n'),
    answered: [...lines.filter(isQuoted), ...answered].join('\n').trim(),
  }
}
