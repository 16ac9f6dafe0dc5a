import { printedMax } from './annual-pay.ts'
import type { Calendar, Eligibility, Licence, Requirements } from './facts.ts'
import type { AudienceId, Category, TravelLevel, Workplace } from './job-values.ts'
import { LISTED } from './listed-facts.ts'

/** What an admin may set on a job. Null returns a field to the rules; an omitted field stays. */
export type CurationEdits = {
  category?: Category | null | undefined
  audience?: AudienceId[] | null | undefined
  travel?: TravelLevel | null | undefined
  workplace?: Workplace | null | undefined
  salaryMax?: number | null | undefined
  featured?: boolean | null | undefined
  eligibility?: Eligibility | null | undefined
  licence?: Licence | null | undefined
  requirements?: Requirements | null | undefined
  calendar?: Calendar | null | undefined
}
export type EditedField = keyof CurationEdits

export type Overrides = Record<string, unknown>

/** A corrected fact rests on an admin's word, not on the posting's. */
const corrected = <Fact>(fact: Fact) => ({ ...fact, evidence: [] })

/** The values that each field sets. Details read together with a value are cleared: they describe the old value. */
const VALUES: Record<EditedField, (value: never) => Overrides> = {
  category: (category: Category) => ({ category }),
  audience: (audience: AudienceId[]) => ({ audience }),
  travel: (travel: TravelLevel) => ({ travel, travelDetails: null }),
  workplace: (workplace: Workplace) => ({ workplace }),
  salaryMax: (salaryMax: number) => ({ salaryMax, salaryRange: printedMax(salaryMax) }),
  featured: (featured: boolean) => ({ featured }),
  eligibility: (fact: Eligibility) => ({ eligibility: corrected(fact) }),
  licence: (fact: Licence) => ({ licence: corrected(fact), ...LISTED.licence(fact) }),
  requirements: (fact: Requirements) => ({ requirements: corrected(fact), ...LISTED.requirements(fact) }),
  calendar: (fact: Calendar) => ({ calendar: corrected(fact), ...LISTED.calendar(fact) }),
}

const COLUMNS: Record<EditedField, readonly string[]> = {
  category: ['category'],
  audience: ['audience'],
  travel: ['travel', 'travelDetails'],
  workplace: ['workplace'],
  salaryMax: ['salaryMax', 'salaryRange'],
  featured: ['featured'],
  eligibility: ['eligibility', 'eligibleStates'],
  licence: ['licence', 'licenceNeed'],
  requirements: ['requirements', 'degree'],
  calendar: ['calendar', 'deadline'],
}
const FIELDS = Object.keys(COLUMNS) as EditedField[]

/** By column; in scrapes they take precedence over the rules. */
export function withEdits(before: Overrides, edits: CurationEdits): Overrides {
  const after = { ...before }
  for (const field of FIELDS) {
    const value = edits[field]
    if (value === undefined) continue
    if (value === null) for (const column of COLUMNS[field]) delete after[column]
    else Object.assign(after, VALUES[field](value as never))
  }
  return after
}

export const editedFields = (overrides: Overrides): EditedField[] =>
  FIELDS.filter((field) => Object.hasOwn(overrides, field))

/** Whether an edit returns a field that the rules must read from the posting again, which is any but `featured`. */
export const goesBackToRules = (edits: CurationEdits): boolean =>
  FIELDS.some((field) => field !== 'featured' && edits[field] === null)
