import ABBREVIATIONS from '../category/abbreviations.json' with { type: 'json' }
import { type Mail, type MailApplication, mailWords, toSentences, toWords } from './mail-words.ts'

const { any, finds, rows } = mailWords

/** 'Wexcombe College Hiring Team via Workday' */
const SENDER_WORDS = any('sender', 'g')
const SHORTEST_STEM = 5
/** Of a domain: 'get', 'usd', 'hq'. */
const LONGEST_REST = 3
/** How much of its title, and how much more than of the next one's, tells an application of an employer from others. */
const LEAST_SHARE = 0.5
const LEAST_LEAD = 0.25
/** 'University of Wexcombe', 'Little Lanterns'. */
const NAME = /\p{Lu}[\p{L}\d'’-]*(?: (?:\p{Lu}[\p{L}\d'’-]*|&|of|the|and)){0,5}/gu
const NAME_ENDS = any('name ends', 'g')

export type MailJob = { jobId: number | null; company: string; title: string }

/** What a mail tells of an employer and a title: in all its words, in those of sender and subject, and in names. */
type Told = { words: string; head: string; domain: string; names: ReadonlySet<string> }

const WRITTEN_OUT = new Map(Object.entries(ABBREVIATIONS))
/** 'Asst. Dir.' on the tracker is 'Assistant Director' in a mail. */
const toFullWords = (text: string) =>
  toWords(text)
    .split(' ')
    .map((word) => WRITTEN_OUT.get(word) ?? word)
    .join(' ')

const hasPhrase = (words: string, phrase: string) => phrase !== '' && ` ${words} `.includes(` ${phrase} `)

const isSuffix = (word: string) => finds('suffix', ` ${word}`)
/** 'Dev.' and 'Development' begin alike. */
const toStems = (text: string) =>
  toFullWords(text)
    .split(' ')
    .map((word) => word.slice(0, SHORTEST_STEM))

/** 'Nimbus Learning, Inc.' is also 'Nimbus Learning'. Names of one word are words of every day. */
function toNames(company: string): string[] {
  const words = toFullWords(company).replace(/^the /, '').split(' ')
  const names: string[] = []
  for (; words.length > 1; words.pop()) {
    names.push(words.join(' '))
    if (!isSuffix(words.at(-1) ?? '')) break
  }
  return names
}

/**
 * How surely a domain is an employer's, from 0 to 2. 'northlakeyouth' is made of words of 'North Lake Youth Alliance', and
 * of hardly anything else; 'boston' may be any other of Boston than 'Boston Public Schools'.
 */
function domainEvidence(domain: string, company: string): number {
  const words = toFullWords(company).split(' ')
  const telling = words.filter((word) => word.length > 2 && !isSuffix(word))
  const labels = domain.split('.').filter((label) => !finds('no employer', label))
  const found = labels.map((label) => {
    const joined = label.replaceAll('-', '')
    const own = words.filter((word) => word.length > 2 && joined.includes(word))
    const { length } = own.join('')
    const isOwn = length >= SHORTEST_STEM && joined.length - length <= LONGEST_REST && !own.every(isSuffix)
    if (!isOwn) return 0
    return own.length === 1 && telling.length > 1 ? 1 : 2
  })
  return Math.max(...found, 0)
}

/** How surely a mail names an employer, from 0 to 2. */
function companyEvidence({ words, head, domain, names }: Told, company: string): number {
  const [first = '', ...rest] = company.replace(/^The /, '').split(' ')
  // A name of one word counts where it is written as a name is.
  const isWritten = rest.length === 0 && names.has(first)
  const isIn = (text: string) => toNames(company).some((name) => hasPhrase(text, name))
  const ofDomain = domainEvidence(domain, company)
  if (ofDomain === 2 || isIn(head) || (isWritten && hasPhrase(head, toWords(first)))) return 2
  // What only the text names may be another client of an agency.
  if (isIn(words) || isWritten) return 1.5
  return names.has(first) ? 1 : ofDomain
}

