import ABBREVIATIONS from '../category/abbreviations.json' with { type: 'json' }
import { placeNamed } from '../places/gazetteer.ts'
import {
  LONGEST_TEXT,
  type Mail,
  type MailApplication,
  mailWords,
  toSentences,
  toWords,
} from './mail-words.ts'

const { any, finds, rows } = mailWords

/** 'Wexcombe College Hiring Team via Workday' */
const SENDER_WORDS = any('sender', 'g')
const SHORTEST_STEM = 5
/** Of a domain: 'get', 'usd', 'hq'. */
const LONGEST_REST = 3
/** 'NARE', and not 'US'. */
const LEAST_INITIALS = 3
/** How surely a mail must name an employer, or else employer and title together. */
const LEAST_EMPLOYER = 1.5
const LEAST = 2
/** How much of its title, and how much more than of the next one's, tells an application of an employer from others. */
const LEAST_SHARE = 0.5
const LEAST_LEAD = 0.25
/** The same of words that no other application of the employer has in its title. */
const LEAST_OWN = 0.3
/** 'University of Wexcombe', 'Little Lanterns'. */
const NAME = /\p{Lu}[\p{L}\d'’-]*(?: (?:\p{Lu}[\p{L}\d'’-]*|&|of|the|and)){0,5}/gu
const NAME_ENDS = any('name ends', 'g')
/** The person may work for an employer of theirs already. */
const RECEIVERS = /^[> *]*(?:to|cc):.*$/gm

export type MailJob = { jobId: number | null; company: string; title: string }
type FoundJob = MailJob & { evidence: string[] }

/** What a mail tells of an employer and a title: in all its words, in those of sender and subject, and in names. */
type Told = {
  words: string
  head: string
  /** 'Petrolane' of 'Petrolane Careers'. */
  office: string
  /** Those of the mail itself, without what it answers. */
  own: ReadonlySet<string>
  /** Of the sender's domain, and of those of addresses in the text. */
  labels: string[]
  others: string[][]
  /** As they are written: names have capitals. */
  cased: string
  names: ReadonlySet<string>
  stems: ReadonlySet<string>
}

const WRITTEN_OUT = new Map(Object.entries(ABBREVIATIONS))
const PART_END = /(?<=[.!?])\s+|\n\s*\n/
/** Without what a mail says of other applications: 'Your other application is still open.' */
const withoutOthers = (text: string) =>
  text
    .split(PART_END)
    .filter((part) => !finds('elsewhere', part))
    .join('\n')

/** 'Asst. Dir.' on the tracker is 'Assistant Director' in a mail. */
const toFullWords = (text: string) =>
  toWords(text)
    .split(' ')
    .map((word) => WRITTEN_OUT.get(word) ?? word)
    .join(' ')

/** `words` begin and end with a blank. */
const hasPhrase = (words: string, phrase: string) => phrase !== '' && words.includes(` ${phrase} `)

const toStem = (word: string) => word.slice(0, SHORTEST_STEM)
const isSuffix = (word: string) => finds('suffix', ` ${word}`)
/** 'Dev.' and 'Development' begin alike. */
const toStems = (text: string) => toFullWords(text).split(' ').map(toStem)

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

/** A text as it is written, a blank between words and at both ends. */
const toCased = (text: string) => ` ${text.split(/[^\p{L}\p{N}]+/u).join(' ')} `

/** 'Peel-Avon District School Board' is also 'Peel-Avon', where two words tell it from others. */
function toBeginning(company: string): string {
  const [first = '', second = ''] = toCased(company).trim().split(' ')
  const isTelling = [first, second].every(
    (word) => word.length > 3 && !isSuffix(toWords(word)) && !finds('everyday', toWords(word)),
  )
  return isTelling && !isPlace(toWords(`${first} ${second}`)) ? `${first} ${second}` : ''
}

/** 'Boston' is where other employers than Boston University are. */
const isPlace = (name: string) => placeNamed(name) !== null

/** 'Three Rivers Community College' is also 'TRCC', 'Cypress Hollow ISD' 'CHISD'. */
function toInitials(company: string): string {
  const words = company.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word))
  const initials = words.map((word) => (/^\p{Lu}+$/u.test(word) ? word : (word[0] ?? '')))
  return words.length < LEAST_INITIALS ? '' : initials.join('')
}

const toLetters = (words: readonly string[]) => words.map((word) => word.charAt(0)).join('')

/** What an employer may be known by, made once for all that is compared with it. */
function toEmployer(company: string) {
  const words = toFullWords(company)
    .split(' ')
    .filter((word) => word.length > 2)
  const [first = '', ...rest] = company.replace(/^The /, '').split(' ')
  return {
    first,
    isOneWord: rest.length === 0,
    names: toNames(company),
    beginning: toBeginning(company),
    initials: toInitials(company),
    words,
    // 'lodestarva' for Lodestar Virtual Academy.
    shortened: words.map((_, at) => words.slice(0, at).join('') + toLetters(words.slice(at))).slice(1),
    joined: toWords(company).replaceAll(' ', ''),
    telling: words.filter((word) => !isSuffix(word)),
  }
}
type Employer = ReturnType<typeof toEmployer>

