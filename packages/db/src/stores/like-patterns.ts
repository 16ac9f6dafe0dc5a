import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** A LIKE pattern that finds a text anywhere, with wildcards escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Whether one of some columns holds a text, ignoring the case of ASCII; every row for an empty one. */
export const anyHolds = (columns: readonly SQLWrapper[], search: string): SQL | undefined =>
  search === ''
    ? undefined
    : or(...columns.map((column) => sql`lower(${column}) like ${containing(search.toLowerCase())}`))

/** Addresses that differ in their final slash are alike. */
export const withoutSlash = (address: string): string => address.replace(/\/+$/, '')
