import { anyOf, composed, firstMatch, type Pattern } from '../patterns/pattern.ts'
import { ANY_LIVES, LIVES_ANYWHERE, type LivesPattern } from './lives.ts'
import { localOnly } from './local-only.ts'
import type { Part } from './parts.ts'
import { isOfOthers, placeLimit } from './place-limit.ts'
import { type PlaceList, placeLists } from './place-list.ts'
import { BEGINS, capitals, type Place, placeAfter, placeOf } from './place-to-live.ts'
import { clipped } from './quote.ts'
import { remoteCountries } from './remote-countries.ts'
import { placesSaid } from './residence-model.ts'
import { US } from './residence-parts.ts'
import { maySpeakOf } from './stems.ts'
import { everyMatch } from './words/every-match.ts'

export type ResidenceRead = {
  countries: string[] | null
  only: string[] | null
  excluded: string[] | null
  near: string | null
  evidence: string[]
}

const CUE = new RegExp(
  anyOf([
    'resid|lives?\\b|living\\b|based\\b|located\\b|locals?\\b|remote|anywhere\\b|any u\\.?s|commut|relocat',
    '\\bhir(?:e|ing)\\b|\\bonly\\b|\\bexclud|\\bexcept|\\(required\\)|\\bstates\\b|location|from home',
    '\\b(?:applicants|applications|candidates) (?:from|in)\\b|long as you|virtual|^within|soil|registered|employ (?:\\w+ )?in\\b',
    'must be (?:\\w+ ){0,3}(?:in|within|near|close|hour|minute|mile|\\d)',
  ]),
)

const DEMANDS = composed`\b${anyOf([
  'must|should|need(?:s)? to|required?|have to|has to|shall|only|limited|restricted|open to',
  'able to|available to',
])}\b`

const LIVE_TOGETHER = anyOf([
  'up|by|our|the|with|happ|events?|streams?|chat|sessions?|in the moment|music|performances?',
  'a |more|their|your|healthier|online|video|demo|training',
])
const WHO = anyOf(['people |those |candidates? |applicants? |individuals? |anyone |someone |person '])
const STATES_OF_LAW = '(?:california|colorado|new york|washington)(?: and \\w+)?'
const LOCATED = '(?:based |located |living |residing |who \\w+ )'
// Others' places: offices, customers, territories, what pay or law depends on.
const NOT_RESIDENCE = composed`\b${anyOf([
  'compensation|salary|pay (?:range|is|scale)|wage|ccpa|privacy|arbitration|prefer\\w*|encouraged',
  '(?<!to |only |considering )applicants in|if you (?:are|live|reside)|where (?:you|they|we)',
  `residents of ${STATES_OF_LAW} (?:only|may|can|have)|offices? (?:is|are)|headquarter\\w*`,
  `for (?:candidates|applicants|residents|individuals|employees) ${LOCATED}?in\\b`,
  'customers?|clients?|families|students|children|patients|communities we|fair chance|ordinance',
  'ideal\\w*(?! candidates? must)|willing to (?:consider|relocate) (?:candidates )?nationwide',
  'background|equal (?:employ|opp)|accommodat\\w+|without regard|data (?:is|resid)|reside (?:on|with)',
  `live ${LIVE_TOGETHER}|(?<!${WHO})who live`,
])}\b`

