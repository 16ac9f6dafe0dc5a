import { memoize } from '../memoize.ts'

/** The fields that free-text search covers. `audience` holds labels, as on the wire. */
export type SearchableJob = {
  title: string
  companyName: string
  category: string | null
  jobType: string | null
  audience: readonly string[]
  locations: readonly string[]
}

/** Lower case; the client's decoder and alerts use it. Source: specification, decisions 2. */
export function searchText(job: SearchableJob): string {
  return [job.title, job.companyName, job.category, job.jobType, ...job.audience, ...job.locations]
    .filter((part) => part !== null && part !== '')
    .join(' ')
    .toLowerCase()
}

const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g
const APOSTROPHES = /[‘’‛ʼ′´]/g
const QUOTES = /[“”„‟«»″]/g
const DASHES = /[\p{Pd}\u2212]/gu
const ACCENTS = /[\u0300-\u036f]/g
const PLAIN = /^[\0-\x7f]*$/

/** What people type and what employers write, in one spelling. */
const fold = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .replace(INVISIBLE, '')
        .replace(APOSTROPHES, "'")
        .replace(QUOTES, '"')
        .normalize('NFKD')
        .replace(DASHES, '-')
        .replace(ACCENTS, '')
        .toUpperCase()
        .toLowerCase()

/** A run of letters and digits, or several that a dash or an apostrophe joins. */
const WORDS = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu
const PLAIN_WORDS = /[a-z0-9]+(?:['-][a-z0-9]+)*/g
const JOINTS = /['-]/g
/** Stands between fields, so that no phrase reaches from one into the next. */
const BETWEEN = '|'

function readWords(text: string): string[] {
  const folded = fold(text)
  return folded.match(PLAIN.test(folded) ? PLAIN_WORDS : WORDS) ?? []
}
const inParts = (word: string) => word.replace(JOINTS, ' ')
const joined = (word: string) => word.replace(JOINTS, '')

/** The words of a field in their order, then its compounds joined: `teacher's aide` is ` teacher s aide | teachers `. */
export function toFieldWords(text: string): string {
  const words = readWords(text)
  if (words.length === 0) return ' '
  const compounds = words.filter((word) => inParts(word) !== word).map(joined)
  const behind = compounds.length === 0 ? '' : `${BETWEEN} ${compounds.join(' ')} `
  return ` ${words.map(inParts).join(' ')} ${behind}`
}

/** Many jobs share a company, a place or an audience: its words are found once. */
const sharedFieldWords = memoize(20_000, toFieldWords)

/** The fields but the title: what many jobs share. */
const toSharedWords = (job: SearchableJob): string[] =>
  [job.companyName, job.category, job.jobType, ...job.audience, ...job.locations]
    .filter((part) => part !== null)
    .map(sharedFieldWords)

export function toSearchWords(job: SearchableJob): string {
  return [toFieldWords(job.title), ...toSharedWords(job)].join(BETWEEN)
}

/** What all must be found, in whatever order: of each, one of its spellings. */
export type Sought = readonly (readonly string[])[]

const PHRASE = /"([^"]*)"/g

function spellings(word: string) {
  const parts = inParts(word)
  return parts === word ? [` ${word}`] : [` ${joined(word)}`, ` ${parts}`]
}

/** More than anybody types: each is looked for in every job. */
const MAX_SOUGHT = 40

/** Each word begins a word of the job; a phrase in double quotes stands in it whole. Signs alone ask for nothing. */
export function readSearch(text: string): Sought {
  const phrases: string[] = []
  const rest = fold(text).replace(PHRASE, (_all, phrase: string) => {
    phrases.push(phrase)
    return ' '
  })
  const whole = phrases
    .map((phrase) => readWords(phrase).map(inParts).join(' '))
    .filter((words) => words !== '')
  const words = [...new Set(readWords(rest))].map(spellings)
  return words.concat(whole.map((phrase) => [` ${phrase} `])).slice(0, MAX_SOUGHT)
}

export const meetsSearch = (words: string, sought: Sought): boolean =>
  sought.every((spelled) => spelled.some((spelling) => words.includes(spelling)))
