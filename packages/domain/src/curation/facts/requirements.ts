import { type Asking, followsOr, type WayIn, waysIn } from './alternatives.ts'
import { highestOf, lowestOf, rankOf } from './degrees.ts'
import { groupsOf, isAsked, isHeld } from './education.ts'
import { isExperience } from './experience.ts'
import type { Degree, Requirements } from './facts.ts'
import { forceOf } from './force.ts'
import { isReplaceable, isStandIn } from './or-equivalent.ts'
import type { Part } from './parts.ts'
import { clipped } from './quote.ts'
import { type Statement, statementOf, wordsBetween } from './statements.ts'
import { maySpeakOf } from './stems.ts'

/** What one statement asks. */
type Read = {
  askings: Asking[]
  /** Years of teaching that are demanded. */
  classroom: number[]
  namesDegree: boolean
}

function degreesAsked(statement: Statement, read: Read): void {
  const { list, part } = statement
  const groups = groupsOf(statement).filter((group) => isHeld(statement, group) && isAsked(statement, group))
  for (const [index, group] of groups.entries()) {
    const { from, to, levels } = group
    const next = groups[index + 1]?.from ?? list.length
    const previous = groups[index - 1]?.to ?? 0
    const force = group.isAside ? 'wish' : forceOf({ list, from, to, previous, next, head: part.head }, 'degree')
    read.namesDegree = true
    const hasYears = list.slice(previous, from).some(({ kind }) => kind === 'years')
    const isBeside = read.askings.length > 0 && !hasYears && /^with(?: an?)?$/.test(wordsBetween(statement, from - 2, from).replace(/^(?!with)\S+ /, ''))
    if (force === 'denied' || (force === 'demand' && isBeside)) continue
    read.askings.push({ from, to, levels, years: null, isWished: force === 'wish' })
  }
}