const CITY = "[A-Z][A-Za-z.' ]+, [A-Z]{2}(?: \\d{5})?"
const FORM_PLACE = new RegExp(`^(?:location:\\s*)?(${CITY})(?::[^(]{0,90})? ?\\(Required\\)`)
const FORM_COMMUTE =
  /([A-Z][A-Za-z.' ]+(?:, [A-Z]{2})?(?: \d{5})?): (?:Reliably commute|Relocate)[^(]{0,90}\(Required\)/
const COMMUTE = composed`\bability to (?:commute|relocate)(?:\/relocate)?:\s*(${CITY})[^(]{0,90}\(Required\)`

const CANNOT = "\\b(?:not|unable|cannot|n['’]t)\\b"
const TAKE = '(?:employ|hire|consider|accept)'
/** What keeps one in the United States without a verb of living. */
export const IN_US: readonly Pattern[] = [
  {
    name: 'US-based',
    expression: composed`\b${US}[- ]based (?:remote|candidates?|applicants?|only|residents|individuals)`,
    reads: 'US-based candidates',
    misses: 'a US-based company',
  },
  {
    name: 'must be US-based',
    expression: composed`\b(?:must be|open to|only|limited to) (?:an? )?${US}(?:[- ]based| residents?)\b`,
    reads: 'You must be US-based.',
    misses: 'You must be US-educated.',
  },
  {
    name: 'remote in the US',
    expression: composed`\b(?:we['’]re|we are|fully) remote(?: and| in the|,)? ${US}|\bremote and ${US}[- ]based`,
    reads: 'We are fully remote in the US.',
    misses: 'Remote sites across the US',
  },
  {
    name: 'remote position based in the US',
    expression: composed`\bremote (?:position|role|job) based in the ${US}`,
    reads: 'A remote position based in the United States',
    misses: 'A position based in Denver',
  },
  {
    name: 'on US soil',
    expression: composed`\bon ${US} soil\b`,
    reads: 'People on US soil',
    misses: 'Test the soil of the US',
  },
  {
    name: 'no one outside the US',
    expression: composed`${CANNOT}[^.;]{0,40}\b${TAKE}\b[^.;]{0,40}\boutside (?:of )?(?:the )?${US}(?![a-z])`,
    reads: 'We cannot hire people outside of the US.',
    misses: 'We hire people outside of the US.',
  },
]
const MUST_BE =
  '(?:must|should|need to|required to|has to|have to)\\b[^.;]{0,60}?\\b(?:live|reside|be|located|based)\\b[^.;]{0,20}?'
const DISTANCE = new RegExp(
  `\\b(?:${MUST_BE}|(?:reside|live) |^)\\b(within (?:an? |\\d+|one|two|a few|reasonable|commut)[^.;()]{3,90})`,
  'i',
)
const NO_DISTANCE = /\b(?:time|days?|weeks?|months?|years?|customers?|clients?|patients|students)\b/i

// 'The assigned territory' says less than a state or a city named elsewhere.
const VAGUE = /^(?:the |their |your |an? )?(?:\w+ )?(?:territor(?:y|ies)|region|area)$/i

type Collected = {
  countries: Set<string>
  only: Set<string>
  excluded: Set<string>
  near: string[]
  evidence: string[]
}

const near = (words: string): Place => ({ kind: 'near', codes: [], words, withUs: false })

function add(evidence: string, place: Place, found: Collected): void {
  if (place.kind === 'none') return
  if (place.withUs) found.countries.add('US')
  if (place.kind === 'states') for (const code of place.codes) found.only.add(code)
  if (place.kind === 'country' || place.kind === 'us')
    for (const code of place.codes) found.countries.add(code)
  if (place.kind === 'near') found.near.push(place.words)
  found.evidence.push(evidence)
}

function readForms(part: Part, found: Collected): boolean {
  const isLocation = /^(?:job )?locations?$|commute/.test(part.headWords)
  const form =
    FORM_COMMUTE.exec(part.text) ??
    COMMUTE.exec(part.text) ??
    (isLocation || /^location:/i.test(part.text) || /\d{5} ?\(Required\)/.test(part.text)
      ? FORM_PLACE.exec(part.text)
      : null)
  const named = form === null ? '' : placeAfter(form[1] ?? '', 0)
  if (capitals.test(named)) {
    const isState = placeOf(named).kind === 'states' && /^[A-Z][a-z]/.test(named) && !named.includes(',')
    add(part.text, isState ? placeOf(named) : near(named), found)
    return true
  }
  const remote = remoteCountries(part.lower, /\blocations?$/.test(part.headWords))
  if (remote.length > 0) {
    for (const code of remote) found.countries.add(code)
    found.evidence.push(part.text)
    return true
  }
  if (
    /^(?:job )?locations?$/.test(part.headWords) &&
    /^\(?(?:anywhere in the )?(?:united states|u\.?s\.?a?\.?)\)?$/.test(part.lower)
  ) {
    found.countries.add('US')
    found.evidence.push(part.text)
    return true
  }
  return false
}

const isRequired = ({ head }: Part) => head === 'qualifications' || head === 'demand'

// 'We are registered in Ohio and Utah. You must live in one of these states.'
const THESE_STATES =
  /\b(?:live|reside|located|based) in (?:one|any) of (?:these|those|the (?:above|listed)) states\b/
const SURE = 0.9
const LEAST_STATES = 3

const LISTS_PLACES = /\b(?:states|countries|locations|hir(?:e|ing)|employ\w*|reside|live|registered)\b/
const BARE = 3

/** A bare list below 'Eligible states:', 'We hire in:'. */
const isBareList = ({ headWords, text }: Part) =>
  LISTS_PLACES.test(headWords) && (placeLists(text)[0]?.from ?? text.length) <= BARE

const withHeading = (part: Part) => (isBareList(part) ? `${part.headWords}: ${part.text}` : part.text)

const proposedStates = (text: string) =>
  placesSaid(text).find(({ list, limits }) => list.states.length >= LEAST_STATES && limits >= SURE)?.list

function readLimit(part: Part, last: Part | undefined, found: Collected): boolean {
  const above = THESE_STATES.test(part.lower) ? (placeLists(last?.text ?? '')[0]?.states ?? []) : []
  // 'Ohio resident' as a requirement.
  const isAsked = isRequired(part) && /^[A-Z][A-Za-z ]{3,20} resident\W*$/.test(part.text)
  const text = withHeading(part)
  const limit =
    above.length > 1
      ? { states: above, countries: [], isExcluded: false }
      : (placeLimit(`${isAsked ? 'must be an ' : ''}${text}`) ?? proposedStates(text) ?? null)
  if (limit === null) return false
  const isExcluded = 'isExcluded' in limit && limit.isExcluded
  if (limit.states.length > 0) found.countries.add('US')
  for (const code of limit.states) (isExcluded ? found.excluded : found.only).add(code)
  // Countries that are ruled out are no value: the words are shown.
  if (!isExcluded) for (const code of limit.countries) found.countries.add(code)
  found.evidence.push(part.text)
  return true
}

// 'Based in Denver' as a qualification, 'Relocation to Denver is required'.
const isItem = (part: Part, begins: string) =>
  /^(?:currently |must be )?(?:located|resid|based|living|relocation)/.test(begins) &&
  part.text.length < SHORT_ITEM &&
  !/\b(?:we|our|is an?|not)\b/.test(part.lower) &&
  (/\brequired\b/.test(part.lower) || (!begins.startsWith('relocation') && isRequired(part)))
const SHORT_ITEM = 75
// Remote work keeps one within these.
const AT_LARGE = /^(?!.*\boffices?\b).*\b(?:[Aa]rea|[Rr]egion|[Cc]ount(?:y|ies)|[Cc]oast|[Mm]etro)\b/

// 'Must be able to commute to Salem'; as a qualification also 'Willing to relocate to Salem'.
const isAskedToMove = (part: Part, from: number, to: number) =>
  /\b(?:must|required?|needs?|have to|live|reside|remote|within an?)\b/.test(
    part.lower.slice(Math.max(0, from - 50), from),
  ) ||
  /^.{0,12}\brequired\b/.test(part.lower.slice(to)) ||
  (isRequired(part) && /^\W*(?:willing(?:ness)?|able|ability) to /.test(part.lower))

// 'Not available to residents of …'
const NEGATED = /\b(?:not|n['’]t|cannot|unable)(?: \w+){0,3} $/

function readLiving(part: Part, found: Collected): void {
  const { lower, text } = part
  const distance = lower.includes('within') ? DISTANCE.exec(text) : null
  if (distance !== null) {
    const words = (distance[1] ?? '').trim()
    const to = distance.index + distance[0].length - words.length
    if (
      !NOT_RESIDENCE.test(lower.slice(Math.max(0, to - 100), to)) &&
      !NO_DISTANCE.test(words) &&
      (capitals.test(words) || /office|campus|location|headquarters|territory|district|school/.test(words))
    ) {
      add(text, near(words), found)
      return
    }
  }
  if (!/salary|pay\b|compensation/.test(lower) && firstMatch(IN_US, lower) !== null) {
    found.countries.add('US')
    found.evidence.push(text)
  }
  if (!ANY_LIVES.test(lower)) return
  for (const rule of LIVES_ANYWHERE)
    for (const match of everyMatch(rule.expression, lower)) if (readsPlace(part, rule, match, found)) return
}

/** Whether the words say, without more, that the person of this job lives there. */
function isFirm(part: Part, rule: LivesPattern, words: string, before: string, place: Place): boolean {
  if (rule.isMove || DEMANDS.test(words) || DEMANDS.test(before) || isItem(part, words)) return true
  const isFrom = part.lower.includes(`${words.trimEnd()} from`)
  const isAtLarge = place.kind === 'near' && AT_LARGE.test(place.words) && !isFrom
  if (rule.firm === 'of a country') return place.kind === 'country'
  if (rule.firm === 'of a large area') return place.kind === 'country' || isAtLarge
  if (rule.firm === 'in an item') return part.head !== 'company' && !part.text.endsWith('!')
  return rule.firm === 'always'
}

// What a cut left over: 'based in Ohio' of 'students based in Ohio'.
const isLeftOver = (part: Part) => /^(?:based|located|living|residing)\b/.test(part.text) && !isRequired(part)

function readsPlace(part: Part, rule: LivesPattern, match: RegExpExecArray, found: Collected): boolean {
  const { lower, text } = part
  const [words] = match
  // 'live (or be willing to relocate) within an hour of Salem'
  const aside = /^ ?\([^()]{0,60}\)/.exec(text.slice(match.index + words.length))?.[0] ?? ''
  const from = match.index + words.length + aside.length
  const before = lower.slice(Math.max(0, match.index - 50), match.index)
  const around = (before + lower.slice(match.index, from + 60)).replace(/\([^()]*\)/g, ' ')
  const place = placeOf(placeAfter(text, from))
  if (NOT_RESIDENCE.test(around) || place.kind === 'none' || NEGATED.test(before)) return false
  if (/\bideal/.test(lower.slice(0, match.index)) && !/\bmust\b/.test(words)) return false
  const to = from + place.words.length
  if (rule.isMove && !isAskedToMove(part, match.index, to)) return false
  const isLarge = (place.kind === 'us' || place.kind === 'states') && !isLeftOver(part)
  if (!isLarge && !isFirm(part, rule, words, before, place)) return false
  add(clipped(text, match.index, to), place, found)
  return true
}

const LONGEST = 1200
// Where a line break was lost: 'native speakerLocated in Berlin'.
const GLUED = new RegExp(`(?<=[a-z\\d)])(?=${BEGINS}\\b)`)
const MAY_BE_GLUED = /[a-z\d)][A-Z]/

const isPlaceAlone = ({ text }: Part) => {
  const [list] = text.length < SHORTEST_LIST ? placeLists(text) : []
  return list?.from === 0 && /^\W*$/.test(text.slice(list.to))
}
const SHORTEST_LIST = 30

/** The parts, places that stand as a list below 'one of these states:' joined. */
function withListedPlaces(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const isBelow = (above: Part) =>
      /\bstates:/.test(above.lower) || (above.headWords === part.headWords && isBareList(above))
    if (last !== undefined && last.text.length < LONGEST && isPlaceAlone(part) && isBelow(last)) {
      const text = `${last.text}${last.text.endsWith(':') ? '' : ','} ${part.text}`
      joined[joined.length - 1] = { ...last, text, lower: text.toLowerCase() }
    } else joined.push(part)
  }
  return joined
}

// What is no wish, although it stands in a list of wishes: a heading between them is not known as one.
const SAYS_SO = /\b(?:must|only)\b|^(?:this|the|our) (?:\w+ ){0,3}?(?:position|role|job)\b|^this is\b/

// 'Local candidates only' names no place.
const BARE_LOCAL =
  /^(?:\W*(?:only|we|must|be|live|need|seeking|looking|for|an?|locals?|locally|candidates?|applicants?|residents?|talent|consultants?|professionals?|hires?)\b)+\W*$/i
const isPlace = (printed: string) =>
  capitals.test(printed) &&
  !/\bremote\b/i.test(printed) &&
  (printed.includes(',') || placeOf(printed).kind === 'near')

const UNSURE = 0.9

// 'MS', 'OK': a single code may be a word.
const isNamed = ({ countries, from, to }: PlaceList) => countries.length > 0 || to - from > 2

/** The sentence that seems to say where one may live, although no rule reads a value in it. */
function unsureSentence(parts: readonly Part[]): string | null {
  for (const part of parts) {
    if (
      part.head === 'wish' ||
      isLeftOver(part) ||
      !(isBareList(part) || (maySpeakOf(part, 'residence') && CUE.test(part.lower)))
    )
      continue
    const text = withHeading(part).slice(0, LONGEST)
    for (const { list, limits, excludes } of placesSaid(text))
      if (Math.max(limits, excludes) >= UNSURE && isNamed(list) && !isOfOthers(text, list)) {
        const shift = text.length - Math.min(part.text.length, LONGEST)
        return clipped(part.text, Math.max(0, list.from - shift), Math.max(0, list.to - shift))
      }
  }
  return null
}

/** Where the person must live, as far as the parts say so; `place` is that of the posting, which 'local' means. */
export function readResidence(parts: readonly Part[], place: string | null): ResidenceRead {
  const found: Collected = {
    countries: new Set(),
    only: new Set(),
    excluded: new Set(),
    near: [],
    evidence: [],
  }
  const listed = withListedPlaces(parts)
  for (const [index, whole] of listed.entries()) {
    if (!isBareList(whole) && !(maySpeakOf(whole, 'residence') && CUE.test(whole.lower))) continue
    const part = { ...whole, text: whole.text.slice(0, LONGEST), lower: whole.lower.slice(0, LONGEST) }
    if ((part.head === 'wish' && !SAYS_SO.test(part.lower)) || readForms(part, found)) continue
    if (readLimit(part, listed[index - 1], found)) continue
    for (const text of MAY_BE_GLUED.test(part.text) ? part.text.split(GLUED) : [part.text]) {
      const count = found.near.length
      readLiving({ ...part, text, lower: text.toLowerCase() }, found)
      const local = found.near.length === count ? localOnly(text) : null
      if (local !== null) add(text, near(local), found)
    }
  }
  const codesIn = (set: Set<string>) => (set.size === 0 ? null : [...set])
  const named = found.near.filter((words) => !VAGUE.test(words) && !BARE_LOCAL.test(words))
  const isPlaced = named.length > 0 || found.only.size > 0
  const longest =
    (isPlaced ? named : found.near).toSorted((one, other) => other.length - one.length)[0] ?? null
  const isOfPosting = longest !== null && BARE_LOCAL.test(longest) && place !== null && isPlace(place)
  return {
    countries: codesIn(found.countries),
    only: codesIn(found.only),
    excluded: codesIn(found.excluded),
    near: isOfPosting ? place : longest,
    evidence: found.evidence.length > 0 ? found.evidence : nonNull(unsureSentence(listed)),
  }
}

const nonNull = (words: string | null) => (words === null ? [] : [words])
