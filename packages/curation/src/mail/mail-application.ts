import {
  companyEvidence,
  domainEvidence,
  hasPhrase,
  LEAST_EMPLOYER,
  type Told,
  toCased,
  toEmployer,
  toFullWords,
  toLabels,
  toLetters,
  toStem,
  toStems,
} from './employer-evidence.ts'
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
/** How surely a mail must name employer and title together, where it hardly names the employer. */
const LEAST_TOGETHER = 2
/** How much of its title, and how much more than of the next one's, tells an application of an employer from others. */
const LEAST_SHARE = 0.5
const LEAST_LEAD = 0.25
/** 'University of Wexcombe', 'Little Lanterns'. */
const NAME = /\p{Lu}[\p{L}\d'’-]*(?: (?:\p{Lu}[\p{L}\d'’-]*|&|of|the|and)){0,5}/gu
const NAME_ENDS = any('name ends', 'g')
/** The person may work for an employer of theirs already. */
const RECEIVERS = /^[> *]*(?:to|cc):.*$/gm

export type MailJob = { jobId: number | null; company: string; title: string }
type FoundJob = MailJob & { evidence: string[] }

const PART_END = /(?<=[.!?])\s+|\n\s*\n/
/** Without what a mail says of other applications: 'Your other application is still open.' */
const withoutOthers = (text: string) =>
  text
    .split(PART_END)
    .filter((part) => !finds('elsewhere', part))
    .join('\n')

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

/** The application that a mail names most surely, and those between which it does not tell. */
function findApplications(told: Told, title: string, applications: readonly MailApplication[]) {
  const judged = applications
    .map((one) => {
      const employer = companyEvidence(told, toEmployer(one.company))
      const share = employer > 0 ? titleEvidence(told, one.title) : 0
      return { ...one, employer, share, total: employer + share }
    })
    .filter(({ employer, total }) => employer >= LEAST_EMPLOYER || (employer > 0 && total >= LEAST_TOGETHER))
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
  return { best, found: isAhead ? [best] : ofCompany }
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
