import { type FoundPosting, ScrapeError, type WebResponse } from '@lilypad/domain'
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

/** The whole answer by its schema. Throws ScrapeError `changed` when it has another shape. */
export function parseAnswer<T>(schema: z.ZodType<T>, response: WebResponse, label: string): T {
  const parsed = schema.safeParse(response.json())
  if (parsed.success) return parsed.data
  const where = parsed.error.issues[0]?.path.join('.')
  throw changedForm(label, where ? `'${where}' is missing or of another kind` : '')
}

/** The failure of an answer in an unknown shape; `detail` says what differs. */
export function changedForm(label: string, detail: string): ScrapeError {
  const what = detail ? `: ${detail}` : ''
  return new ScrapeError('changed', `The answer of ${label} no longer has the known form${what}.`)
}

/**
 * Parses items one by one, so that one malformed item does not cost the others. A reader gets the parsed and the raw
 * item, and returns null for an item that is not a posting.
 */
export function readItems<T, P = FoundPosting>(
  items: readonly unknown[],
  schema: z.ZodType<T>,
  toPosting: (item: T, raw: unknown) => P | null,
): { postings: P[]; dropped: number } {
  const postings: P[] = []
  let dropped = 0
  for (const item of items) {
    const parsed = schema.safeParse(item)
    const posting = parsed.success ? toPosting(parsed.data, item) : null
    if (posting) postings.push(posting)
    if (!parsed.success) dropped += 1
  }
  return { postings, dropped }
}

/** The non-empty words, each once, in order. */
export function distinctWords(words: readonly (string | null | undefined)[]): string[] {
  return [...new Set(words.filter((word): word is string => Boolean(word)))]
}

/** Several places in one field: 'Austin | Chicago', 'London, UK; Ontario, CAN'. */
export function splitPlaces(text: string | null): string[] {
  return distinctWords((text ?? '').split(/[|;]/).map((place) => place.trim()))
}
