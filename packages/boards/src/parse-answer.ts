import { type FoundPosting, ScrapeError, type WebResponse } from '@lilypad/domain'
import type { z } from 'zod'

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

/** The words on one line, such as the parts of an address. */
export function joinWords(words: readonly (string | null | undefined)[]): string {
  return distinctWords(words).join(', ')
}

/** Several places in one field: 'Austin | Chicago', 'London, UK; Ontario, CAN'. */
export function splitPlaces(text: string | null): string[] {
  return distinctWords((text ?? '').split(/[|;]/).map((place) => place.trim()))
}
