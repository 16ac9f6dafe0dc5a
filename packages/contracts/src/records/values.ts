import * as z from 'zod/mini'

/** Record ids are opaque to clients: they compare them and send them back. */
export const recordId = z.number().check(z.int(), z.positive())
/** A record id in a query, where everything is text. */
export const recordIdInQuery = z.coerce.number().check(z.int(), z.positive())

/** A calendar day in New York, `YYYY-MM-DD`. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime()

/** A picture field of the original store: the first attachment counts. */
export const attachments = z.array(
  z.object({ url: z.string(), thumbnails: z.object({ large: z.object({ url: z.string() }) }) }),
)

export const pageOf = z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(1_000_000)), 1)
/** What is looked for in a list; empty for everything. */
export const sought = z._default(z.string().check(z.trim(), z.maxLength(200)), '')