/** The parts of a domain that may be an employer's, without hyphens. */
const toLabels = (domain: string): string[] =>
  domain
    .split(/[.+]/)
    .filter((label) => !finds('no employer', label) && !finds('service', label))
    .flatMap((label) => [label.replaceAll('-', ''), ...(label.includes('-') ? label.split('-') : [])])

/**
 * How surely a domain is an employer's, from 0 to 2. 'northlakeyouth' is made of words of 'North Lake Youth Alliance', and
 * of hardly anything else; 'boston' may be any other of Boston than 'Boston Public Schools'.
 */
function domainEvidence(
  labels: readonly string[],
  { words, joined, shortened, telling, initials }: Employer,
): number {
  const found = labels.map((label) => {
    if (label !== '' && (label === initials.toLowerCase() || shortened.includes(label))) return 2
    const own = words.filter((word) => label.includes(word.slice(0, SHORTEST_STEM)))
    const { length } = own
      .map((word) => (label.includes(word) ? word : word.slice(0, SHORTEST_STEM)))
      .join('')
    const isOwn = length >= SHORTEST_STEM && label.length - length <= LONGEST_REST && !own.every(isSuffix)
    if (!isOwn) return 0
    if (isPlace(own.join(' '))) return 1
    if (own.length > 1 || telling.length === 1) return 2
    return label.startsWith(telling[0] ?? '') || joined.startsWith(label) ? LEAST_EMPLOYER : 1
  })
  return Math.max(...found, 0)
}

const MAX_DOMAINS = 20
const LONGEST_DOMAIN = 255
function domainsIn(text: string): string[] {
  const found = text
    .toLowerCase()
    .replace(RECEIVERS, '')
    .matchAll(/@([a-z\d.-]+)/g)
  return [...new Set([...found].map(([, domain = '']) => domain.slice(0, LONGEST_DOMAIN)))].slice(
    0,
    MAX_DOMAINS,
  )
}

/** How surely a mail names an employer, from 0 to 2. */
function companyEvidence(
  { words, head, office, labels, others, cased, names }: Told,
  employer: Employer,
): number {
  const { first, isOneWord, beginning, initials } = employer
  // A name of one word counts where it is written as a name is.
  const isWritten = isOneWord && names.has(first)
  const [whole = '', ...shorter] = employer.names
  const ofDomain = domainEvidence(labels, employer)
  const isInHead = employer.names.some((name) => hasPhrase(head, name))
  if (ofDomain === 2 || isInHead || (isWritten && hasPhrase(head, toWords(first)))) return 2
  // What only the text names may be another client of an agency.
  const isOffice = office !== '' && (office === initials || (office === first && !isPlace(toWords(first))))
  const isIn = [whole, ...shorter.filter((name) => !isPlace(name))].some((name) => hasPhrase(words, name))
  const isNamed = isIn || isWritten || isOffice || ofDomain === LEAST_EMPLOYER || hasPhrase(cased, beginning)
  if (isNamed || others.some((one) => domainEvidence(one, employer) >= LEAST_EMPLOYER)) return LEAST_EMPLOYER
  const isHinted = names.has(initials) || (names.has(first) && !isSuffix(toWords(first)))
  return isHinted ? 1 : ofDomain / 2
}

