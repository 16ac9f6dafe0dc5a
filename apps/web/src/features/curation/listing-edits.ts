import type { CuratedListing } from '@lilypad/contracts'
import { type Category, childAudiences, type TravelLevel } from '@lilypad/domain'
import type { Edits } from '@/api/admin/curation.ts'

/** The form as it is filled in: ids of audiences, parents among them; the salary as it is typed. */
export type ListingForm = {
  category: Category
  audience: string[]
  travel: TravelLevel
  salary: string
  featured: boolean
}
export type ListingFaults = Partial<Record<keyof ListingForm, string>>

export const formOf = ({
  category,
  audience,
  travel,
  salary_max,
  featured,
}: CuratedListing): ListingForm => ({
  category,
  audience: [...audience],
  travel,
  salary: salary_max === null ? '' : `${salary_max}`,
  featured,
})

/** Typed dollars: '$86,000' is 86000. Null for an empty text, undefined for an invalid amount. */
export const dollarsOf = (text: string): number | null | undefined => {
  const digits = text.replace(/[\s$,]/g, '')
  if (digits === '') return null
  const dollars = Number(digits)
  return Number.isFinite(dollars) && dollars > 0 && dollars <= 10_000_000 ? dollars : undefined
}

export const faultsOf = ({ audience, salary }: ListingForm): ListingFaults => ({
  ...(childAudiences(audience).length === 0 && { audience: 'A job needs at least one audience.' }),
  ...(dollarsOf(salary) === undefined && { salary: 'Please give dollars a year, such as 86000.' }),
})

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** An empty salary is returned to the rules. */
const salaryEdit = (job: CuratedListing, salary: string): Pick<Edits, 'salary_max'> => {
  const dollars = dollarsOf(salary)
  if (dollars === null) return job.edited.includes('salary_max') ? { salary_max: null } : {}
  return dollars === undefined || dollars === job.salary_max ? {} : { salary_max: dollars }
}

/** Only the fields that the form changes: the others stay with the rules. */
export const editsOf = (job: CuratedListing, form: ListingForm): Edits => {
  const audience = childAudiences(form.audience)
  return {
    ...(form.category !== job.category && { category: form.category }),
    ...(!isSame(audience, job.audience) && { audience }),
    ...(form.travel !== job.travel && { travel: form.travel }),
    ...salaryEdit(job, form.salary),
    ...(form.featured !== job.featured && { featured: form.featured }),
  }
}
