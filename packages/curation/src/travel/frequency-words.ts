import type { TravelLevel } from '@lilypad/domain'
import { anyOf, composed, firstMatch, type Pattern } from '../patterns/pattern.ts'
import { listed } from './parts.ts'
import { levelOfRhythm } from './quantities.ts'

const LEVELS: readonly (readonly [TravelLevel, string[]])[] = [
  ['Frequent Travel', listed('frequent')],
  ['Regular Travel', listed('regular')],
  ['Some Travel', listed('some')],
  ['Occasional Travel', listed('occasional')],
]

// Words that may come between the frequency and its travel.
const BETWEEN = anyOf(listed('between'))
// Any other adjective may stand between, but nothing that begins another thought.
const THOUGHT = anyOf([
  ...[
    'and',
    'or',
    'with',
    'of',
    'in',
    'for',
    'on',
    'at',
    'by',
    'from',
    'that',
    'which',
    'who',
    'while',
    'but',
  ],
  ...['as', 'an?', 'the', 'to', 'our', 'your', 'when', 'if', 'experience', 'customers', 'people', 'students'],
  ...['users', 'clients'],
])
const ADJECTIVES = `(?: (?!${THOUGHT}\\b)[a-z/-]+){0,3}`
const VERBS = anyOf([
  ...[
    'needs',
    'is',
    'are',
    'will',
    'may',
    'can',
    'would',
    'be',
    'required',
    'requirements?',
    'expectations?',
  ],
  ...['expected', 'level', 'percentage', 'frequency', 'amount', 'needed', 'on', 'in', 'an?', 'to', 'very'],
  ...['relatively', 'which', 'that', 'only'],
])
const OF_OTHER = anyOf([
  ...[
    'evening',
    'weekend',
    'overtime',
    'night',
    'lifting',
    'work',
    'hour',
    'holiday',
    'early',
    'late',
    'after',
  ],
])
const ADVERBS = listed('adverbs')

function rulesOf(list: string[]): RegExp[] {
  const words = anyOf(list)
  const isOne = new RegExp(`^${words}$`)
  const adverbs = anyOf(ADVERBS.filter((adverb) => isOne.test(adverb)))
  const rules = [
    composed`\b${words}(?:(?:[ ,/-]+${BETWEEN}\b){0,6}[ ,]*|${ADJECTIVES} )¤`,
    composed`¤(?:,(?= which))?(?: ${VERBS}){0,4}\s*[:(–—-]*\s*\b${words}\b(?! ${OF_OTHER})`,
    // 'travel between schools on a daily basis'
    composed`¤[^.;]{1,70}? on an? ${words} basis\b`,
  ]
  if (adverbs === '(?:)') return rules
  return [...rules, composed`¤(?![^.;]{0,60} and ${adverbs})[^.;]{1,70}? ${adverbs}\b`]
}

const RULES = LEVELS.map(([level, words]) => ({ level, rules: rulesOf(words) }))

/** Words that say that most of the time is travel; `¤` stands for the word. */
export const MOSTLY: readonly Pattern[] = [
  {
    name: 'as a name',
    expression: /\broad warrior\b|¤ full[- ]time\b|^\W*¤[^.:]{0,20}: high\b/,
    reads: '¤: high',
    misses: '¤: a highlight',
  },
  {
    name: 'Monday to Thursday',
    expression: /¤[^.;]{0,60}\bmon(?:day)?s? ?(?:through|to|thru|[-–]) ?(?:th|fri)\w*\b|\bm ?[-–] ?th\b/,
    reads: '¤ to client sites monday-thursday',
    misses: '¤ on monday',
  },
  {
    name: 'every day',
    expression:
      /¤ (?:(?:[^.;]{0,70}? )?(?:daily|each day|every day)(?=\s*[.,;)]|$)|(?:almost |nearly )?(?:daily|every day)\b)/,
    reads: '¤ almost daily to program sites',
    misses: '¤ to see daily work in schools',
  },
]

const NEAR = /\bwithin (?:an? )?\d{1,2}[- ]miles?\b.*\bmeetings?\b/
const REGULARLY = /\bregularly\W+(?:\w+\W+){0,3}¤/

/** The level of visits with a frequency, in a list too: 'in the field regularly (events, ¤)'. */
export function levelOfVisits(context: string): TravelLevel | null {
  const level = levelOfWords(context) ?? levelOfRhythm(context)
  return level ?? (REGULARLY.test(context) ? 'Regular Travel' : null)
}

/** The level of the frequency word for the travel, the most frequent first; or null. */
export function levelOfWords(context: string): TravelLevel | null {
  if (firstMatch(MOSTLY, context) !== null) return 'Frequent Travel'
  const found = RULES.find(({ rules }) => rules.some((rule) => rule.test(context)))
  if (found !== undefined) return found.level
  return NEAR.test(context) ? 'Some Travel' : null
}