/** 'Teacher (Remote)' is also 'Teacher', 'Coach, K-5' also 'Coach'. */
const toForms = (title: string) =>
  [title, title.replace(/\(.*?\)/g, ' '), title.split(/[,(–]| - /)[0] ?? ''].map(toFullWords)

/** 'CSM' for 'Customer Success Manager', 'LXD' for 'Learning Experience Designer'. */
function toAcronyms(title: string): Map<string, string[]> {
  const words = toFullWords(title.replaceAll(/ex(?=p)/gi, 'x')).split(' ')
  const long = words.filter((word) => word.length > 3)
  const runs = long.flatMap((_, from) => [2, 3, 4].map((length) => long.slice(from, from + length)))
  return new Map(runs.map((run) => [toLetters(run), run.map(toStem)]))
}

/** How much of a title a mail says: 2 and more for a whole form of it, the longer the more, else the share of its words. */
function titleEvidence({ words, names, stems }: Told, title: string): number {
  const forms = toForms(title).filter((form) => hasPhrase(words, form))
  // Of 'Coach' and 'Senior Coach', a mail that names the second names both.
  if (forms.length > 0) return 2 + Math.max(...forms.map(({ length }) => length)) / 1000
  const own = toStems(title.replaceAll('&', ' '))
  const said = [...toAcronyms(title)].flatMap(([acronym, run]) =>
    acronym.length > 2 && names.has(acronym.toUpperCase()) ? run : [],
  )
  return own.filter((stem) => stems.has(stem) || said.includes(stem)).length / own.length
}

/** 'Instructional Coach' in a mail is 'Instr. Coach, Literacy' on the tracker. */
function isSameTitle(title: string, own: string): boolean {
  const stems = toStems(own)
  const acronyms = toAcronyms(own)
  return toStems(title).every(
    (stem) =>
      stems.some((one) => (stem.length > 1 ? one === stem : one.startsWith(stem))) || acronyms.has(stem),
  )
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
function companyOfDomain(labels: readonly string[], { name, text }: Mail): string {
  const names = [name, ...text.split('\n')].flatMap((line) => line.match(NAME) ?? [])
  const companies = names.map((found) => found.replace(SENDER_WORDS, '').replace(NAME_ENDS, '').trim())
  return companies.find((company) => domainEvidence(labels, toEmployer(company)) > 0) ?? ''
}

/** The one of an employer's applications of whose title alone a mail says words; all where there is none. */
function findByOwnWords({ own }: Told, ofCompany: readonly MailApplication[]): readonly MailApplication[] {
  const titles = ofCompany.map(({ title }) => toFullWords(title).split(' '))
  const company = toFullWords(ofCompany[0]?.company ?? '').split(' ')
  const counts = new Map<string, number>()
  for (const word of titles.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const isTelling = (word: string) =>
    word.length > 3 && counts.get(word) === 1 && !company.includes(word) && !finds('in any title', word)
  const named = ofCompany.filter((_, at) => {
    const telling = (titles[at] ?? []).filter(isTelling)
    return telling.filter((word) => own.has(word)).length > LEAST_OWN * telling.length
  })
  return named.length === 1 ? named : ofCompany
}

/** The application that a mail names most surely, and those between which it does not tell. */
function findApplications(told: Told, title: string, applications: readonly MailApplication[]) {
  const judged = applications
    .map((one) => {
      const employer = companyEvidence(told, toEmployer(one.company))
      const share = employer > 0 ? titleEvidence(told, one.title) : 0
      return { ...one, employer, share, total: employer + share }
    })
    .filter(({ employer, total }) => employer >= LEAST_EMPLOYER || (employer > 0 && total >= LEAST))
    .toSorted((one, other) => other.total - one.total)
  const [best] = judged
  if (!best) return { best, found: [] }
  const ofCompany = judged.filter(({ company }) => company === best.company)
  const isListed = judged.some(
    (one) => one.company !== best.company && one.share >= 2 && one.employer === best.employer,
  )
  if (isListed) return { best, found: [] }
  if (best.share >= 2) return { best, found: ofCompany.filter(({ share }) => share === best.share) }
  // 'Your application for Upswing' names the employer.
  if (title !== '' && !hasPhrase(` ${toWords(best.company)} `, toWords(title)))
    return { best, found: ofCompany.filter((one) => isSameTitle(title, one.title)) }
  const [, second] = ofCompany
  const isAhead = !second || (best.share >= LEAST_SHARE && best.share - second.share >= LEAST_LEAD)
  return { best, found: isAhead ? [best] : findByOwnWords(told, ofCompany) }
}

/** How much of an application a mail names, as the model of stages reads it. */
const toEvidence = ({ employer, share } = { employer: 0, share: 0 }): string[] => [
  `= employer ${employer}`,
  `= title ${Math.min(2, Math.ceil(share * 2) / 2)}`,
]

/**
 * Whose application a mail is about. Without `jobId` where it is none of those given, or one of several; with what the
 * mail says of company and title; without `company` where it names neither.
 *
 * @param mail as its author wrote it; `whole` has also how it was forwarded and what it answers
 */
export function findMailJob(mail: Mail, whole: string, applications: readonly MailApplication[]): FoundJob {
  const sentences = [mail.subject, ...toSentences(mail.text)]
  const written = [mail.name, mail.subject, withoutOthers(whole)].join('\n')
  const [own = '', host = ''] = mail.address.toLowerCase().split('@')
  const office = mail.name.replace(SENDER_WORDS, '').trim()
  // Letters may become many: '\ufdfa' is eighteen.
  const words = toFullWords(written).slice(0, LONGEST_TEXT)
  const cased = toCased(written).slice(0, LONGEST_TEXT)
  const told: Told = {
    words: ` ${words} `,
    head: ` ${toFullWords(`${mail.name} ${mail.subject}`)} `,
    office: office === mail.name ? '' : office,
    own: new Set(toFullWords(`${mail.subject} ${withoutOthers(mail.text)}`).split(' ')),
    // A service writes as the employer: 'quillstone@myworkday.com'.
    labels: toLabels((finds('service', host) ? `${own}.${host}` : host).slice(0, LONGEST_DOMAIN)),
    others: domainsIn(whole).map(toLabels),
    cased,
    names: new Set(cased.trim().split(' ')),
    stems: new Set(toStems(words)),
  }
  const title = readName('title', sentences)
  const { best, found } = findApplications(told, title, applications)
  const evidence = toEvidence(best)
  const [only] = found
  if (only && found.length === 1)
    return { jobId: only.jobId, company: only.company, title: only.title, evidence }
  if (best) return { jobId: null, company: best.company, title, evidence }
  const guess = title || readName('guess', sentences)
  if (guess === '') return { jobId: null, company: '', title: '', evidence }
  const company =
    companyOfSender(mail) || readName('company', sentences) || companyOfDomain(told.labels, mail)
  return { jobId: null, company, title: guess, evidence }
}
