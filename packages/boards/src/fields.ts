import { z } from 'zod'

// Control characters mean nothing to a reader, and PostgreSQL refuses a NUL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Printed text on one line. */
const line = z.string().transform((text) => text.replace(CONTROL, '').replace(/\s+/g, ' ').trim())

/** A field that a posting cannot do without. */
export const needed = line.pipe(z.string().min(1))

/** A field that may be absent, null or blank: null then. */
export const optional = line.nullish().transform((text) => text || null)

/** A text of several lines, HTML or plain. */
export const body = z
  .string()
  .nullish()
  .transform((text) => text?.replace(CONTROL, '') || null)

export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null)

/** An id that some boards give as number and others as string. */
export const id = z.union([z.number(), needed]).transform(String)

export const webAddress = needed.refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text))

/** A value that the reader itself inspects; it may be absent. */
export const anything = z.unknown().optional()

/** An amount of money as number or digits; null for anything else, zero included: it means 'not given'. */
export const amount = anything.transform((value) => {
  const number = typeof value === 'string' && value.trim() ? Number(value.replaceAll(',', '')) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null
})
