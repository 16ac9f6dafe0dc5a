import type { TravelLevel } from '@lilypad/domain'
import { levelOfRhythm } from './quantities.ts'

const WORDS: readonly (readonly [TravelLevel, string])[] = [
  [
    'Frequent Travel',
    'frequent(?:ly)?|extensive(?:ly)?|intensive|a lot(?: of)?|lots of|(?:high|large) (?:amount|level|degree|percentage|volume)s? of|considerabl[ey]|heav(?:y|ily)|constant(?:ly)?|substantial(?:ly)?|significant(?:ly)?|daily|often',
  ],
  ['Regular Travel', 'regular(?:ly)?|moderate(?:ly)?|medium|routine(?:ly)?|weekly'],
  ['Some Travel', 'some(?! cases)'],
  [
    'Occasional Travel',
    'occasional(?:ly)?|minimal(?:ly)?|minimum|limited|infrequent(?:ly)?|rare(?:ly)?|periodic(?:ally)?|little|light|sporadic(?:ally)?|sometimes|on occasion|from time to time|at times|now and then|once in a while|ad[- ]hoc',
  ],
]

// Words that may come between the frequency and its travel.
const BETWEEN =
  'no|domestic|international(?:ly)?|local(?:ly)?|national|global|regional|overnight|out[- ]of[- ]\\w+|in[- ]state|business|client|customer|site|school|last-minute|short-notice|sometimes|air|day|work(?:-related)?|amounts?|levels?|degree|of|need|needs|needed|required?|requires|requirements?|to|and|or|weekend|evening|for|be|u\\.s\\.|interstate|statewide|remote|ground|state|nationwide|worldwide|field|company|team|multi-day|in-person|domestically|periods?|you|will|may|might|must|can|reisebereitschaft'
const ADVERBS =
  'frequently|extensively|considerably|heavily|constantly|regularly|moderately|occasionally|infrequently|rarely|periodically|often|on occasion|from time to time|minimally|sporadically'

// Any other adjective may stand between, but nothing that begins another thought.
const ADJECTIVES =
  '(?: (?!(?:and|or|with|of|in|for|on|at|by|from|that|which|who|while|but|as|an?|the|to|our|your|when|if|experience|customers|people|students|users|clients)\\b)[a-z/-]+){0,3}'
const before = (words: string) =>
  new RegExp(`\\b(?:${words})(?:(?:[ ,/-]+(?:${BETWEEN})\\b){0,6}[ ,]*|${ADJECTIVES} )¤`)
const directlyAfter = (words: string) =>
  new RegExp(
    `¤(?:,(?= which))?(?: (?:needs|is|are|will|may|can|would|be|required|requirements?|expectations?|expected|level|percentage|frequency|amount|needed|on|in|an?|to|very|relatively|which|that|only)){0,4}\\s*[:(–—-]*\\s*\\b(?:${words})\\b(?! (?:evening|weekend|overtime|night|lifting|work|hour|holiday|early|late|after))`,
  )
const fartherAfter = (words: string) =>
  new RegExp(`¤(?![^.;]{0,60} and (?:${words}))[^.;]{1,70}? (?:${words})\\b`)
// 'travel between schools on a daily basis'
const onABasis = (words: string) => new RegExp(`¤[^.;]{1,70}? on an? (?:${words}) basis\\b`)

const RULES = WORDS.map(([level, words]) => {
  const adverbs = ADVERBS.split('|').filter((adverb) => new RegExp(`^(?:${words})$`).test(adverb))
  return {
    level,
    rules: [
      before(words),
      directlyAfter(words),
      onABasis(words),
      ...(adverbs.length > 0 ? [fartherAfter(adverbs.join('|'))] : []),
    ],
  }
})

const MOSTLY: readonly RegExp[] = [
  /\broad warrior\b/,
  /¤ full[- ]time\b|^\W*¤[^.:]{0,20}: high\b/,
  /¤[^.;]{0,50} (?:the majority|most|more than half) of (?:the|your|their|each) (?:time|week|month|year)\b/,
  /\b(?:majority|most|more than half) of (?:the|your|their|each) (?:time|week|month|year)(?: [\w']+){0,4} ¤/,
  /¤[^.;]{0,60}\b(?:mon?|monday)s? ?(?:through|to|thru|[-–]) ?(?:th|thu|thur|thurs|fri|thursday|friday)s?\b/,
  /\bm ?[-–] ?th\b|¤[^.;]{0,30}\bm ?[-–] ?f\b/,
  /¤[^.;]{1,70}? (?:daily|each day|every day|throughout the day)(?=\s*[.,;)]|$)/,
  /¤ (?:almost |nearly )?(?:daily|every day|each day)\b/,
]
const NEAR =
  /\bwithin (?:an? )?(?:\d{1,2})[- ]miles?\b.*\bmeetings?\b|\bmeetings?\b.*\bwithin (?:an? )?(?:\d{1,2})[- ]miles?\b/

const NEAR_VISIT: readonly (readonly [TravelLevel, RegExp])[] = [
  ['Frequent Travel', /\b(?:frequently|daily)\W+(?:\w+\W+){0,3}¤/],
  ['Regular Travel', /\bregularly\W+(?:\w+\W+){0,3}¤/],
]

/** The level of visits with a frequency, in a list too: 'in the field regularly (events, ¤)'. */
export function levelOfVisits(context: string): TravelLevel | null {
  return (
    levelOfWords(context) ??
    levelOfRhythm(context) ??
    NEAR_VISIT.find(([, rule]) => rule.test(context))?.[0] ??
    null
  )
}

/** The level of the frequency word for the travel, the most frequent first; or null. */
export function levelOfWords(context: string): TravelLevel | null {
  if (MOSTLY.some((rule) => rule.test(context))) return 'Frequent Travel'
  const found = RULES.find(({ rules }) => rules.some((rule) => rule.test(context)))
  if (found !== undefined) return found.level
  return NEAR.test(context) ? 'Some Travel' : null
}
