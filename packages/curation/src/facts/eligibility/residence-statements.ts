import { openPatterns, type Pattern } from '../../patterns/pattern.ts'
import { isRequired, type Part } from '../posting-parts.ts'
import { clipped } from '../quote.ts'
import { NOWHERE, near, type Place, placeAfter, toPlace } from './residence-place.ts'

const { everyByRow, finds, matchIn } = openPatterns('residence')

export const nothingCollected = () => ({
  countries: new Set<string>(),
  only: new Set<string>(),
  excluded: new Set<string>(),
  near: [] as string[],
  evidence: [] as string[],
})
export type Collected = ReturnType<typeof nothingCollected>

const isNowhere = ({ near, countries }: Place) => near === null && countries.length === 0

export function add(evidence: string, place: Place, found: Collected): void {
  if (isNowhere(place)) return
  for (const code of place.states) found.only.add(code)
  for (const code of place.countries) found.countries.add(code)
  if (place.near !== null) found.near.push(place.near)
  found.evidence.push(evidence)
}

// 'Based in Denver' as a qualification, 'Relocation to Denver is required'.
const isItem = (part: Part, begins: string) =>
  finds('begins item', begins) &&
  part.text.length < SHORT_ITEM &&
  !/\b(?:we|our|is an?|not)\b/.test(part.lower) &&
  (/\brequired\b/.test(part.lower) || (!begins.startsWith('relocation') && isRequired(part)))
const SHORT_ITEM = 75

// 'Must be able to commute to Salem'; as a qualification also 'Willing to relocate to Salem'.
const isAskedToMove = (part: Part, from: number, to: number) =>
  finds('asked move', part.lower.slice(Math.max(0, from - 50), from)) ||
  /^.{0,12}\brequired\b/.test(part.lower.slice(to)) ||
  (isRequired(part) && finds('able to move', part.lower))

/** Reads what verbs of living, a distance or the US as a base say of where one must live. */
export function readResidenceStatements(part: Part, found: Collected): void {
  const { lower, text } = part
  const distance = lower.includes('within') ? matchIn('distance', text) : null
  if (distance !== null) {
    const words = (distance[1] ?? '').trim()
    const to = distance.index + distance[0].length - words.length
    if (
      !finds('not residence', lower.slice(Math.max(0, to - 100), to)) &&
      !finds('no distance', words) &&
      (finds('capitals', words) || finds('site', words))
    ) {
      add(text, near(words), found)
      return
    }
  }
  if (!/salary|pay\b|compensation/.test(lower) && finds('in us', lower))
    add(text, { ...NOWHERE, countries: ['US'] }, found)
  if (!finds('lives', lower)) return
  for (const { pattern, match } of everyByRow('lives', lower))
    if (readsPlace(part, pattern, match, found)) return
}

/** Whether the words say, without more, that the person of this job lives there. */
function isFirm(part: Part, rule: Pattern, words: string, before: string, place: Place): boolean {
  if (
    rule.tag === 'if it is asked' ||
    finds('demands', words) ||
    finds('demands', before) ||
    isItem(part, words)
  )
    return true
  const isFrom = part.lower.includes(`${words.trimEnd()} from`)
  const isAbroad = place.near === null && !place.countries.includes('US')
  const isAtLarge = place.near !== null && finds('at large', place.near) && !isFrom
  if (rule.tag === 'of a country') return isAbroad
  if (rule.tag === 'of a large area') return isAbroad || isAtLarge
  if (rule.tag === 'in an item') return part.head !== 'company' && !part.text.endsWith('!')
  return rule.tag === 'always'
}

// What a cut left over: 'based in Ohio' of 'students based in Ohio'.
export const isLeftOver = (part: Part) => finds('left over', part.text) && !isRequired(part)

function readsPlace(part: Part, rule: Pattern, match: RegExpExecArray, found: Collected): boolean {
  const { lower, text } = part
  const [words] = match
  // 'live (or be willing to relocate) within an hour of Salem'
  const aside = /^ ?\([^()]{0,60}\)/.exec(text.slice(match.index + words.length))?.[0] ?? ''
  const from = match.index + words.length + aside.length
  const before = lower.slice(Math.max(0, match.index - 50), match.index)
  const around = (before + lower.slice(match.index, from + 60)).replace(/\([^()]*\)/g, ' ')
  const place = toPlace(placeAfter(text, from))
  if (finds('not residence', around) || isNowhere(place) || finds('not before', before)) return false
  if (/\bideal/.test(lower.slice(0, match.index)) && !/\bmust\b/.test(words)) return false
  const to = from + place.words.length
  if (rule.tag === 'if it is asked' && !isAskedToMove(part, match.index, to)) return false
  const isLarge = place.near === null && place.countries.includes('US') && !isLeftOver(part)
  if (!isLarge && !isFirm(part, rule, words, before, place)) return false
  add(clipped(text, match.index, to), place, found)
  return true
}
