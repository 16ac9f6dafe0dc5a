import ABBREVIATIONS from '../category/abbreviations.json' with { type: 'json' }
import { type Mail, type MailApplication, mailWords, toSentences, toWords } from './mail-words.ts'

const { any, finds, rows } = mailWords

/** Words that an employer's name may lack in a mail. */
const SUFFIXES = any('suffix')
/** They write for many employers: the domain does not say which. */
const namesService = (text: string) => finds('service', text)
/** 'Wexcombe College Hiring Team via Workday' */
const SENDER_WORDS = any('sender', 'g')
const SHORTEST_STEM = 5
/** 'University of Wexcombe', 'Little Lanterns'. */
const NAME = /\p{Lu}[\p{L}\d'’-]*(?: (?:\p{Lu}[\p{L}\d'’-]*|&|of|the|and)){0,5}/gu
const NAME_ENDS = any('name ends', 'g')

export type MailJob = { jobId: number | null; company: string; title: string }

type Told = { words: string; domain: string; names: ReadonlySet<string> }

const WRITTEN_OUT = new Map(Object.entries(ABBREVIATIONS))
/** 'Asst. Dir.' on the tracker is 'Assistant Director' in a mail. */
const toFullWords = (text: string) =>
  toWords(text)
    .split(' ')
    .map((word) => WRITTEN_OUT.get(word) ?? word)
    .join(' ')

const hasPhrase = (words: string, phrase: string) => phrase !== '' && ` ${words} `.includes(` ${phrase} `)

/** A name of one word may be a word of every day: it counts where it is written as the name is. */
function namesCompany({ words, domain, names }: Told, company: string): boolean {
  const name = toFullWords(company)
  const stem = name.replace(SUFFIXES, '')
  const joined = stem.replaceAll(/ (?:and )?/g, '')
  if (joined.length >= SHORTEST_STEM && domain.replaceAll('-', '').includes(joined)) return true
  if (!name.includes(' ')) return names.has(company)
  return hasPhrase(words, name) || (stem.includes(' ') && hasPhrase(words, stem))
}

/** 'Teacher (Remote)' is also 'Teacher', 'Coach, K-5' also 'Coach'. */
const toForms = (title: string) =>
  [title, title.replace(/\(.*?\)/g, ' '), title.split(/[,(–]| - /)[0] ?? ''].map(toFullWords)

const namesTitle = ({ words }: Told, title: string) => toForms(title).some((form) => hasPhrase(words, form))

/** 'Instr. Coach' is 'Instructional Coach, Literacy'. */
function isCutTitle(cut: string, title: string): boolean {
  const [words, whole] = [toWords(cut).split(' '), toWords(title).split(' ')]
  return words.length > 1 && words.every((word) => whole.some((one) => one.startsWith(word)))
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
  return namesService(address) && !namesService(company.toLowerCase()) ? company : ''
}

/** Of the names in a mail the one that shares most with its domain: 'ashgroveps' is 'Ashgrove Elementary'. */
function companyOfDomain(domain: string, { name, text }: Mail): string {
  const label = domain.split('.').find((one) => !finds('no employer', one))
  const joined = label?.replaceAll('-', '') ?? ''
  const best = { company: '', shared: SHORTEST_STEM - 1 }
  for (const line of [name, ...text.split('\n')])
    for (const [found] of line.matchAll(NAME)) {
      const company = found.replace(SENDER_WORDS, '').replace(NAME_ENDS, '').trim()
      const words = toWords(company).split(' ')
      const shared = words.filter((word) => joined.includes(word)).join('').length
      const isLonger = shared === best.shared && company.startsWith(best.company)
      if (shared > best.shared || isLonger) Object.assign(best, { company, shared })
    }
  return best.company
}

/** The applications that a mail may be about: those of the employer that it names, by title where it names one. */
function findApplications(told: Told, title: string, applications: readonly MailApplication[]) {
  const ofCompany = applications.filter(({ company }) => namesCompany(told, company))
  const named = ofCompany.filter((one) => namesTitle(told, one.title))
  // Of 'Coach' and 'Senior Coach', a mail that names the second names both.
  const longest = Math.max(0, ...named.map((one) => one.title.length))
  const exact = named.filter(
    (one) => hasPhrase(told.words, toFullWords(one.title)) && one.title.length === longest,
  )
  if (named.length > 0) return { ofCompany, found: exact.length === 1 ? exact : named }
  // Employers have newsletters, shops and events as well.
  if (!finds('work', told.words)) return { ofCompany: [], found: [] }
  return { ofCompany, found: ofCompany.filter((one) => title === '' || isCutTitle(one.title, title)) }
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
  const domain = namesService(mail.address) ? ofService : host
  const told: Told = {
    words: toFullWords(written),
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
