import { remoteCountries } from './countries-named.ts'
import { ANY_LIVES, LIVES } from './lives.ts'
import { localOnly } from './local-only.ts'
import type { Part } from './parts.ts'
import { BEGINS, capitals, type Place, placeAfter, placeOf } from './place-to-live.ts'
import { clipped } from './quote.ts'
import { stateLimit } from './state-limits.ts'
import { codesOf, statesIn } from './states-named.ts'
import { maySpeakOf } from './stems.ts'
import { everyMatch } from './words/every-match.ts'

export type ResidenceRead = {
  countries: string[] | null
  only: string[] | null
  excluded: string[] | null
  near: string | null
  evidence: string[]
}

const CUE =
  /resid|lives?\b|living\b|based\b|located\b|locals?\b|remote|anywhere\b|any u\.?s|commut|relocat|\bhir(?:e|ing)\b|\bonly\b|\bexclud|\bexcept|\(required\)|\bstates\b|location|from home|\b(?:applicants|applications|candidates) (?:from|in)\b|must be (?:\w+ ){0,3}(?:in|within|near|close|hour|minute|mile|\d)|long as you|virtual|^within|soil/

const DEMANDS =
  /\b(?:must|should|need(?:s)? to|required?|have to|has to|shall|only|limited|restricted|open to|able to|available to)\b/
// Others' places: offices, customers, territories, what pay or law depends on.
const NOT_RESIDENCE =
  /\b(?:compensation|salary|pay (?:range|is|scale)|wage|ccpa|privacy|(?<!to |only |considering )applicants in|residents of (?:california|colorado|new york|washington)(?: and \w+)? (?:only|may|can|have)|for (?:candidates|applicants|residents|individuals|employees) (?:based |located |living |residing |who \w+ )?in\b|if you (?:are|live|reside)|offices? (?:is|are)|headquarter\w*|customers?|clients?|families|students|children|patients|communities we|arbitration|prefer\w*|encouraged|ideal\w*(?! candidates? must)|willing to (?:consider|relocate) (?:candidates )?nationwide|fair chance|ordinance|background|equal (?:employ|opp)|accommodat\w+|without regard|live (?:up|by|our|the|with|happ|events?|streams?|chat|sessions?|in the moment|music|performances?|a |more|their|your|healthier|online|video|demo|training)|(?<!people |those |candidates? |applicants? |individuals? |anyone |someone |person )who live|where (?:you|they|we)|data (?:is|resid)|reside (?:on|with))\b/

