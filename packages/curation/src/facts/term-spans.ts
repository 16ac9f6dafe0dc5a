import { composed, type Pattern } from '../patterns/pattern.ts'
import { anyWord, either } from './words/either.ts'
import { NUMBERS } from './words/word-kinds.ts'

/** What a post is called. */
export const POST = either(
  /contract|position|appointment|assignment|role|job|employee|employment|faculty|calendar|work year|schedule/,
  /teaching|instructor|engagement|duration/,
)
/** A post that ends by its nature: twelve months of it are no year-round contract. */
export const STAY = either(
  /internship|fellowship|co-?op|residency|secondment|cover(?:age)?|project/,
  /(?:summer|graduate|rotation\w*|trainee) program(?:me)?/,
)
const NUMBER = `(?:\\d{1,3}(?:\\.5)?|${NUMBERS.join('|')}|eighteen|twenty-four)`
const TO = `(?: ?(?:(-|–|to)) ?${NUMBER})?`
const UNIT = '(week|month|mo|year|yr|day|semester)s?'
const ASIDE = '(?:\\(\\d+\\) ?)?'
/** '6 months', '3-6 weeks', 'six (6) months', '12+ mos', '187 days'. */
export const SPAN = new RegExp(
  `(?<![\\d.])(${NUMBER}) ?${ASIDE}(?:\\+|plus)?${TO} ?${ASIDE}\\+*[- ]?${UNIT}\\b`,
  'g',
)

const NOT_BETWEEN = either(
  /of |for |to |and |or |per |in |on |as |at |an |the |with |within |you |work |experience|successful|prior|previous/,
  /relevant|related|proven|professional|direct|content|editorial|marketing/,
  /contract (?:mana|admin|nego|law|rev|dra|exp|writ|recr|man)/,
)
const OTHER_TRADE = either(
  /mana|admin|nego|law|review|draft|exp|strat|goals?|plan|coord|lead|writ|recr|manu|develop|relat|incent|disab|loan/,
  /assistance/,
)
const BETWEEN = `(?:(?!${NOT_BETWEEN})[\\w/-]+,? ){0,3}?`
/** Right behind a span, the words that make it the length of the post. */
export const BEHIND = new RegExp(
  `^\\+?[-, )]*${BETWEEN}(${POST}|${STAY}|term|temporary|opportunity|w2|c2c|cth|c2h)\\b(?! ${OTHER_TRADE})`,
)

const LABEL = either(
  /contract(?:[- ]to[- ]hire| type)?|position|assignment|appointment|role|duration|length|terms?/,
  /(?:contract|employment) period|work year|calendar|temporary|contractor/,
)
const OF_A_POST = '(?: of (?:employment|contract|assignment|appointment))?'
const MARK =
  '(?:[ (]*[:–|-]+[ (–-]*|(?<=contract), | \\((?:approx\\w*|about|up to|for)?|(?<=duration|length) )'
const NAMED = either(
  /contract|(?<!available )positions?|period|full[- ]time(?= for)|temp(?:orary)?|role|assignment|appointment/,
  /engagement|opportunity|duration|length|term/,
)
const LASTS = '(?:of|for|is|be|last|lasts|lasting|run|runs)'
const ABOUT = either(
  / an?| the| approximately| about| up to| at least| minimum of| initial| expected| estimated| around| period of/,
)

/** Right before a span, what makes it the length of the post: the first group. In lower case. */
export const BEFORE: readonly (Pattern & { isLabel: boolean })[] = [
  {
    name: 'a label',
    expression: composed`(?<!long[- ]|short[- ])\b(${LABEL})\b${OF_A_POST}${MARK}${ABOUT}*[ ~]*$`,
    reads: 'contract length: ',
    misses: 'long-term: ',
    isLabel: true,
  },
  {
    name: 'a sentence',
    expression: composed`(?<!long[- ]|short[- ])\b(${NAMED}|${STAY})\b[^.;:,]{0,40} ${LASTS}${ABOUT}*[ ~]*$`,
    reads: 'this assignment is expected to last about ',
    misses: 'you have worked here for ',
    isLabel: false,
  },
]

/** Of a span that is no post's. */
export const MOVING = anyWord(
  /probation\w*|experience|training|warranty|lease|notice|vest\w*|benefits?|bonus\w*|leave of|eligib\w+|vacanc\w+/,
  /cannot exceed|over the|in (?:the|a) (?:same|similar)|within|every|after|average|typical(?:ly)?|minimum time/,
  /(?:the|your|our) (?:previous|last|past)|minimum requirement|multi-year|sales|customers?|clients?|managing/,
  /negotiat\w+/,
)
