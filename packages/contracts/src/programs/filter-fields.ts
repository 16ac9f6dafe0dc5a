import {
  type AnyFilter,
  AUDIENCE_GROUPS,
  type ChoiceFilter,
  FILTER_NAMES,
  FILTERS,
  filterNamed,
  type JobFilter,
  MAX_SEARCH_LENGTH,
  readSavedFields,
} from '@lilypad/domain'
import * as z from 'zod/mini'
import { day } from '../records/values.ts'

const MAX_OPTION_LENGTH = 200
const MAX_CHOICES = 100

const toOne = (values: readonly string[]) => z.enum(values as [string, ...string[]])
const toList = (option: z.ZodMiniType<string>, hasLimits: boolean) =>
  hasLimits ? z.array(option).check(z.maxLength(MAX_CHOICES)) : z.array(option)

/** Any text is an option of a filter that keeps what it does not know. */
const isOpen = ({ read }: ChoiceFilter) => (read(['?']) as readonly unknown[]).length > 0

function toOption(filter: ChoiceFilter, hasLimits: boolean) {
  if (!isOpen(filter)) return toOne(filter.options([]))
  return hasLimits ? z.string().check(z.minLength(1), z.maxLength(MAX_OPTION_LENGTH)) : z.string()
}

const toGroups = ({ options }: ChoiceFilter) =>
  toOne([...new Set([...AUDIENCE_GROUPS.map(({ id }) => id), ...options([])])])

/** A filter's own value, as one may choose it; without limits, as it may have been saved. */
function toSchema(filter: AnyFilter, hasLimits: boolean): z.ZodMiniType {
  switch (filter.kind) {
    case 'text':
      return hasLimits ? z.string().check(z.maxLength(MAX_SEARCH_LENGTH)) : z.string()
    case 'flag':
      return z.boolean()
    case 'salary':
      return hasLimits ? z.number().check(z.nonnegative()) : z.number()
    case 'day':
      return day
    case 'one':
      return toOne(filter.options.map(({ value }) => value))
    case 'choices':
      return toList(toOption(filter, hasLimits), hasLimits)
    case 'groups':
      return toList(toGroups(filter), hasLimits)
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

const toField = (filter: AnyFilter, hasLimits: boolean) =>
  z.optional(toSchema(filter, hasLimits).check(z.describe(`${filter.label}. ${WORDS[filter.kind]}`.trim())))

/** A field for each filter of the dashboard, by the name that it has in an address. */
const filterFields = (hasLimits: boolean) =>
  Object.fromEntries(
    Object.values<AnyFilter>(FILTERS).map((filter) => [filter.queryName, toField(filter, hasLimits)]),
  )

/** Its type names no filter, since none is named here. */
type WithFilters<Shape extends z.core.$ZodShape> = z.ZodMiniObject<Shape, z.core.$catchall<z.ZodMiniUnknown>>

/** An object of these fields and those of the filters, for a request. */
export const withFilters = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject({ ...filterFields(true), ...shape }) as unknown as WithFilters<Shape>

/** The filters of a saved search, for a reply: what was saved may be longer than what a request may hold. */
export const savedFilters = z.strictObject(filterFields(false)) as unknown as WithFilters<
  Record<never, never>
>

export const filterOfFields = (fields: Readonly<Record<string, unknown>>): JobFilter =>
  readSavedFields(
    Object.fromEntries(
      FILTER_NAMES.map(filterNamed).map(({ savedName, queryName }) => [savedName, fields[queryName]]),
    ),
  ).filter

export const fieldsOfFilter = (filter: JobFilter): Record<string, unknown> =>
  Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const { queryName, toQuery } = filterNamed(name)
      return toQuery(filter[name]).length > 0 ? [[queryName, filter[name]]] : []
    }),
  )
