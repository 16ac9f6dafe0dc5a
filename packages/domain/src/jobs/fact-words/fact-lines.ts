import { formatDay, isCalendarDay } from '../../days.ts'
import { placeKind } from '../../places/place-names.ts'
import { stateName } from '../../places/us-states.ts'
import type {
  Calendar,
  Degree,
  Eligibility,
  FactName,
  Licence,
  LicenceKind,
  Requirements,
  Term,
} from '../../postings/facts.ts'
import type { PostingFacts, WithEvidence } from '../../postings/posting-facts.ts'
import { findResidence, type Residence } from '../residence.ts'

export const NOT_STATED = 'Not stated'
/** What stands in for the words of the posting where its place says it. */
export const BY_PLACE = 'By the place on its job board'

export type FactLine = {
  fact: FactName
  topic: string
  /** What is stated, a line each; where nothing is, the sentence that may state it, else `Not stated`, alone. */
  texts: readonly string[]
  /** What the posting leaves open of a fact, also of one of which it states a part. */
  unstated: readonly string[]
  isStated: boolean
  evidence: readonly string[]
  isByPlace?: boolean
}

type Saying = { matter: string; says: string | null }

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** 'California, Ohio, or Texas'. */
const joinWithOr = (names: readonly string[]): string => either.format(names)

/** Nothing stated is an answer of its own: an empty list says no more than null. */
const stated = <Item>(items: readonly Item[] | null): readonly Item[] | null =>
  items === null || items.length === 0 ? null : items

type Said = {
  sayings: readonly Saying[]
  /** Matters named when they are left open. */
  open: readonly string[]
  evidence: readonly string[]
  /** The sentence told where no value is sure. */
  unsure?: string | null
}

function factLine(fact: FactName, topic: string, said: Said): FactLine {
  const { sayings, open, evidence, unsure = null } = said
  const texts = sayings.flatMap(({ says }) => (says === null ? [] : [says]))
  const isStated = texts.length > 0
  const isOpen = (matter: string) => sayings.every((one) => one.matter !== matter || one.says === null)
  return {
    fact,
    topic,
    texts: isStated ? texts : [unsure === null ? NOT_STATED : `In the posting’s words: “${unsure}”`],
    unstated: open.filter(isOpen),
    isStated,
    evidence,
  }
}

const WITH_ARTICLE =
  /^(?:United |Czech Republic|Netherlands|Philippines|Americas|Middle East|Caribbean|Nordics|Baltics|Balkans)/

function areaSaid(place: string) {
  const name = place.replace(/ \(country\)$/, '')
  return WITH_ARTICLE.test(name) ? `the ${name}` : name
}

const OUTSIDE = /^Outside /

/** States lie in the United States, which is not told beside them. */
function areasSaid({ places, excludedStates }: Residence) {
  const areas = (places ?? []).filter((place) => placeKind(place) !== 'state')
  const told = excludedStates.length > 0 ? areas.filter((place) => place !== 'United States') : areas
  const inside = stated(told.filter((place) => !OUTSIDE.test(place)))
  return inside ? `In ${joinWithOr(inside.map(areaSaid))}` : (told[0] ?? null)
}

const ZONES: Record<string, string> = { ET: 'Eastern', CT: 'Central', MT: 'Mountain', PT: 'Pacific' }

const zoneName = (zone: string) => ZONES[zone] ?? zone.replace('..', ' to ').replaceAll('UTC-', 'UTC−')

/** A place is told as written, which may begin with its own 'in' or 'near'. */
const nearSaid = (place: string) =>
  /^(?:in|near|within|around|close|local)\b/i.test(place)
    ? `${place.charAt(0).toUpperCase()}${place.slice(1)}`
    : `In or near ${place}`

const SPONSORSHIP = { yes: 'Visa sponsorship is possible', no: 'No visa sponsorship' }

function whereLine(residence: Residence, fact: Eligibility): FactLine {
  const only = stated((residence.places ?? []).filter((place) => placeKind(place) === 'state'))
  const excluded = only === null ? stated(residence.excludedStates) : null
  const zones = stated(fact.time_zones)
  const line = factLine('eligibility', 'Where you may live', {
    sayings: [
      { matter: 'where you may live', says: only && `${joinWithOr(only)} only` },
      { matter: 'where you may live', says: excluded && `Not in ${joinWithOr(excluded.map(stateName))}` },
      { matter: 'where you may live', says: areasSaid(residence) },
      { matter: 'where you may live', says: residence.near && nearSaid(residence.near) },
      { matter: 'time zone', says: zones && `Time zone: ${joinWithOr(zones.map(zoneName))}` },
      { matter: 'permission', says: fact.authorization_required && 'Permission to work is required' },
      { matter: 'permission', says: fact.sponsorship && SPONSORSHIP[fact.sponsorship] },
    ],
    unsure: residence.evidence[0] ?? null,
    open: ['where you may live'],
    evidence: residence.evidence,
  })
  return { ...line, isByPlace: residence.source === 'place' }
}

export const LICENCE_WORDS: Readonly<Record<LicenceKind, string>> = {
  teaching: 'Teaching licence',
  'school counselor': 'School counselor licence',
  SLP: 'Speech-language pathologist licence',
  'social work': 'Social work licence',
  'behavior analyst': 'Behavior analyst licence',
  administrator: 'School administrator licence',
  nursing: 'Nursing licence',
  other: 'Licence',
}

function ofStates(states: Licence['states']) {
  if (states === 'any state') return ' of any state'
  const named = stated(states)
  return named === null ? '' : ` of ${joinWithOr(named.map(stateName))}`
}

