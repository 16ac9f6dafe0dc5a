import type { Degree, Requirements } from '@lilypad/domain'
import { largest, smallest } from '../../min-max.ts'
import { openPatterns } from '../../patterns/pattern.ts'
import { isRequired, type Part, type Said } from '../posting-parts.ts'
import { clipped } from '../quote.ts'
import { maySpeakOf } from '../stem-prefilter.ts'
import { highestOf, lowestOf, toRank } from '../words/degrees.ts'
import { type Statement, toStatement } from '../words/statements.ts'
import { followsOr, type WayIn, waysIn } from './alternatives.ts'
import { type Asked, findAskedQualifications } from './asked-qualifications.ts'
import { isReplaceable, isStandIn } from './or-equivalent.ts'

const { finds, firstIn } = openPatterns('requirements')

const STANDS_IN = /equiv|combination|lieu|substit/

type Demand = {
  degree: Degree | null
  /** A degree of no named level: 'the degree'. */
  isUnnamed: boolean
  years: number | null
  /** The years only stand for the degree: 'BA or 5 years'. */
  isInstead: boolean
  isReplaced: boolean
  isPair: boolean
  isAlternative: boolean
}

// Years alone, or with no more than high school.
const isYearsAlone = ({ levels, years }: WayIn) =>
  years.length > 0 && levels.every((level) => level === 'high school')
const isHigh = ({ levels }: WayIn) => levels.some((level) => level !== 'high school')

/** Whether years may stand for a degree: 'BA or 5 years', '5 years or a BA', 'BA and 2 years, or high school and 6 years'. */
const mayReplace = ([first, ...others]: readonly WayIn[]) =>
  first?.levels.length === 0
    ? others.some((way) => isHigh(way) && way.years.length === 0)
    : others.some(isYearsAlone) && [first, ...others].some((way) => way !== undefined && isHigh(way))

/** What a statement demands: the least of its ways in. */
function toDemand(statement: Statement, { askings }: Asked): Demand {
  const inOrder = askings.toSorted((one, other) => one.from - other.from)
  const demanded = inOrder.filter(({ isWished }) => !isWished)
  const ways = waysIn(statement, demanded)
  const isReplaced = mayReplace(ways)
  // '5 years, or a degree and 2 years': no degree is needed.
  const isOptional = ways.length > 1 && ways[0]?.levels.length === 0 && !isReplaced
  const asking = isOptional ? [] : ways.filter((way) => !(isReplaced && isYearsAlone(way)))
  return {
    degree: lowestOf(asking.flatMap(({ levels }) => levels)),
    isUnnamed: demanded.every(
      ({ from, levels: { length } }) =>
        length === 0 || (length === 1 && statement.list[from]?.word === 'degree'),
    ),
    years: smallest(ways.map((way) => largest(way.years)).filter((years) => years !== null)),
    isInstead: isReplaced && ways[0]?.years.length === 0,
    isReplaced: isReplaced || mayReplace(waysIn(statement, inOrder)),
    isPair: ways.some((way) => way.levels.length > 0 && way.years.length > 0),
    isAlternative: demanded[0] !== undefined && followsOr(statement, demanded[0].from),
  }
}

/** A demanded degree; firm where the text says so or a heading of demands stands above. */
type Demanded = { level: Degree; isFirm: boolean; isUnnamed: boolean }

const nothingFound = () => ({
  degrees: [] as Demanded[],
  years: [] as number[],
  /** Years of a way in beside one that asks none: they count if nothing else asks any. */
  optional: [] as number[],
  wished: [] as Degree[],
  classroom: [] as number[],
  isReplaced: false,
  /** Statements that let experience stand for a degree named elsewhere. */
  standIns: [] as string[],
  evidence: [] as string[],
  /** The last demand, and whether the statement right before named a degree or ended with 'or'. */
  before: null as Demand | null,
  hadDegree: false,
  endedWithOr: false,
  /** Whether the list being read holds ways in, and the heading above it. */
  isOneOf: false,
  headWords: '',
})
type Found = ReturnType<typeof nothingFound>

/** Adds what a statement demands; `opens`: as another way in than the one before. */
function addDemand(found: Found, demand: Demand, opens: boolean, isFirm: boolean): void {
  const { before, degrees, years } = found
  const isWay = before !== null && (opens || (before.isPair && demand.isPair))
  // '5 years; or a degree and 3 years': no degree is needed.
  const isOptional = opens && before?.degree === null && demand.years !== null
  if (demand.degree !== null && !isOptional) {
    const last = isWay ? degrees.pop() : undefined
    const level = lowestOf(last === undefined ? [demand.degree] : [last.level, demand.degree])
    degrees.push({
      level: level ?? demand.degree,
      isFirm: isFirm || last?.isFirm === true,
      isUnnamed: demand.isUnnamed && last?.isUnnamed !== false,
    })
  }
  if (demand.years !== null) {
    const isOther = isWay && (demand.degree !== null || opens)
    const last = isOther && before.years !== null ? years.pop() : undefined
    const isOptional = demand.isInstead || (isOther && last === undefined && before.degree !== null)
    if (isOptional) found.optional.push(demand.years)
    else years.push(Math.min(last ?? demand.years, demand.years))
    // 'BA and 2 years', then 'High school and 6 years': experience stands for the degree.
    const isLow = demand.degree === null ? opens : demand.degree === 'high school' && demand.isPair
    if (isWay && isLow && before.degree !== null && before.degree !== 'high school') found.isReplaced = true
  }
  if (demand.degree !== null || demand.years !== null) found.before = demand
}

