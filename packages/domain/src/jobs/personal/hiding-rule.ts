import { characterCount, cleanName } from '../../text/clean-text.ts'

export const HIDE_REASONS = ['not_for_me', 'pay', 'place', 'seen'] as const
export type HideReason = (typeof HIDE_REASONS)[number]

export const MAX_HIDDEN_WORDS = 50
export const MAX_HIDDEN_WORD_LENGTH = 60

export type Hidden = {
  jobIds: ReadonlySet<number>
  companies: ReadonlySet<string>
  wordIn: (title: string) => string | null
}

export type HideableJob = { id: number; title: string; companyName: string }

export type HiddenBy = { by: 'job' } | { by: 'company' } | { by: 'word'; word: string }

/** The search's own folding. */
const folded = (text: string) => text.toLowerCase()

/** Stands in no text that people write. */
const MARK = '\u0001'

/**
 * A text with a mark before and after each of its words, so that a title holds a hidden word where it stands whole, not
 * within a longer one. Signs, as in `C++`, stand anywhere.
 */
export const markWords = (text: string): string =>
  folded(text).replace(/[\p{L}\p{N}\p{M}]+/gu, `${MARK}$&${MARK}`)

/** The longest word of a marked text. Texts are read for it first: marks begin every word, so a search for one stops at each. */
export const longestMarked = (marked: string): string =>
  marked.split(MARK).reduce((longest, part) => (part.length > longest.length ? part : longest))

const NO_WORD = () => null

/** The first that stands whole, in any case. Remembers each title's answer, so that a list is read once. */
export function findHiddenWord(words: readonly string[]): Hidden['wordIn'] {
  if (words.length === 0) return NO_WORD
  const sought = words.map((word) => ({ word, text: folded(word), marked: markWords(word) }))
  const known = new Map<string, string | null>()
  return (title) => {
    const before = known.get(title)
    if (before !== undefined) return before
    const text = folded(title)
    // Marks take longer, so few titles are given any.
    const found = sought.find((one) => text.includes(one.text) && markWords(title).includes(one.marked))
    const word = found?.word ?? null
    known.set(title, word)
    return word
  }
}

export type HiddenValues = {
  readonly jobs: readonly number[]
  readonly companies: readonly string[]
  readonly words: readonly string[]
}

/** What a person starred and hides, and the companies that they follow. */
export type Personal = {
  starred: readonly number[]
  hidden: HiddenValues
  followed: readonly string[]
}

export const toHidden = ({ jobs, companies, words }: HiddenValues): Hidden => ({
  jobIds: new Set(jobs),
  companies: new Set(companies),
  wordIn: findHiddenWord(words),
})

export const NOTHING_HIDDEN: Hidden = { jobIds: new Set(), companies: new Set(), wordIn: NO_WORD }

export function hiddenBy({ jobIds, companies, wordIn }: Hidden, job: HideableJob): HiddenBy | null {
  if (jobIds.has(job.id)) return { by: 'job' }
  if (companies.has(job.companyName)) return { by: 'company' }
  const word = wordIn(job.title)
  return word === null ? null : { by: 'word', word }
}

export function cleanHiddenWords(words: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const word of words.map(cleanName)) if (!kept.has(folded(word))) kept.set(folded(word), word)
  return [...kept.values()]
}

export function hiddenWordsFault(words: readonly string[]): string | null {
  if (words.length > MAX_HIDDEN_WORDS) return `You can hide at most ${MAX_HIDDEN_WORDS} words.`
  if (words.includes('')) return 'A word is required.'
  if (words.some((word) => characterCount(word) > MAX_HIDDEN_WORD_LENGTH))
    return `A word can have at most ${MAX_HIDDEN_WORD_LENGTH} characters.`
  return null
}