const FORM_PLACE = /^(?:location:\s*)?([A-Z][A-Za-z.' ]+, [A-Z]{2}(?: \d{5})?)(?::[^(]{0,90})? ?\(Required\)/
const FORM_COMMUTE =
  /([A-Z][A-Za-z.' ]+(?:, [A-Z]{2})?(?: \d{5})?): (?:Reliably commute|Relocate)[^(]{0,90}\(Required\)/
const COMMUTE =
  /\bability to (?:commute|relocate)(?:\/relocate)?:\s*([A-Z][A-Za-z.' ]+, [A-Z]{2}(?: \d{5})?)[^(]{0,90}\(Required\)/i
const US = '(?:us|u\\.s\\.|united states)'
const US_BASED = new RegExp(
  [
    `\\b${US}[- ]based (?:remote|candidates?|applicants?|only|residents|individuals)`,
    `\\b(?:must be|open to|only|limited to) (?:an? )?${US}(?:[- ]based| residents?)\\b`,
    `\\b(?:we['’]re|we are|fully) remote in the ${US}`,
    `\\bremote (?:position|role|job) based in the ${US}`,
    `\\bon ${US} soil\\b`,
    `\\b(?:not|unable|cannot|n['’]t)\\b[^.;]{0,40}\\b(?:employ|hire|consider|accept)\\b[^.;]{0,40}\\boutside (?:of )?(?:the )?${US}(?![a-z])`,
  ].join('|'),
)
const DISTANCE =
  /\b(?:(?:must|should|need to|required to|has to|have to)\b[^.;]{0,60}?\b(?:live|reside|be|located|based)\b[^.;]{0,20}?|(?:reside|live) |^)\b(within (?:an? |\d+|one|two|a few|reasonable|commut)[^.;()]{3,90})/i

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

function readStates(part: Part, last: Part | undefined, found: Collected): boolean {
  const above = THESE_STATES.test(part.lower) ? statesIn(last?.text ?? '', 'all') : []
  const before = /\bstates$/.test(part.headWords) ? `${part.headWords}: ` : ''
  // 'Ohio resident' as a requirement.
  const isAsked = isRequired(part) && /^[A-Z][A-Za-z ]{3,20} resident\W*$/.test(part.text)
  const limit =
    above.length > 1
      ? { codes: codesOf(above), isExcluded: false }
      : stateLimit(`${before}${isAsked ? 'must be an ' : ''}${part.text}`)
  if (limit === null) return false
  found.countries.add('US')
  for (const code of limit.codes) (limit.isExcluded ? found.excluded : found.only).add(code)
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
  if (US_BASED.test(lower) && !/salary|pay\b|compensation/.test(lower)) {
    found.countries.add('US')
    found.evidence.push(text)
  }
  if (!ANY_LIVES.test(lower)) return
  for (const rule of LIVES) {
    for (const match of everyMatch(rule, lower)) {
      // 'live (or be willing to relocate) within an hour of Salem'
      const aside = /^ ?\([^()]{0,60}\)/.exec(text.slice(match.index + match[0].length))?.[0] ?? ''
      const from = match.index + match[0].length + aside.length
      const around = lower.slice(Math.max(0, match.index - 50), from + 60).replace(/\([^()]*\)/g, ' ')
      if (NOT_RESIDENCE.test(around)) continue
      const place = placeOf(placeAfter(text, from))
      if (place.kind === 'none' || NEGATED.test(lower.slice(0, match.index))) continue
      const isMove = /relocate|\bcommut/.test(match[0])
      const isFirm =
        isMove ||
        /\blocal|(?:will|who|that) (?:\w+ )?(?:reside|live)|^requir|(?:seeking|for) .*(?:living|residing|based|located)$/.test(
          match[0],
        ) ||
        (/^liv/.test(match[0]) && part.head !== 'company' && !/!$/.test(text)) ||
        (/remote|telecommut|home|virtual/.test(match[0]) &&
          (place.kind === 'country' ||
            (place.kind === 'near' &&
              AT_LARGE.test(place.words) &&
              !/^ ?\(?from\b/.test(lower.slice(from))))) ||
        isItem(part, match[0]) ||
        DEMANDS.test(match[0]) ||
        DEMANDS.test(lower.slice(Math.max(0, match.index - 50), match.index))
      if (/\bideal/.test(lower.slice(0, match.index)) && !/\bmust\b/.test(match[0])) continue
      if (isMove && !isAskedToMove(part, match.index, from + place.words.length)) continue
      const isSoft = !isFirm && place.kind !== 'us' && place.kind !== 'states'
      if (isSoft && !/\byou(?:['’]re| are)?\b.*\b(?:based|located|live|reside)/.test(match[0])) continue
      add(clipped(text, match.index, from + place.words.length), place, found)
      return
    }
  }
}

const LONGEST = 1200
// Where a line break was lost: 'native speakerLocated in Berlin'.
const GLUED = new RegExp(`(?<=[a-z\\d)])(?=${BEGINS}\\b)`)
const MAY_BE_GLUED = /[a-z\d)][A-Z]/

const isStateAlone = ({ text }: Part) =>
  text.length < 23 && /^[A-Z][A-Za-z. ]{1,20}$/.test(text) && statesIn(text, 'all').length === 1

/** The parts, states that stand as a list below 'one of these states:' joined to it. */
function withListedStates(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const isListed = isStateAlone(part) && last !== undefined && last.text.length < LONGEST
    if (isListed && /\bstates:/.test(last.lower)) {
      const text = `${last.text} ${part.text}`
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

/** Where the person must live, as far as the parts say so; `place` is that of the posting, which 'local' means. */
export function readResidence(parts: readonly Part[], place: string | null): ResidenceRead {
  const found: Collected = {
    countries: new Set(),
    only: new Set(),
    excluded: new Set(),
    near: [],
    evidence: [],
  }
  const listed = withListedStates(parts)
  for (const [index, whole] of listed.entries()) {
    if (!/\bstates$/.test(whole.headWords) && !(maySpeakOf(whole, 'residence') && CUE.test(whole.lower)))
      continue
    const part = { ...whole, text: whole.text.slice(0, LONGEST), lower: whole.lower.slice(0, LONGEST) }
    if ((part.head === 'wish' && !SAYS_SO.test(part.lower)) || readForms(part, found)) continue
    if (readStates(part, listed[index - 1], found)) continue
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
    evidence: found.evidence,
  }
}