const TEACHES =
  /^['’]?\s?(?:minimum |of |or more |\+ ?|successful |full[- ]?time |prior |previous |proven |relevant |k-?12 |public school |recent |effective |verifiable |\w+ school |experience (?:in |as |of )?(?:an? )?)*(?:(?:k-?12 |urban )?(?:classroom )?teaching\b(?! (?:or|and\/or|and|assistant|fellow))|classroom\b|experience (?:teaching\b(?! or)|as an? (?:\w+ )?(?:classroom )?teacher)|as an? (?:\w+ )?teacher\b)/
const TEACHES_NOT =
  /teaching (?:or|and\/or|\/)|or teaching|teaching\/|\/teaching|teaching,|, teaching|yoga|fitness|coaching or/
const INSTEAD = /\bin lieu\b|\bsubstitut\w+|\beach year\b|\bas equivalent to\b|\byear[- ]for[- ]year\b|\bmay be considered\b/

function yearsAsked(statement: Statement, read: Read): void {
  const { list, part } = statement
  if (INSTEAD.test(part.lower)) return
  const at = [...list.keys()].filter((index) => list[index]?.kind === 'years' && isExperience(statement, index))
  for (const [index, from] of at.entries()) {
    const word = list[from]
    if (word?.years === undefined) continue
    const asked = { list, from, to: from + 1, previous: (at[index - 1] ?? -1) + 1, next: at[index + 1] ?? list.length, head: part.head }
    const force = forceOf(asked, 'years')
    if (force === 'denied') continue
    read.askings.push({ from, to: from + 1, levels: [], years: word.years, isWished: force === 'wish' })
    if (force === 'wish') continue
    const after = part.lower.slice(word.to, word.to + 120)
    if (TEACHES.test(after) && !TEACHES_NOT.test(after.slice(0, 60))) read.classroom.push(word.years)
  }
}

const NO_EXPERIENCE =
  /\bexperience (?:is )?(?:welcomed?|helpful|nice),? but (?:is )?not (?:required|necessary|needed)|\bno (?:prior |previous |sales |work |professional |relevant |specific |industry )*experience (?:is |in \w+ )?(?:necessary|required|needed)|\bexperience(?: and education| or education| in [\w ]{3,30})? (?:is |are )?not (?:required|necessary|needed|a must)|\bno experience\?|\bno (?:prior |previous )?experience\b(?=[.!;,]|$)/

const NO_DEGREE =
  /\bno (?:college |formal |specific )?(?:degree|diploma|education)s?(?: is)? (?:required|necessary|needed)\b|\b(?:candidates|applicants) (?:who do not have|without) an? (?:\w+ )?(?:degree|diploma)\b/

const OPENS_WAY = /^(?:or\b|(?:the )?(?:employer )?(?:will|also)(?: also)? accepts?\b|alternatively\b|in the alternative\b|(?:pathway|option|track) [a-d\d])/
const endsWithOr = (lower: string) => /\bor\W*$/.test(lower.slice(-12))

const smallest = (values: readonly number[]) => (values.length === 0 ? null : Math.min(...values))
const largest = (values: readonly number[]) => (values.length === 0 ? null : Math.max(...values))

type Demand = { degree: Degree | null; years: number | null; isReplaced: boolean; isPair: boolean; isAlternative: boolean }

// Years alone, or with no more than high school.
const isYearsAlone = ({ levels, years }: WayIn) =>
  years.length > 0 && levels.every((level) => level === 'high school')
const isHigh = ({ levels }: WayIn) => levels.some((level) => level !== 'high school')

/** Whether years may stand for a degree: 'BA or 5 years', 'BA and 2 years, or high school and 6 years'. */
const mayReplace = (ways: readonly WayIn[]) => ways.slice(1).some(isYearsAlone) && ways.some(isHigh)

/** What a statement demands: the least of its ways in. */
function demandOf(statement: Statement, { askings }: Read): Demand {
  const inOrder = askings.toSorted((one, other) => one.from - other.from)
  const demanded = inOrder.filter(({ isWished }) => !isWished)
  const ways = waysIn(statement, demanded)
  const isReplaced = mayReplace(ways)
  // '5 years, or a degree and 2 years': no degree is needed.
  const isOptional = ways.length > 1 && ways[0]?.levels.length === 0
  const asking = isOptional ? [] : ways.filter((way) => !(isReplaced && isYearsAlone(way)))
  return {
    degree: lowestOf(asking.flatMap(({ levels }) => levels)),
    years: smallest(ways.map((way) => largest(way.years)).filter((years) => years !== null)),
    isReplaced: isReplaced || mayReplace(waysIn(statement, inOrder)),
    isPair: ways.some((way) => way.levels.length > 0 && way.years.length > 0),
    isAlternative: demanded[0] !== undefined && followsOr(statement, demanded[0].from),
  }
}

export type RequirementsRead = { value: Requirements; evidence: string[] }

export function readRequirements(parts: readonly Part[]): RequirementsRead {
  const degrees: Degree[] = []
  const years: number[] = []
  const wished: Degree[] = []
  const optional: number[] = []
  const classroom: number[] = []
  const evidence: string[] = []
  const standIns: string[] = []
  let isReplaced = false
  let noDegree = false
  let none: string | null = null
  let wasWay = false
  let hadDegree = false
  let before: Demand | null = null
  for (const part of parts) {
    const isOpening: boolean = wasWay || OPENS_WAY.test(part.lower)
    wasWay = endsWithOr(part.lower)
    if (none === null && part.head !== 'wish' && maySpeakOf(part, 'experience') && NO_EXPERIENCE.test(part.lower)) none = part.text
    if (!maySpeakOf(part, 'degree') && !maySpeakOf(part, 'years') && !maySpeakOf(part, 'replace')) continue
    if (maySpeakOf(part, 'degree') && NO_DEGREE.test(part.lower)) noDegree = true
    const statement = statementOf(part)
    const read: Read = { askings: [], classroom: [], namesDegree: false }
    degreesAsked(statement, read)
    yearsAsked(statement, read)
    if (!read.namesDegree && maySpeakOf(part, 'replace') && isStandIn(statement)) {
      if (isOpening && hadDegree) isReplaced = true
      standIns.push(part.text)
    }
    hadDegree = read.namesDegree
    const demand = demandOf(statement, read)
    const opens = isOpening || demand.isAlternative
    const isWay = before !== null && (opens || (before.isPair && demand.isPair))
    // '5 years; or a degree and 3 years': no degree is needed.
    const isOptional = opens && before?.degree === null
    if (demand.degree !== null && !isOptional) {
      const last = isWay ? degrees.pop() : undefined
      degrees.push(lowestOf(last === undefined ? [demand.degree] : [last, demand.degree]) ?? demand.degree)
    }
    if (demand.years !== null) {
      const isOther = isWay && (demand.degree !== null || opens)
      const last = isOther && before?.years !== null ? years.pop() : undefined
      // The way in before asks no years: they count if nothing else asks any.
      if (isOther && last === undefined && before?.degree !== null) optional.push(demand.years)
      else years.push(Math.min(last ?? demand.years, demand.years))
    }
    for (const { levels, isWished } of read.askings) if (isWished) wished.push(...levels)
    classroom.push(...read.classroom)
    if (isWay && opens && before?.degree != null && demand.degree === null && demand.years !== null) isReplaced = true
    if (read.namesDegree) {
      if (demand.isReplaced || isReplaceable(statement)) isReplaced = true
    }
    const isStated = demand.degree !== null || demand.years !== null || read.askings.some(({ levels }) => levels.length > 0)
    const [first, last] = [read.askings[0], read.askings.at(-1)]
    if (isStated && first !== undefined && last !== undefined) evidence.push(clipped(part.text, statement.list[first.from]?.from ?? 0, statement.list[last.to - 1]?.to ?? 0))
    if (demand.degree !== null || demand.years !== null) before = demand
  }
  const required = highestOf(degrees)
  const preferred = lowestOf(wished.filter((level) => required === null || rankOf(level) > rankOf(required)))
  const isHigher = [...degrees, ...wished].some((level) => level !== 'high school')
  if (isHigher && standIns.length > 0) {
    isReplaced = true
    evidence.push(...standIns)
  }
  if (years.length === 0 && none !== null) evidence.push(none)
  return {
    value: {
      education_required: required ?? (noDegree ? 'none' : null),
      education_preferred: preferred,
      or_equivalent_experience: isReplaced && (required !== null || preferred !== null),
      experience_years_min: largest(years) ?? smallest(optional) ?? (none === null ? null : 0),
      classroom_years_min: largest(classroom),
    },
    evidence,
  }
}
