import * as z from 'zod/mini'

/** PostgreSQL's largest integer; a larger amount of cents is no payment of ours. */
const MAX_AMOUNT = 2 ** 31 - 1
/** The end of the year 9999, in seconds. */
const MAX_SECONDS = 253_402_300_799

/** PostgreSQL keeps no NUL. */
export const text = z.string().check(z.regex(/^[^\0]{0,500}$/))
/** An id, or the object that has it. */
export const id = z.pipe(
  z.union([text, z.object({ id: text })]),
  z.transform((value: string | { id: string }) => (typeof value === 'string' ? value : value.id)),
)
export const amount = z.int().check(z.gte(0), z.lte(MAX_AMOUNT))
export const seconds = z.pipe(
  z.number().check(z.gte(0), z.lte(MAX_SECONDS)),
  z.transform((value: number) => new Date(value * 1000)),
)
