import ABBREVIATIONS from '../category/abbreviations.json' with { type: 'json' }
import { placeNamed } from '../places/gazetteer.ts'
import { mailWords, toWords } from './mail-words.ts'

const { finds } = mailWords

const SHORTEST_STEM = 5
/** Of a domain: 'get', 'usd', 'hq'. */
const LONGEST_REST = 3
/** 'NARE', and not 'US'. */
const LEAST_INITIALS = 3
/** How surely a mail must name an employer that its title does not tell. */
export const LEAST_EMPLOYER = 1.5

/** What a mail tells of an employer and a title: in all its words, in those of sender and subject, and in names. */
export type Told = {
  words: string
  head: string
  /** 'Petrolane' of 'Petrolane Careers'. */
  office: string
  /** Of the sender's domain, and of those of addresses in the text. */
  labels: string[]
  others: string[][]
  /** As they are written: names have capitals. */
  cased: string
  names: ReadonlySet<string>
  stems: ReadonlySet<string>
}

const WRITTEN_OUT = new Map(Object.entries(ABBREVIATIONS))
/** 'Asst. Dir.' on the tracker is 'Assistant Director' in a mail. */
export const toFullWords = (text: string) =>
  toWords(text)
    .split(' ')
    .map((word) => WRITTEN_OUT.get(word) ?? word)
    .join(' ')

/** `words` begin and end with a blank. */
export const hasPhrase = (words: string, phrase: string) => phrase !== '' && words.includes(` ${phrase} `)

export const toStem = (word: string) => word.slice(0, SHORTEST_STEM)
const isSuffix = (word: string) => finds('suffix', ` ${word}`)
/** 'Dev.' and 'Development' begin alike. */
export const toStems = (text: string) => toFullWords(text).split(' ').map(toStem)

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
export const toCased = (text: string) => ` ${text.split(/[^\p{L}\p{N}]+/u).join(' ')} `

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

export const toLetters = (words: readonly string[]) => words.map((word) => word.charAt(0)).join('')

/** What an employer may be known by, made once for all that is compared with it. */
export function toEmployer(company: string) {
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

/** No domain of an employer has more parts. */
const MAX_LABELS = 12

/** The parts of a domain that may be an employer's, without hyphens. */
export const toLabels = (domain: string): string[] =>
  domain
    .split(/[.+]/)
    .filter((label) => !finds('no employer', label) && !finds('service', label))
    .flatMap((label) => [label.replaceAll('-', ''), ...(label.includes('-') ? label.split('-') : [])])
    .slice(0, MAX_LABELS)

/**
 * How surely a domain is an employer's, from 0 to 2. 'northlakeyouth' is made of words of 'North Lake Youth Alliance', and
 * of hardly anything else; 'boston' may be any other of Boston than 'Boston Public Schools'.
 */
export function domainEvidence(
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

/** How surely a mail names an employer, from 0 to 2. */
export function companyEvidence(
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