/** 'Teacher (Remote)' is also 'Teacher', 'Coach, K-5' also 'Coach'. */
const toForms = (title: string) =>
  [title, title.replace(/\(.*?\)/g, ' '), title.split(/[,(–]| - /)[0] ?? ''].map(toFullWords)

/** How much of a title a mail says: 2 for a whole form of it, else the share of its words. */
function titleEvidence({ words }: Told, title: string): number {
  if (toForms(title).some((form) => hasPhrase(words, form))) return 2
  const [said, own] = [new Set(toStems(words)), toStems(title.replaceAll('&', ' '))]
  return own.filter((stem) => said.has(stem)).length / own.length
}

/** 'Instructional Coach' in a mail is 'Instr. Coach, Literacy' on the tracker. */
function isSameTitle(title: string, own: string): boolean {
  const [said, stems] = [toStems(title), toStems(own)]
  return said.length > 1 && said.every((stem) => stems.includes(stem))
}

function readName(table: 'title' | 'guess' | 'company', sentences: readonly string[]): string {
  for (const sentence of sentences) {
    for (const { expression } of rows(table)) {
      const [, name = ''] = expression.exec(sentence) ?? []
      if (name) return name.replace(/[\s.,–-]+$/, '')
    }
  }
  return ''
}

/** The name that a service's sender bears, unless it is the service's own. */
function companyOfSender({ name, address }: Mail): string {
  const company = name.replace(SENDER_WORDS, '').trim()
  return finds('service', address) && !finds('service', company.toLowerCase()) ? company : ''
}

/** The name in a mail that its domain is made of: 'ashgroveps' is 'Ashgrove Elementary'. */
function companyOfDomain(domain: string, { name, text }: Mail): string {
  const names = [name, ...text.split('\n')].flatMap((line) => line.match(NAME) ?? [])
  const companies = names.map((found) => found.replace(SENDER_WORDS, '').replace(NAME_ENDS, '').trim())
  return companies.find((company) => domainEvidence(domain, company) > 0) ?? ''
}

/** The applications that a mail may be about: those of the employer that it names, by title where it names one. */
function findApplications(told: Told, title: string, applications: readonly MailApplication[]) {
  const judged = applications
    .map((one) => ({
      ...one,
      employer: companyEvidence(told, one.company),
      share: titleEvidence(told, one.title),
    }))
    .filter(({ employer, share }) => employer > 0 && employer + share >= 2)
    .toSorted((one, other) => other.share - one.share)
  const named = judged.filter(({ share }) => share === 2)
  if (named.length > 0) {
    // Of 'Coach' and 'Senior Coach', a mail that names the second names both.
    const toLength = (one: MailApplication) => toForms(one.title)[0]?.length ?? 0
    const longest = Math.max(...named.map(toLength))
    return { ofCompany: judged, found: named.filter((one) => toLength(one) === longest) }
  }
  if (title !== '') return { ofCompany: judged, found: judged.filter((one) => isSameTitle(title, one.title)) }
  const [best, second] = judged
  // Employers have newsletters, shops and events as well.
  if (best?.share === 0 && !finds('work', told.words)) return { ofCompany: [], found: [] }
  const isAhead = !second || (best && best.share >= LEAST_SHARE && best.share - second.share >= LEAST_LEAD)
  return { ofCompany: judged, found: isAhead ? judged.slice(0, 1) : judged }
}

/**
 * Whose application a mail is about. Without `jobId` where it is none of those given, or one of several; with what the
 * mail says of company and title. Null where it says too little.
 */
export function findMailJob(mail: Mail, applications: readonly MailApplication[]): MailJob | null {
  const sentences = [mail.subject, ...toSentences(mail.text)]
  const written = [mail.name, ...sentences].join('\n')
  // A service writes as the employer: 'quillstone@myworkday.com'.
  const [own = '', host = ''] = mail.address.split('@')
  const ofService = finds('no employer', own) ? '' : own
  const domain = finds('service', mail.address) ? ofService : host
  const told: Told = {
    words: toFullWords(written),
    head: toFullWords(`${mail.name} ${mail.subject}`),
    domain: domain.toLowerCase(),
    names: new Set(written.split(/[^\p{L}\p{N}]+/u)),
  }
  const title = readName('title', sentences)
  const { ofCompany, found } = findApplications(told, title, applications)
  const [only] = found
  if (only && found.length === 1) return { jobId: only.jobId, company: only.company, title: only.title }
  const [one] = ofCompany
  if (one) return { jobId: null, company: one.company, title }
  const company =
    companyOfSender(mail) || companyOfDomain(told.domain, mail) || readName('company', sentences)
  const guess = title || readName('guess', sentences)
  return company === '' || guess === '' ? null : { jobId: null, company, title: guess }
}
