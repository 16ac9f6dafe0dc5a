import type { CuratedListing } from '@lilypad/contracts'
import {
  type Category,
  childAudiences,
  FACT_NAMES,
  type FactName,
  type TravelLevel,
  type Workplace,
} from '@lilypad/domain'
import type { Edits } from '@/api/admin/curation.ts'
import { type FactFaults, type FactForm, findFieldFaults, toFactEdits, toFactForm } from './fact-form.ts'

type PerFact<Of> = Record<FactName, Of>
const perFact = <Of>(of: (name: FactName) => Of) =>
  Object.fromEntries(FACT_NAMES.map((name) => [name, of(name)])) as PerFact<Of>

/** The form as it is filled in: ids of audiences, parents among them; the salary as it is typed. */
export type ListingForm = {
  category: Category
  audience: string[]
  travel: TravelLevel
  workplace: Workplace | null
  salary: string
  featured: boolean
  facts: PerFact<FactForm>
}
/** What is wrong, by field; facts are there if something is wrong with one of them. */
export type ListingFaults = { audience?: string; salary?: string; facts?: PerFact<FactFaults> }

export const toForm = (job: CuratedListing): ListingForm => ({
  ...job,
  audience: [...job.audience],
  salary: job.salary_max === null ? '' : `${job.salary_max}`,
  facts: perFact((name) => toFactForm(job.facts, name)),
})

/** Typed dollars: '$86,000' is 86000. Null for an empty text, undefined for an invalid amount. */
export function readDollars(text: string): number | null | undefined {
  const digits = text.replace(/[\s$,]/g, '')
  if (digits === '') return null
  const dollars = Number(digits)
  return Number.isFinite(dollars) && dollars > 0 && dollars <= 10_000_000 ? dollars : undefined
}

function findFactFaults(forms: ListingForm['facts']): Pick<ListingFaults, 'facts'> {
  const facts = perFact((name) => findFieldFaults(name, forms[name]))
  return FACT_NAMES.some((name) => Object.keys(facts[name]).length > 0) ? { facts } : {}
}

export const findFaults = ({ audience, salary, facts }: ListingForm): ListingFaults => ({
  ...(childAudiences(audience).length === 0 && { audience: 'A job needs at least one audience.' }),
  ...(readDollars(salary) === undefined && { salary: 'Please give dollars a year, such as 86000.' }),
  ...findFactFaults(facts),
})

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** An empty salary is returned to the rules. */
function salaryEdit(job: CuratedListing, salary: string): Pick<Edits, 'salary_max'> {
  const dollars = readDollars(salary)
  if (dollars === null) return job.edited.includes('salary_max') ? { salary_max: null } : {}
  return dollars === undefined || dollars === job.salary_max ? {} : { salary_max: dollars }
}

/** Only the fields that the form changes: the others stay with the rules. */
export function toEdits(job: CuratedListing, form: ListingForm): Edits {
  const audience = childAudiences(form.audience)
  return {
    ...(form.category !== job.category && { category: form.category }),
    ...(!isSame(audience, job.audience) && { audience }),
    ...(form.travel !== job.travel && { travel: form.travel }),
    ...(form.workplace !== job.workplace && { workplace: form.workplace }),
    ...salaryEdit(job, form.salary),
    ...(form.featured !== job.featured && { featured: form.featured }),
    ...toFactEdits(job.facts, form.facts),
  }
}
