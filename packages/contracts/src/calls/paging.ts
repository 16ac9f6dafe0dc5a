import * as z from 'zod/mini'

/** A page of a list, from 1. */
export const pageOf = z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(1_000_000)), 1)
/** What is looked for in a list; empty for everything. */
export const sought = z._default(z.string().check(z.trim(), z.maxLength(200)), '')
