import { anyOf, composed, firstMatch, type Pattern } from '../../patterns/pattern.ts'
import type { Part } from '../parts.ts'
import { clipped } from '../quote.ts'
import { everyMatch } from '../words/every-match.ts'
import { ANY_LIVES, LIVES_ANYWHERE, type LivesPattern } from './lives.ts'
import { capitals, type Place, placeAfter, placeOf } from './place-to-live.ts'
import { US } from './residence-parts.ts'

/** What is found of where one may live, part by part. */
export type Collected = {
  countries: Set<string>
  only: Set<string>
  excluded: Set<string>
  near: string[]
  evidence: string[]
}

export const near = (words: string): Place => ({ kind: 'near', codes: [], words, withUs: false })

/** Adds a place that a part names. */
export function add(evidence: string, place: Place, found: Collected): void {
  if (place.kind === 'none') return
  if (place.withUs) found.countries.add('US')
  if (place.kind === 'states') for (const code of place.codes) found.only.add(code)
  if (place.kind === 'country' || place.kind === 'us')
    for (const code of place.codes) found.countries.add(code)
  if (place.kind === 'near') found.near.push(place.words)
  found.evidence.push(evidence)
}

/** Whether a part stands in a list of what is asked. */
export const isRequired = ({ head }: Part) => head === 'qualifications' || head === 'demand'

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

/** Reads what verbs of living, a distance or the US as a base say of where one must live. */
export function readLiving(part: Part, found: Collected): void {
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
export const isLeftOver = (part: Part) =>
  /^(?:based|located|living|residing)\b/.test(part.text) && !isRequired(part)

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
