// A grammar of work away from one's own place, for lower-case sentences without the word travel: where, by which verb,
// how often.
const SITE =
  '(?:sites?|locations?|homes?|houses?|residences?|facilit(?:y|ies)|premises|buildings?|properties|campuses|offices)'
const SITES =
  '(?:sites|locations|homes|houses|residences|facilities|premises|buildings|properties|campuses|offices)'
const OWNER =
  '(?:customer|client|patient|homeowner|consumer|student|famil(?:y|ie)|member|job|project|construction|school|partner|dealer|retail|vendor|supplier|community|government)'
const SEVERAL =
  '(?:(?:job|work) ?sites|schools|school districts|campuses|clinics|hospitals|nursing homes|farms|retailers|dealers(?:hips)?|stores)'
const ELSEWHERE = `(?:${OWNER}s?['’]?s? ?${SITE}|${SEVERAL})`
const PEOPLE = '(?:customers|clients|patients|families|homeowners|accounts|prospects|sites)'
const SOME_WORDS = "(?:(?!our)[\\w’'/-]+ ){0,4}"
const WORK = '(?:report(?:s|ing)?|servic(?:e|es|ing)|cover(?:s|ing)?|work(?:s|ing)?|be|onsite|on-site)'
const VISIT =
  '(?:(?:driv(?:e|es|ing)|go(?:es|ing)?|commut(?:e|es|ing)|rotat(?:e|es|ing)|mov(?:e|es|ing)|float(?:s|ing)?) (?:to|between|among|from)|visit(?:s|ing)?|call(?:s|ing)? on)'
const GOES = `(?:on[- ]site (?:at|with) (?:the |our )?(?:client|customer)s?|${WORK} ${SOME_WORDS}(?:${OWNER}s?['’]?s? ?${SITES}|${SEVERAL})|${VISIT} ${SOME_WORDS}(?:${ELSEWHERE}|${PEOPLE}))\\b`
const DAILY =
  '(?:daily|each day|every day|per day|a day|most days|throughout the (?:work ?)?day|days?(?:\\/| (?:a|per|each|every) )week|(?:monday|mon) ?(?:through|to|thru|-|–) ?(?:thursday|thu|fri(?:day)?))'
const AWAY =
  '(?:in the field|on the road|out(?:side)? (?:of )?the office|in-field|on-?site (?:at|with)|at (?:customer|client)|visiting)'
const ROLE =
  '(?:position|role|job|team|sales|employee|staff|work(?:er)?|opportunity|professional|engineer|technician|specialist|rep(?:resentative)?)\\b'

const BETWEEN_SITES = `\\b(?:drive|driving|commut(?:e|ing)|rotat(?:e|es|ing)|mov(?:e|ing)|float(?:s|ing)?) (?:to|between|among) ${SOME_WORDS}(?:${ELSEWHERE}|${PEOPLE})\\b(?! (?:for|to attend) )`
type Group = { needs: RegExp; rules: readonly RegExp[] }

const NAMES: Group = {
  needs: /\bdoor|\bfield|\bmobile|outside sales|\btour|\bmulti-?day|\bguid|itinerant|fly-in|over the road/,
  rules: [
    /\bdoor[- ]to[- ]door\b(?! (?:shuttle|transport|service|deliver|logistics))|\bknock(?:s|ing)? on doors\b/,
    new RegExp(
      `\\bfield[- ]based (?:\\w+ )?${ROLE}|\\b(?:is|as) (?:an? )?(?:fully |primarily )?(?:field[- ]based\\b|(?:[\\w-]+ ){0,2}field (?:position|role|job))|\\b(?:mobile|outside sales) (?:position|role|job)\\b`,
    ),
    /^field[- ]based\b/,
    /\bon tour\b|\btour (?:trips|itinerary|director|buses)\b|\bmulti-?day tours?\b|\b(?:lead(?:s|ing)?|guid(?:e|es|ing)) (?:\w+ )?(?:multi-?day|overnight) (?:\w+ )?(?:tours|trips|expeditions)\b/,
    /\bguid(?:e|es|ing) (?:\w+ ){0,3}(?:on|through) (?:\w+ ){0,2}tours\b/,
    /\b(?:driv|go|mov|commut)\w* from (\w+) to \1\b/,
    /\bitinerant\b|\bfly-in[-/, ]+fly-out\b|\bover the road\b/,
  ],
}

const EVERY_DAY: Group = {
  needs: new RegExp(`\\b${DAILY}`),
  rules: [
    new RegExp(`\\b${GOES}.{0,60}\\b${DAILY}(?! (?:in|at|from) (?:the|our) office)`),
    new RegExp(`\\b${DAILY}\\b.{0,60}\\b(?:${OWNER}s?['’]? ?${SITES}|${GOES})`),
    new RegExp(`\\b${DAILY} (?:in|at|on-?site (?:in|at)) ${SOME_WORDS}${ELSEWHERE}\\b`),
  ],
}

