import type { AudienceId, Category, TravelLevel } from './job-values.ts'

/** What an admin may decide about a job; null gives a field back to the rules, a field that is left out stays. */
export type CurationEdits = {
  category?: Category | null | undefined
  audience?: AudienceId[] | null | undefined
  travel?: TravelLevel | null | undefined
  /** Dollars a year. */
  salaryMax?: number | null | undefined
  featured?: boolean | null | undefined
}
export type EditedField = keyof CurationEdits

/** Values of columns of a job that an admin set. */
export type Overrides = Record<string, unknown>

/** The columns that each field decides. What was read beside a value goes with it: it would speak of another one. */
const COLUMNS: Record<EditedField, (value: never) => Overrides> = {
  category: (category: Category) => ({ category }),
  audience: (audience: AudienceId[]) => ({ audience }),
  travel: (travel: TravelLevel) => ({ travel, travelDetails: null }),
  salaryMax: (salaryMax: number) => ({ salaryMax, salaryRange: printedMax(salaryMax) }),
  featured: (featured: boolean) => ({ featured }),
}
const FIELDS = Object.keys(COLUMNS) as EditedField[]

/** The largest salary as a listing prints it: 'Up to $90,000'. */
export const printedMax = (dollars: number): string => `Up to $${Math.round(dollars).toLocaleString('en-US')}`

const columnsOf = (field: EditedField, value: unknown): Overrides =>
  (COLUMNS[field] as (value: unknown) => Overrides)(value)

/**
 * What an admin has set of a job after these edits, by column; scrapes put it before what the rules say.
 *
 * @param before what was set before
 */
export const withEdits = (before: Overrides, edits: CurationEdits): Overrides => {
  const after = { ...before }
  for (const field of FIELDS) {
    const value = edits[field]
    if (value === undefined) continue
    if (value !== null) Object.assign(after, columnsOf(field, value))
    else for (const column of Object.keys(columnsOf(field, 0))) delete after[column]
  }
  return after
}

/** The fields that an admin set, by the columns that are overridden. */
export const editedFields = (overrides: Overrides): EditedField[] =>
  FIELDS.filter((field) => Object.hasOwn(overrides, field))

/** Whether a field is given back that the rules must read from the posting again; what is featured they need not. */
export const goesBackToRules = (edits: CurationEdits): boolean =>
  FIELDS.some((field) => field !== 'featured' && edits[field] === null)
