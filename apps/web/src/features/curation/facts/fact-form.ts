import { type FactName, isCalendarDay, NOTHING_STATED, type PostingFacts } from '@lilypad/domain'
import type { Edits } from '@/api/admin/curation.ts'
import { FACT_FIELDS, type FactField } from './fact-fields.ts'

type FactValue = string | number | boolean | readonly string[] | null

/** A fact as it is typed: ticks as they are, everything else as text; empty where nothing is stated. */
export type FactForm = Readonly<Record<string, string | boolean>>
/** What is wrong, by field. */
export type FactFaults = Readonly<Record<string, string>>

const typed = ({ kind }: FactField, value: FactValue | undefined, blank: FactValue | undefined) => {
  if (kind === 'tick') return value === true
  if (value === null || value === undefined || value === blank) return ''
  return Array.isArray(value) ? value.join(', ') : String(value)
}

const fieldsOf = (facts: PostingFacts, name: FactName) => facts[name] as Record<string, FactValue>

/** The form of a fact that is stored. */
export const factForm = (facts: PostingFacts, name: FactName): FactForm => {
  const [fact, blank] = [fieldsOf(facts, name), fieldsOf(NOTHING_STATED, name)]
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

const faultIn = (field: FactField, text: string): string | null => {
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

const textOf = (form: FactForm, { name }: FactField) => String(form[name] ?? '').trim()

/** What is wrong with a fact as it is typed. */
export const factFaults = (name: FactName, form: FactForm): FactFaults =>
  Object.fromEntries(
    FACT_FIELDS[name].flatMap((field) => {
      const fault = field.kind === 'tick' ? null : faultIn(field, textOf(form, field))
      return fault === null ? [] : [[field.name, fault]]
    }),
  )

const readField = (field: FactField, form: FactForm, blank: FactValue | undefined): FactValue => {
  const text = textOf(form, field)
  if (field.kind === 'tick') return form[field.name] === true || (blank ?? null)
  if (text === '') return blank ?? null
  if (field.kind === 'number') return Number(text)
  if (field.kind !== 'codes') return text
  return text.toLowerCase() === field.wholeText ? text.toLowerCase() : codesIn(text)
}

/** A fact as the form says it. Its fields and their kinds are those of the fact: a test compares them. */
export const factOf = <Name extends FactName>(name: Name, form: FactForm): NonNullable<Edits[Name]> => {
  const blank = fieldsOf(NOTHING_STATED, name)
  const values = FACT_FIELDS[name].map((field) => [field.name, readField(field, form, blank[field.name])])
  return Object.fromEntries(values) as NonNullable<Edits[Name]>
}

/** The facts that the form changes: the others stay with the rules. */
export const factEdits = (facts: PostingFacts, forms: Record<FactName, FactForm>): Edits => {
  const names = Object.keys(forms) as FactName[]
  const told = (name: FactName, form: FactForm) => JSON.stringify(factOf(name, form))
  const changed = names.filter((name) => told(name, forms[name]) !== told(name, factForm(facts, name)))
  return Object.fromEntries(changed.map((name) => [name, factOf(name, forms[name])]))
}
