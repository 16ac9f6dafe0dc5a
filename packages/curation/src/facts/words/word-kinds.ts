import SPELLINGS from './spellings.json' with { type: 'json' }

export const NUMBERS = SPELLINGS.number

/** Beside these a word may be one that others make of several: a degree, an amount of years, what denies. */
export type Kind = keyof typeof SPELLINGS | 'degree' | 'years' | 'denied' | 'plain'

const KINDS = [...Object.keys(SPELLINGS), 'degree', 'years', 'denied', 'plain'] as Kind[]
const LETTERS = Object.fromEntries(
  KINDS.map((kind, at) => [kind, String.fromCharCode(65 + at + (at > 25 ? 6 : 0))]),
)

export type Phrase<Meaning> = { words: readonly string[]; meaning: Meaning }

/** Phrases by their first word, the longest first. */
export function toPhrases<Meaning>(
  given: Iterable<readonly [string, Meaning]>,
): Map<string, Phrase<Meaning>[]> {
  const found = new Map<string, Phrase<Meaning>[]>()
  for (const [spelling, meaning] of given) {
    const words = spelling.split(' ')
    const first = words[0] ?? ''
    found.set(first, [...(found.get(first) ?? []), { words, meaning }])
  }
  for (const phrases of found.values()) phrases.sort((one, other) => other.words.length - one.words.length)
  return found
}

const spelledKinds = Object.entries(SPELLINGS).flatMap(([kind, spellings]) =>
  spellings.map((spelling) => [spelling, kind as Kind] as const),
)
/** The kind of a word alone, and of several together. */
export const KIND_OF: ReadonlyMap<string, Kind> = new Map([...spelledKinds, [';', 'stop']])
export const KIND_PHRASES = toPhrases(spelledKinds.filter(([spelling]) => spelling.includes(' ')))

export const toShape = (kinds: readonly { kind: Kind }[]) => kinds.map(({ kind }) => LETTERS[kind]).join('')

const CLASSES: Readonly<Record<string, readonly Kind[]>> = {
  marker: ['wish', 'demand', 'denied'],
  small: ['article', 'be', 'adverb', 'link', 'amount', 'with'],
  // Whatever stays within a clause.
  word: KINDS.filter((kind) => !['stop', 'open', 'close', 'comma'].includes(kind)),
  // What may stand between a degree and 'or', as its field.
  field: KINDS.filter(
    (kind) =>
      !['stop', 'wish', 'demand', 'denied', 'years', 'amount', 'degree', 'instead', 'with', 'you'].includes(
        kind,
      ),
  ),
  // What may stand between degrees in one bracket.
  listed: ['plain', 'comma', 'slash', 'or', 'and', 'degree', 'article', 'dash', 'mark', 'link', 'equal'],
  any: KINDS.filter((kind) => kind !== 'stop'),
}

/** A pattern over kinds of words: 'degree any{0,9} or article? equal'. */
export const like = (pattern: string, flags = ''): RegExp =>
  new RegExp(
    pattern
      .replace(/[a-z]+/g, (name) => {
        const kinds = CLASSES[name] ?? [name as Kind]
        return `[${kinds.map((kind) => LETTERS[kind] ?? '').join('')}]`
      })
      .replaceAll(' ', ''),
    flags,
  )