export function licenceLine({ need, kind, states, subject, evidence }: WithEvidence<Licence>): FactLine {
  const isStated = need !== 'none_stated'
  return factLine('licence', 'Licence', {
    sayings: [
      {
        matter: 'licence',
        says: isStated ? `${LICENCE_WORDS[kind ?? 'other']}${ofStates(states)}, ${need}` : null,
      },
      { matter: 'subject', says: isStated && subject ? `For ${subject}` : null },
    ],
    open: ['licence'],
    evidence,
  })
}

export const DEGREE_WORDS: Readonly<Record<Degree, string>> = {
  none: 'No degree or diploma',
  'high school': 'High school diploma',
  associate: 'Associate degree',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  doctorate: 'Doctorate',
}

const MONTHS = 12
/** Below this, halves of years are told in months: 18 months, but 3.5 years. */
const MONTHS_BELOW_YEARS = 2

function spanSaid(years: number) {
  const isWhole = Number.isInteger(years)
  const count = !isWhole && years < MONTHS_BELOW_YEARS ? Math.round(years * MONTHS) : years
  const unit = count === years ? 'year' : 'month'
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** '3+ years of experience in writing lessons.', where the sentence ends; a list or an alternative is not cut short. */
const OF_WHAT =
  /\b(\d+)(?:\+| ?[-–] ?\d+| to \d+)? years?[’']? (?:of )?experience ((?:in|with|as) [^.;:,()\d]{3,60})(?:[.;]|$)/giu
const OTHERWISE = /\b(?:degree|diploma|required|preferred|desired|equivalent|plus|years?)\b/iu

/** ' in writing lessons', if one sentence alone says of what; else nothing. */
function ofWhat(years: number, evidence: readonly string[]) {
  const said = evidence.flatMap((words) => [...words.matchAll(OF_WHAT)])
  const [count, field = ''] = said.length === 1 ? (said[0]?.slice(1) ?? []) : []
  return Number(count) !== years || OTHERWISE.test(field) ? '' : ` ${field.trim()}`
}

function experienceSaid(years: number | null, evidence: readonly string[]) {
  if (years === null) return null
  return years === 0
    ? 'No experience needed'
    : `At least ${spanSaid(years)} of experience${ofWhat(years, evidence)}`
}

const requiredSaid = (degree: Degree, replaceable: string) =>
  degree === 'none'
    ? `${DEGREE_WORDS[degree]} needed`
    : `${DEGREE_WORDS[degree]}${replaceable || ' required'}`

export function requirementsLine(fact: WithEvidence<Requirements>): FactLine {
  const { education_required: required, education_preferred: preferred, classroom_years_min: taught } = fact
  const replaceable = fact.or_equivalent_experience ? ' or equivalent experience' : ''
  const wished = preferred && `${DEGREE_WORDS[preferred]}${required ? '' : replaceable} preferred`
  return factLine('requirements', 'Degree and experience', {
    sayings: [
      { matter: 'degree', says: required && requiredSaid(required, replaceable) },
      { matter: 'degree', says: wished },
      { matter: 'experience', says: experienceSaid(fact.experience_years_min, fact.evidence) },
      { matter: 'experience', says: taught ? `At least ${spanSaid(taught)} of teaching` : null },
    ],
    open: ['degree', 'experience'],
    evidence: fact.evidence,
  })
}

const TERMS: Record<Term, string> = {
  '12-month': '12 months a year',
  '10-month': '9 to 11 months a year',
  'per course': 'By the course',
  'school year': 'For a school year',
  seasonal: 'For a season',
  'fixed term': 'For a fixed term',
}

const dayOrWords = (text: string) => (isCalendarDay(text) ? formatDay(text) : text.trim())

export function whenLine(fact: WithEvidence<Calendar>, applyBy: string | null): FactLine {
  const { term, start, deadline, hours_per_week: hours } = fact
  const lastDay = deadline ?? applyBy
  return factLine('calendar', 'When', {
    sayings: [
      { matter: 'term', says: term && TERMS[term] },
      { matter: 'start', says: start && `Start: ${dayOrWords(start)}` },
      { matter: 'deadline', says: lastDay && `Apply by ${dayOrWords(lastDay)}` },
      { matter: 'hours', says: hours === null ? null : `${hours} ${hours === 1 ? 'hour' : 'hours'} a week` },
    ],
    open: ['start', 'deadline', 'hours'],
    evidence: fact.evidence,
  })
}

export const FACTS_HEADING = 'For you'
export const FACTS_QUESTION = 'Can I take this job?'

/** By the text alone. */
const inText = ({ eligibility }: PostingFacts): Residence =>
  findResidence({ locations: [], reasons: {}, eligibility })

/** `applyBy` is the deadline that the employer's board gives beside the text, `residence` what its place says, too. */
export const factLines = (
  facts: PostingFacts,
  applyBy: string | null = null,
  residence: Residence = inText(facts),
): FactLine[] => [
  whereLine(residence, facts.eligibility),
  licenceLine(facts.licence),
  requirementsLine(facts.requirements),
  whenLine(facts.calendar, applyBy),
]

/** The lines that say something, and in one line what the posting leaves out: 'Not stated: pay, licence, start'. */
export function splitFacts(
  lines: readonly FactLine[],
  paysSaid: boolean,
): { told: FactLine[]; leftOut: string | null } {
  const unstated = [...(paysSaid ? [] : ['pay']), ...lines.flatMap((line) => line.unstated)]
  return {
    told: lines.filter(({ texts }) => texts[0] !== NOT_STATED),
    leftOut: unstated.length > 0 ? `${NOT_STATED}: ${unstated.join(', ')}` : null,
  }
}
