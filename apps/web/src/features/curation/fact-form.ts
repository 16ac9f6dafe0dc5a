import {
  COUNTRY_CODES,
  DEGREES,
  type FactName,
  isCalendarDay,
  LICENCE_KINDS,
  NOTHING_STATED,
  type PostingFacts,
  STATE_CODES,
  TERMS,
} from '@lilypad/domain'
import type { Edits } from '@/api/admin/curation.ts'

/** One of a list, which may say that nothing is stated. */
type Choice = { kind: 'choice'; options: readonly string[] }
/** Codes, separated by commas or spaces. */
type Codes = { kind: 'codes'; isCode: (text: string) => boolean; example: string; wholeText?: string }
type Plain = { kind: 'text' | 'number' | 'tick' | 'day' }

/** How one field of a fact is corrected: its name in the fact, what the form calls it, and what may be entered. */
export type FactField = { name: string; label: string } & (Choice | Codes | Plain)

const states = {
  kind: 'codes',
  isCode: (code: string) => STATE_CODES.includes(code),
  example: 'TX, CA',
} as const
const ZONE = /^(?:[ECMP]T|UTC[+-]\d{1,2}\.\.UTC[+-]\d{1,2})$/

export const FACT_FIELDS: Record<FactName, readonly FactField[]> = {
  eligibility: [
    { name: 'states_only', label: 'Only in these states', ...states },
    { name: 'states_excluded', label: 'Not in these states', ...states },
    {
      name: 'countries',
      label: 'Countries',
      kind: 'codes',
      isCode: (code) => COUNTRY_CODES.includes(code),
      example: 'US, CA',
    },
    {
      name: 'time_zones',
      label: 'Time zones',
      kind: 'codes',
      isCode: (code) => ZONE.test(code),
      example: 'ET, CT',
    },
    { name: 'must_live_near', label: 'In or near', kind: 'text' },
    { name: 'sponsorship', label: 'Visa sponsorship', kind: 'choice', options: ['yes', 'no'] },
    { name: 'authorization_required', label: 'Permission to work is required', kind: 'tick' },
  ],
  licence: [
    { name: 'need', label: 'Licence', kind: 'choice', options: ['required', 'preferred'] },
    { name: 'kind', label: 'Kind of licence', kind: 'choice', options: LICENCE_KINDS },
    { name: 'states', label: 'Licence of', ...states, wholeText: 'any state' },
    { name: 'subject', label: 'Subject or grades', kind: 'text' },
  ],
  requirements: [
    { name: 'education_required', label: 'Degree required', kind: 'choice', options: DEGREES },
    { name: 'education_preferred', label: 'Degree preferred', kind: 'choice', options: DEGREES },
    { name: 'or_equivalent_experience', label: 'Experience may replace the degree', kind: 'tick' },
    { name: 'experience_years_min', label: 'Years of experience', kind: 'number' },
    { name: 'classroom_years_min', label: 'Years of teaching', kind: 'number' },
  ],
  calendar: [
    { name: 'term', label: 'Term', kind: 'choice', options: TERMS },
    { name: 'start', label: 'Start', kind: 'text' },
    { name: 'deadline', label: 'Apply by', kind: 'day' },
    { name: 'hours_per_week', label: 'Hours a week', kind: 'number' },
  ],
}

type FactValue = string | number | boolean | readonly string[] | null

/** A fact as it is typed: ticks as they are, everything else as text; empty where nothing is stated. */
export type FactForm = Readonly<Record<string, string | boolean>>
export type FactFaults = Readonly<Record<string, string>>

function typed({ kind }: FactField, value: FactValue | undefined, blank: FactValue | undefined) {
  if (kind === 'tick') return value === true
  if (value === null || value === undefined || value === blank) return ''
  return Array.isArray(value) ? value.join(', ') : String(value)
}

const toFields = (facts: PostingFacts, name: FactName) => facts[name] as Record<string, FactValue>

export function toFactForm(facts: PostingFacts, name: FactName): FactForm {
  const [fact, blank] = [toFields(facts, name), toFields(NOTHING_STATED, name)]
  return Object.fromEntries(
    FACT_FIELDS[name].map((field) => [field.name, typed(field, fact[field.name], blank[field.name])]),
  )
}

const codesIn = (text: string) => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]

const MOST = { years: 60, hours: 168 }
const isCount = (text: string, most: number) => /^\d{1,3}(?:\.\d+)?$/.test(text) && Number(text) <= most

function faultIn(field: FactField, text: string): string | null {
  if (text === '') return null
  if (field.kind === 'codes') {
    if (text.toLowerCase() === field.wholeText) return null
    const wrong = codesIn(text).find((code) => !field.isCode(code))
    return wrong === undefined
      ? null
      : `${wrong} is not one of them. Please write them like ${field.example}.`
  }
  if (field.kind === 'day') return isCalendarDay(text) ? null : 'Please give a day, such as 2026-08-31.'
  const most = field.name === 'hours_per_week' ? MOST.hours : MOST.years
  return field.kind === 'number' && !isCount(text, most) ? `Please give a number from 0 to ${most}.` : null
}

const findText = (form: FactForm, { name }: FactField) => String(form[name] ?? '').trim()

export const findFieldFaults = (name: FactName, form: FactForm): FactFaults =>
  Object.fromEntries(
    FACT_FIELDS[name].flatMap((field) => {
      const fault = field.kind === 'tick' ? null : faultIn(field, findText(form, field))
      return fault === null ? [] : [[field.name, fault]]
    }),
  )

function readField(field: FactField, form: FactForm, blank: FactValue | undefined): FactValue {
  const text = findText(form, field)
  if (field.kind === 'tick') return form[field.name] === true || (blank ?? null)
  if (text === '') return blank ?? null
  if (field.kind === 'number') return Number(text)
  if (field.kind !== 'codes') return text
  return text.toLowerCase() === field.wholeText ? text.toLowerCase() : codesIn(text)
}

/** A fact as the form says it. Its fields and their kinds are those of the fact: a test compares them. */
export function readFact<Name extends FactName>(name: Name, form: FactForm): NonNullable<Edits[Name]> {
  const blank = toFields(NOTHING_STATED, name)
  const values = FACT_FIELDS[name].map((field) => [field.name, readField(field, form, blank[field.name])])
  return Object.fromEntries(values) as NonNullable<Edits[Name]>
}

/** The facts that the form changes: the others stay with the rules. */
export function toFactEdits(facts: PostingFacts, forms: Record<FactName, FactForm>): Edits {
  const names = Object.keys(forms) as FactName[]
  const toText = (name: FactName, form: FactForm) => JSON.stringify(readFact(name, form))
  const changed = names.filter((name) => toText(name, forms[name]) !== toText(name, toFactForm(facts, name)))
  return Object.fromEntries(changed.map((name) => [name, readFact(name, forms[name])]))
}