const isFirm = (part: Part) => isRequired(part) || /\b(?:required|must|minimum)\b/.test(part.lower)

/** What stands around the words that the first row of a table finds. */
function findQuote({ text, lower }: Part, table: 'no degree' | 'no experience'): string | null {
  const at = firstIn(table, lower)?.match.index
  return at === undefined ? null : clipped(text, at, at)
}

// Askings farther apart are quoted each on its own.
const FAR = 150

function toQuotes({ part, list }: Statement, { askings }: Asked): string[] {
  const spans: { from: number; to: number }[] = []
  for (const asking of askings.toSorted((one, other) => one.from - other.from)) {
    if (asking.levels.length === 0 && asking.isWished) continue
    const [from, to] = [list[asking.from]?.from ?? 0, list[asking.to - 1]?.to ?? 0]
    const last = spans.at(-1)
    if (last !== undefined && from - last.to < FAR) last.to = Math.max(last.to, to)
    else spans.push({ from, to })
  }
  return spans.map(({ from, to }) => clipped(part.text, from, to))
}

function addStatement(found: Found, part: Part): void {
  const statement = toStatement(part)
  const asked = findAskedQualifications(statement)
  const demand = toDemand(statement, asked)
  const opensList = found.endedWithOr || finds('opens way', part.lower)
  const opensTrack = (found.isOneOf && found.before !== null) || finds('next track', part.lower)
  const isOther = opensList && demand.degree !== null && demand.years === null
  found.isReplaced ||= isOther && found.before?.degree === null
  addDemand(found, demand, opensList || opensTrack || demand.isAlternative, isFirm(part))
  if (asked.namesDegree) found.isReplaced ||= demand.isReplaced || isReplaceable(statement)
  else if (isStandIn(statement, opensList && found.hadDegree)) {
    found.isReplaced ||= opensList && found.hadDegree
    const at = part.lower.search(STANDS_IN)
    found.standIns.push(at < 0 ? part.text : clipped(part.text, at, at))
  }
  found.hadDegree = asked.namesDegree
  found.classroom.push(...asked.classroom)
  // A degree that is 'required' among wishes is wished, if another is demanded.
  for (const { levels, isWished } of asked.askings) {
    const least = lowestOf(levels)
    if (least !== null && (isWished || part.head === 'wish')) found.wished.push(least)
  }
  found.evidence.push(...toQuotes(statement, asked))
}

function beginList(found: Found, headWords: string, introduction: string): void {
  found.headWords = headWords
  found.isOneOf = finds('one of', introduction.slice(-60))
  if (found.isOneOf) found.before = null
}

/**
 * The degree that is demanded. Where several differ, one is of another way in or a wish whose heading is lost: the least
 * of the firm ones stands.
 */
function findRequiredDegree(degrees: readonly Demanded[]): Degree | null {
  const least = (list: readonly Demanded[]) =>
    lowestOf(list.map(({ level }) => level).filter((level) => toRank(level) >= toRank('associate')))
  // 'A Master's is required. The degree should be in physics.'
  const named = degrees.filter(({ isUnnamed }) => !isUnnamed)
  return (
    least(named.filter((degree) => degree.isFirm)) ??
    least(named) ??
    least(degrees) ??
    highestOf(degrees.map(({ level }) => level))
  )
}

const MATTERS = ['degree', 'years', 'replace'] as const

export function readRequirements(parts: readonly Part[]): Said<Requirements> {
  const found = nothingFound()
  let noDegree: string | null = null
  let noExperience: string | null = null
  for (const part of parts) {
    const mayDeny = noExperience === null && part.head !== 'wish' && maySpeakOf(part, 'experience')
    if (mayDeny) noExperience = findQuote(part, 'no experience')
    if (noDegree === null && maySpeakOf(part, 'degree')) noDegree = findQuote(part, 'no degree')
    if (part.headWords !== found.headWords) beginList(found, part.headWords, part.headWords)
    if (MATTERS.some((matter) => maySpeakOf(part, matter)) || /^or\b/.test(part.lower))
      addStatement(found, part)
    if (finds('one of', part.lower.slice(-60))) beginList(found, part.headWords, part.lower)
    found.endedWithOr = /\bor\W*$/.test(part.lower.slice(-12))
  }
  const { degrees, wished, evidence } = found
  const required = findRequiredDegree(degrees)
  const preferred = lowestOf(wished.filter((level) => required === null || toRank(level) > toRank(required)))
  const isHigher = [required, ...wished].some((level) => level !== null && level !== 'high school')
  if (isHigher) evidence.push(...found.standIns)
  const isReplaced = found.isReplaced || (isHigher && found.standIns.length > 0)
  const years = largest(found.years) ?? smallest(found.optional)
  if (years === null && noExperience !== null) evidence.push(noExperience)
  if (required === null && noDegree !== null) evidence.push(noDegree)
  return {
    value: {
      education_required: required ?? (noDegree === null ? null : 'none'),
      education_preferred: preferred,
      or_equivalent_experience: isReplaced && (required !== null || preferred !== null),
      experience_years_min: years ?? (noExperience === null ? null : 0),
      classroom_years_min: largest(found.classroom),
    },
    evidence,
  }
}
