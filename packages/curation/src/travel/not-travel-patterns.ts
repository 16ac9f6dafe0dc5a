import { anyOf, composed, type Pattern } from '../patterns/pattern.ts'

const PERKS =
  '(?:stipends?|allowances?|discounts?|insurance|expenses?|benefits?|assistance|vouchers?|grants?|fees)'
const PAID = anyOf([
  ...['stipends?', 'allowances?', 'budgets?', 'funds?', 'discounts?', 'reimburse\\w*', 'insurance', 'perks?'],
  ...['credits?', 'funded', 'priority pass', 'vouchers?'],
])
const ARRANGES = anyOf([
  ...[
    'coordinat',
    'arrang',
    'book',
    'organi[sz]',
    'process',
    'schedul',
    'handl',
    'reconcil',
    'approv',
    'monitor',
  ],
  ...['track', 'manag(?:e|es|ing)\\b', 'prepar', 'plann', 'take care of', 'mak(?:e|es|ing) '],
])
const OF_OTHERS = "(?:,? (?!to|for|with|will|requir\\w*|includ\\w*)[\\w’'/&-]+){0,8}"
const OWN_BEFORE = '(?<!\\b(?:to|some|regular|frequent|occasional|requires?))'
const OWN_AFTER = '(?! (?:to|between|within|across|throughout|as|when|if|is|may|will|requir\\w*|up|\\d|\\())'
const OTHERS =
  '(?:students|patients|visitors|attendees|participants|learners|children|residents|players|athletes|waves?|signals?)'
const SELLS = anyOf([
  ...['(?:excited|passionate|curious|enthusiastic) about', 'sell', 'sells', 'selling', 'promot\\w+'],
  ...['market(?:s|ing)?', 'buy', 'buying', 'power of', 'world of', 'love', 'passion for'],
])
const KINDS = '(?:air|space|leisure|luxury|corporate|educational|student|group)'
const PRIVATE =
  '(?:weddings?|vacations?|life events?|personal(?! (?:vehicle|car|transport|auto|means))|family|holidays?)'
const LEAVE = '(?:pto|time off|vacation|sabbatical|work from anywhere|vacation days)'

/** Mentions of travel that the job itself does not require; what stands after the word. */
export const NOT_TRAVEL_AFTER: readonly Pattern[] = [
  {
    name: 'a perk',
    expression: composed`¤,? (?:and|&|or) \w+ (?:reimburse\w*|${PERKS})\b`,
    reads: '¤ and meal allowances',
    misses: '¤ and teach',
  },
  {
    name: 'on campus',
    expression:
      /¤[^.]{0,30}\b(?:around|across|within) (?:the )?(?:campus|building|facility|school grounds)\b/,
    reads: '¤ independently around campus',
    misses: '¤ across the state',
  },
  {
    name: 'a trade',
    expression:
      /¤ ?(?:&|and|or|\/|,) ?(?:hospitality|leisure|tourism|expense|entertainment|study abroad|logistics)\b/,
    reads: '¤, hospitality and retail',
    misses: '¤ and evening work',
  },
  {
    name: 'one of many',
    expression: /¤(?: freely|,? etc\b)/,
    reads: 'retail, ¤, etc.',
    misses: '¤ is expected',
  },
  {
    name: 'a treat',
    expression: /¤[^.]{0,60}\b(?:on us|our treat|expenses[- ]paid)\b/,
    reads: 'annual ¤ to the mountains, on us',
    misses: '¤ that depends on all of us',
  },
]

/** The same, by what stands before the word; not where it is asked of the reader. */
export const NOT_TRAVEL_BEFORE: readonly Pattern[] = [
  {
    name: 'paid',
    expression: composed`\b${PAID}\b[^.]{0,60}¤`,
    reads: 'a yearly budget for books and ¤',
    misses: 'teach and ¤; costs are reimbursed',
  },
  {
    name: 'a chance',
    expression:
      /\b(?:opportunit(?:y|ies)|freedom|flexibility) (?:to|for) (?:\w+ )?¤ (?:to (?:new|meet|other)|the|and|while)/,
    reads: 'opportunity to ¤ the world',
    misses: 'opportunity to ¤ to customers',
  },
  {
    name: 'leave',
    expression: composed`\b${LEAVE}\b[^.]{0,70}¤`,
    reads: 'time off to rest or ¤',
    misses: 'you ¤ often',
  },
  {
    name: 'we pay',
    expression: /\b(?:we|the company)(?:['’]ll| will)? (?:cover|pay|fund|sponsor|reimburse)\w*\b[^.]{0,40}¤/,
    reads: 'we cover your ¤',
    misses: 'we expect you to ¤',
  },
  {
    name: 'arranged for others',
    expression: composed`\b${ARRANGES}\w*${OF_OTHERS}${OWN_BEFORE},? ¤${OWN_AFTER}`,
    reads: 'books flights, hotels and ground ¤',
    misses: 'manage accounts and ¤ to customers',
  },
  {
    name: 'of others',
    expression: composed`\b(?:${OTHERS}|how (?:\w+ ){0,2}\w+)(?: (?:will|can|may|often))? ¤`,
    reads: 'students ¤ from across the state',
    misses: 'teachers ¤ between schools',
  },
  {
    name: 'who travel',
    expression: /\b(?:\w+s|staff|people) who ¤/,
    reads: 'employees who ¤ are covered',
    misses: 'someone who likes to ¤',
  },
  {
    name: 'sold or loved',
    expression: composed`\b${SELLS} (?:\w+ ){0,3}¤(?! to\b)`,
    reads: 'sell group ¤',
    misses: 'sell courses; ¤ is required',
  },
  {
    name: 'a kind that is sold',
    expression: composed`\b(?:(?<!to )time|${KINDS}|helps?|people|customers|users|guests|families|everyone) ¤`,
    reads: 'a leader in student ¤',
    misses: 'regional ¤',
  },
  {
    name: 'free',
    expression: /\b(?:free|complimentary)\b[^.]{0,40}¤|\bfly you\b[^.]{0,60}¤/,
    reads: 'a free yearly ¤',
    misses: 'feel at ease with ¤',
  },
  {
    name: 'an interview',
    expression: /(?<!conduct )\binterviews?\b[^.]{0,60}¤/,
    reads: 'interviews may require ¤',
    misses: '¤ to conduct interviews',
  },
  {
    name: 'a factor of pay',
    expression:
      /\b(?:salary|pay|compensation|offer|range)\b[^.]{0,60}\b(?:depend\w*|var(?:y|ies)|based|factors?)\b[^.]{0,120}¤/,
    reads: 'pay depends on place and ¤',
    misses: 'salary is high; ¤ is needed',
  },
  {
    name: 'private',
    expression: composed`\b${PRIVATE}\b[^.]{0,30}¤`,
    reads: 'a holiday or ¤',
    misses: 'use a personal vehicle to ¤',
  },
]
