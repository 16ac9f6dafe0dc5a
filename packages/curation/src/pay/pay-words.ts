import { anyOf, composed, type Pattern } from '../patterns/pattern.ts'
import words from './pay-words.json' with { type: 'json' }

/** Every match of a list of words: the last one before a sum decides. */
const everyOf = (list: readonly string[]) => new RegExp(`\\b${anyOf(list)}\\b`, 'gi')

export const BASE: Pattern = {
  name: 'base pay',
  expression: composed`\b${anyOf(words.base)}\b`,
  reads: 'Salary range:',
  misses: 'Total compensation:',
}

export const PAY: Pattern = {
  name: 'pay of some kind',
  expression: composed`\b${anyOf(words.pay)}\b`,
  reads: 'You earn',
  misses: 'You learn',
}

/** More than the base. */
export const TOTAL: Pattern = {
  name: 'total compensation',
  expression: everyOf(words.total),
  reads: 'Total annual compensation:',
  misses: 'A total of 12 schools:',
}

/** Nearest before a sum: it is pay, regardless of words farther away. */
export const LABELS_PAY: Pattern = {
  name: 'a label of pay',
  expression: everyOf(words.labels),
  reads: 'Hourly rate:',
  misses: 'Budget:',
}

const PIECE = `${anyOf(words.pieces)}s?\\b(?! hours?\\b)`
const NO_TIME = '(?!(?:hours?|days?|weeks?|months?|years?|annum)\\b)'
const PER_PIECE = `(?:per[ -]|(?:for )?(?:each|every) |\\/ ?)(?:${NO_TIME}[\\w-]+ ){0,2}${PIECE}`

/** Nearest before a sum by the hour, which is nearly always pay: it is not. */
export const REFUSES_HOURLY: Pattern = {
  name: 'no pay by the hour',
  expression: everyOf(words.refusesHourly),
  reads: 'Evening differential of',
  misses: 'Evenings at',
}

/** Nearest before a sum: it is not pay. */
export const REFUSES_BEFORE: Pattern = {
  name: 'no pay, nor pay by the piece',
  expression: new RegExp(`\\b(?:${PER_PIECE}|${anyOf(words.refusesBefore)}\\b)`, 'gi'),
  reads: 'Pay per online course:',
  misses: 'Pay per academic year:',
}

const ALMOST = '(?:an?|up to|estimated|additional|about|around|average|extra)'
/** Directly before a sum: it comes on top of pay ('base + $10,000'), or is what someone else has ('under $45,000'). */
export const REFUSES_AT_ONCE: Pattern = {
  name: 'on top of pay, or less than a sum',
  expression: composed`(?:(?:\+|\bplus)(?: ${ALMOST})*|(?<!\b(?:not|no) )\b(?:less than|under|below))[\s~]*$`,
  reads: 'base plus up to ',
  misses: 'no less than ',
}

/** Directly before a sum: it says the same in other words ('equivalent to £9,000 for the term'). */
export const RESTATES: Pattern = {
  name: 'the same in other words',
  expression: /\b(?:equivalent to|equal to|equat(?:es|ing) to|works out at|i\.e\.)[\s~]*$/i,
  reads: 'a year, equal to ',
  misses: 'equal pay of ',
}

/** Directly after a sum: its unit is no span of time, or one that is not kept. */
export const BY_THE_PIECE: Pattern = {
  name: 'pay by the piece',
  expression: composed`^[\s)]{0,2}(?:USD )?(?:${PER_PIECE}|\/ ?${PIECE}|an? ${PIECE})`,
  reads: ' per 3-credit course',
  misses: ' per class hour',
}

const BEGINS = `^[\\s()–—-]{0,3}(?:(?:${anyOf(words.between)}|\\/)\\W{0,2}){0,3}`
const NO_LABEL = '(?![\\w ]{0,12}:)'
const KIND = 'fees?|bonus|stipend|allowance|scholarships?|grants?|reimbursement|budget|premium|funding'
/** Directly after a sum: it is not pay. A colon begins the next label. */
export const REFUSES_AFTER: readonly Pattern[] = [
  {
    name: 'what the sum is for',
    expression: composed`${BEGINS}${anyOf(words.refusesAfter)}${NO_LABEL}`,
    reads: ' annual learning budget',
    misses: ' a year',
  },
  {
    name: 'a kind of sum that is no pay',
    expression: composed`${BEGINS}(?!plus|and|with|or)[a-z-]+ (?:${KIND})\b${NO_LABEL}`,
    reads: ' conference stipend',
    misses: ' plus bonus',
  },
]

const A_YEAR = '^[\\s+(),–—-]{0,3}(?:per (?:year|annum) |p\\.a\\. |annually )?'
const EXPERIENCE = '(?:your )?(?:experience|qualif|skill)'
/** Directly after a sum: it is pay. */
export const PAY_AFTER: readonly Pattern[] = [
  {
    name: 'a word for pay',
    expression: /^[\s+(),–—-]{0,3}(?:\w+ ){0,2}(?:base|salary|salaried|ote)\b/i,
    reads: ' annual base',
    misses: ' budget',
  },
  {
    name: 'an end of a scale',
    expression: /^[\s+(),–—-]{0,3}(?:min|mid|max|minimum|midpoint|maximum)\b(?! (?:of|order|purchase))/i,
    reads: ' min',
    misses: ' minimum order',
  },
  {
    name: 'that it depends',
    expression: composed`${A_YEAR}(?:doe\b|d\.o\.e|commensurate|pro[- ]rata)`,
    reads: ' per year DOE',
    misses: ' does',
  },
  {
    name: 'what it depends on',
    expression: composed`${A_YEAR}(?:depending (?:up)?on|based on) ${EXPERIENCE}`,
    reads: ' depending on your experience',
    misses: ' depending on the size',
  },
  {
    name: 'what comes with it',
    expression: composed`${A_YEAR}(?:plus|and|\+) (?:\w+ )?(?:benefits|commissions?|equity|super)\b`,
    reads: ' plus full benefits',
    misses: ' plus tax',
  },
]

/** @public For the test of all tables. */
export const WORDS: readonly Pattern[] = [
  BASE,
  PAY,
  TOTAL,
  LABELS_PAY,
  REFUSES_HOURLY,
  REFUSES_BEFORE,
  REFUSES_AT_ONCE,
  RESTATES,
  BY_THE_PIECE,
]