const FROM_ONE_TO_THE_NEXT: Group = {
  needs: /\bdriv|\bcommut|\brotat|\bmov|\bfloat|\btravel/,
  rules: [
    new RegExp(`(?<!\\b(?:ability|able|willing\\w*|availab\\w*) to )${BETWEEN_SITES}`),
    new RegExp(
      `\\b(?:drive|driving|travel) time to (?:the |our )?(?:${ELSEWHERE}|customer|client|patient|job ?site)`,
    ),
    /\btravel(?:s|l?ing)? (?:between|from|to (?:multiple|several|various|different|\d+))\b.{0,60}\b(?:throughout the|each|every|(?:schools|sites|homes|stops) an?|per) (?:work ?)?day\b/,
    /(?<!\b(?:ability|able|willing\w*|availab\w*) to )\btravel(?:l?ing)? to (?:active |various |multiple )?(?:job ?sites|construction sites|work ?sites)\b/,
    /\btravel(?:l?ing)? to (?:customer|client)s?['’]? (?:sites?|locations?|homes?|facilities) to (?:install|repair|service|maintain|troubleshoot)\b/,
    /\blocal (?:market )?travel between\b.{0,50}\brequired\b/,
    /\btravel(?:s|l?ing)? (?:daily|every day|each day)\b/,
  ],
}

const MOST_OF_THE_TIME: Group = {
  needs: /(?:majority|most|bulk) of|(?:primarily|mostly|mainly|full[- ]time) (?:in|on|field)/,
  rules: [
    new RegExp(
      `\\b(?:majority|most|bulk) of (?:the|your|each|their|his|her)?(?:/her)? ?(?:working )?(?:time|week|day|work ?week|days)\\b.{0,40}\\b${AWAY}`,
    ),
    /\b(?:primarily|mostly|mainly|full[- ]time) (?:in the field|field ?work|on the road|on-?site at (?:customer|client|school))/,
  ],
}

const IN_HOMES: Group = {
  needs: /\bhom|\bresidence|\bhouses?\b/,
  rules: [
    /\bin(?:side)? (?:the )?homes of\b/,
    /\b(?:provid|deliver|conduct|perform|complet|offer)\w* (?:\w+ ){0,3}in-home\b/,
    /\b(?:in-home|home) (?:visits|sessions|therapy|tutoring|estimates|consultations|demonstrations|installations)\b.{0,60}\b(?:daily|client|patient|famil|customer|homeowner)/,
    /\b(?:provid|deliver|perform|conduct|install|repair|assist|support|meet|pack|clean|work)\w*\b.{0,60}\b(?:in|at|inside) (?:(?:the |our |a )?(?:customer|client|patient|homeowner|consumer|member|student)s?['’]?s?|their|people['’]?s) (?:own )?(?:homes?|places? of residence|residences?|houses?)\b/,
  ],
}

/** Work done on the road or on site elsewhere every day, with or without the word travel. */
const FIELD_WORK: readonly Group[] = [NAMES, EVERY_DAY, FROM_ONE_TO_THE_NEXT, MOST_OF_THE_TIME, IN_HOMES]

// Every rule above and below, and a meeting in person, needs one of these words, so most sentences skip the rules.
const MAY_BE_AWAY =
  /\b(?:door|field|tour|da(?:ily|y)|driv|travel|itinerant|fly|over the road|mobile|outside sales|guid|commut|rotat|float|abroad|embed|in[- ]person|on[- ]?site|sites\b|hom|residence|thursday|majority of|most of|bulk of|primarily|mostly|mainly|full[- ]time|(?:come|go) (?:in ?)?to )/i

/** A quick check: false for sentences about neither field work, work on site elsewhere nor meetings. */
export const mayBeAway = (sentence: string): boolean => MAY_BE_AWAY.test(sentence)

const AT_OTHERS: readonly RegExp[] = [
  new RegExp(BETWEEN_SITES),
  /\b(?:be|spend|work(?:ing)?|deployed|embed(?:ded)?|time)\b.{0,60}\b(?:on[- ]?site|in person) (?:with|at) (?:our |the )?(?:customers|clients|schools|districts|partners)\b(?!['’])/,
  /\bembed (?:yourself )?(?:\w+ )?(?:inside|within|with|at) (?:\w+ )?(?:customers?|clients?)\b/,
  /\bwork\w* at (?:\w+ ){0,3}(?:construction|project|job|customer|client) ?sites\b(?! in )/,
  /\b(?:split|divid)\w* (?:your |their )?time between (?:our|the|two|three|multiple|several) (?:\w+ ){0,2}(?:offices|locations|sites|campuses|schools)\b/,
]

/** True for a sentence about work on site elsewhere, without a stated share. */
export const isWorkAtOthers = (sentence: string): boolean => AT_OTHERS.some((rule) => rule.test(sentence))

const SHARE_AWAY = new RegExp(
  `\\d ?%[^.;]{0,60}\\b(?:in the field|on the road|(?:on-?site|in[- ]person|visits?|visiting|time) (?:at|with|to|in) ${SOME_WORDS}(?:${ELSEWHERE}|${PEOPLE}|companies|partners|districts))|\\b(?:in the field|on the road|field work|(?:on-?site|in[- ]person|visits?|visiting) (?:at|with|to) ${SOME_WORDS}(?:${ELSEWHERE}|${PEOPLE}|companies|partners|districts))\\b[^.;]{0,40}\\d ?%`,
)

/** True for a share of time spent elsewhere: '60 % of your time in the field'. */
export const namesShareAway = (sentence: string): boolean => SHARE_AWAY.test(sentence)

const FIELD_TITLE =
  /\b(?:field (?:service|technician|engineer|inspector|representative|canvasser|sales|marketing representative)|canvasser|outside sales|itinerant|tour (?:director|guide|manager)|route (?:driver|sales)|home (?:inspector|visitor)|mover|merchandiser|in-home)\b/

/** True for a sentence about daily work at customers, schools, job sites or on tour. */
export const isFieldWork = (sentence: string): boolean =>
  FIELD_WORK.some(({ needs, rules }) => needs.test(sentence) && rules.some((rule) => rule.test(sentence)))

export const isFieldTitle = (title: string): boolean => FIELD_TITLE.test(title)
