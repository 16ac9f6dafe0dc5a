import {
  type AnyFilter,
  AUDIENCE_GROUPS,
  type ChoiceFilter,
  FILTER_NAMES,
  FILTERS,
  filterNamed,
  type JobFilter,
  readSavedFields,
} from '@lilypad/domain'
import * as z from 'zod/mini'
import { day } from '../records/values.ts'

const LONGEST_TEXT = 200
const MOST_CHOICES = 100

const oneOf = (values: readonly string[]) => z.enum(values as [string, ...string[]])
const listOf = (option: z.ZodMiniType<string>) => z.array(option).check(z.maxLength(MOST_CHOICES))

/** Any text is an option of a filter that keeps what it does not know. */
const isOpen = ({ read }: ChoiceFilter) => (read(['?']) as readonly unknown[]).length > 0

const optionOf = (filter: ChoiceFilter) =>
  isOpen(filter) ? z.string().check(z.minLength(1), z.maxLength(LONGEST_TEXT)) : oneOf(filter.options([]))

const groupsOf = ({ options }: ChoiceFilter) =>
  oneOf([...new Set([...AUDIENCE_GROUPS.map(({ id }) => id), ...options([])])])

/** A filter's own value, as one may choose it. */
const schemaOf = (filter: AnyFilter): z.ZodMiniType => {
  switch (filter.kind) {
    case 'text':
      return z.string().check(z.maxLength(LONGEST_TEXT))
    case 'flag':
      return z.boolean()
    case 'salary':
      return z.number().check(z.nonnegative())
    case 'day':
      return day
    case 'one':
      return oneOf(filter.options.map(({ value }) => value))
    case 'choices':
      return listOf(optionOf(filter))
    case 'groups':
      return listOf(groupsOf(filter))
  }
}

const AUDIENCES = AUDIENCE_GROUPS.flatMap((group) => [group, ...(group.children ?? [])])
  .map(({ id, itemName }) => `${id} ${itemName}`)
  .join(', ')

const WORDS: Record<AnyFilter['kind'], string> = {
  text: 'Found in title, company, category, type, audience and places, in any case.',
  flag: '',
  salary: 'Dollars a year; jobs without a stated maximum are left out.',
  day: 'A day, YYYY-MM-DD.',
  one: '',
  choices: 'Jobs of any of these.',
  groups: `Jobs of any of these: ${AUDIENCES}.`,
}

const fieldOf = (filter: AnyFilter) =>
  z.optional(schemaOf(filter).check(z.describe(`${filter.label}. ${WORDS[filter.kind]}`.trim())))

/** A field for each filter of the dashboard, by the name that it has in an address. */
const filterFields = Object.fromEntries(
  Object.values<AnyFilter>(FILTERS).map((filter) => [filter.queryName, fieldOf(filter)]),
)

/** An object of these fields and those of the filters. Its type names no filter, since none is named here. */
export const withFilters = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject({ ...filterFields, ...shape }) as unknown as z.ZodMiniObject<
    Shape,
    z.core.$catchall<z.ZodMiniUnknown>
  >

/** The filter that these fields choose. */
export const filterOfFields = (fields: Readonly<Record<string, unknown>>): JobFilter =>
  readSavedFields(
    Object.fromEntries(
      FILTER_NAMES.map(filterNamed).map(({ savedName, queryName }) => [savedName, fields[queryName]]),
    ),
  ).filter

/** The fields that choose a filter. */
export const fieldsOfFilter = (filter: JobFilter): Record<string, unknown> =>
  Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const { queryName, toQuery } = filterNamed(name)
      return toQuery(filter[name]).length > 0 ? [[queryName, filter[name]]] : []
    }),
  )
