export const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

// What a word is to the grammar; a phrase stands between semicolons.
const SPELLINGS = {
  wish: 'preferred; prefered; preferable; preference; preferences; prefer; prefers; desired; desirable; ideal; valued; welcome; welcomed; encouraged; helpful; beneficial; advantageous; advantage; optional; recommended; favored; favoured; favorable; asset; bonus; nice to have; nice to haves; good to have; would love; wed love; great if; would be great; would be nice; even better; a plus',
  adverb: 'ideally; preferably',
  demand:
    'required; require; requires; requirement; requirements; must; mandatory; necessary; essential; needed; expected; need; needs; compulsory',
  amount:
    'minimum; min; at least; a total of; total of; a minimum of; minimum of; no less than; not less than; no fewer than; not fewer than',
  not: 'not; no; never; isnt; arent; without; dont; doesnt; neither',
  experience:
    'experience; experiences; experienced; expereince; exp; background; backgrounds; expertise; tenure; track record',
  equal: 'equivalent; equivalents; equiv; equivalence; equivalency; commensurate; comparable; the same',
  combination: 'combination; mix',
  instead:
    'substitute; substituted; substitutes; substitution; substituting; replace; replaced; in lieu; in place; instead of; offset',
  or: 'or',
  and: 'and; &; plus; as well as; along with; coupled with; together with; combined with',
  with: 'with; having; has; have',
  link: 'in; of; from; to; for; at; as; on; by; within; through; into; across; using; under; including; such as; related to',
  article: 'a; an; the; their; his; its; any; another; either; this; these; some',
  be: 'is; are; be; was; will; would; should; may; can; could; also; strongly; highly; very; but; so; considered; greatly; definite; big; huge; major',
  other:
    'knowledge; familiarity; familiar; proficient; proficiency; certification; certifications; certificate; certificates; certified; license; licenses; licence; licensure; licensed; ability; abilities; skill; skills; fluency; fluent; bilingual; training; candidates; candidate; coursework; understanding; some college',
  pursuit:
    'pursuing; pursing; leading to; pursuit; enrolled; enrolling; enrollment; studying; toward; towards; completing; earn; earning; tuition; reimbursement; scholarship; scholarships; in progress; in study for; working on; candidates for; obtaining; finish; finishing; entering',
  number: NUMBERS.join('; '),
  unit: 'year; years; yr; yrs; month; months; mos',
  full: 'full; total; additional; calendar; solid; consecutive; continuous',
  more: '+; more; greater; or more; or greater',
  comma: ',',
  stop: '.; !; ?; •',
  colon: ':',
  dash: '-; –; —; ‑; ~',
  slash: '/; |',
  open: '(; [',
  close: '); ]',
  mark: '>; <; *; $; #; %; "; “; ”; =; \\',
}

/** Beside these a word may be one that others make of several: a degree, an amount of years, what denies. */
export type Kind = keyof typeof SPELLINGS | 'degree' | 'years' | 'denied' | 'plain'

const KINDS = [...Object.keys(SPELLINGS), 'degree', 'years', 'denied', 'plain'] as Kind[]
const LETTERS = Object.fromEntries(
  KINDS.map((kind, at) => [kind, String.fromCharCode(65 + at + (at > 25 ? 6 : 0))]),
)

export type Phrase<Meaning> = { words: readonly string[]; meaning: Meaning }

/** Phrases by their first word, the longest first. */
export function phrasesOf<Meaning>(
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
  spellings.split('; ').map((spelling) => [spelling, kind as Kind] as const),
)
/** The kind of a word alone, and of several together. */
export const KIND_OF: ReadonlyMap<string, Kind> = new Map([...spelledKinds, [';', 'stop']])
export const KIND_PHRASES = phrasesOf(spelledKinds.filter(([spelling]) => spelling.includes(' ')))

export const shapeOf = (kinds: readonly { kind: Kind }[]) => kinds.map(({ kind }) => LETTERS[kind]).join('')

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
