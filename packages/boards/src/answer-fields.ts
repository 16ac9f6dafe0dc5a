import { z } from 'zod'
import { readHtml } from './html/html-to-markdown.ts'

// Control characters mean nothing to a reader, and PostgreSQL refuses a NUL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Printed text on one line. */
const line = z.string().transform((text) => text.replace(CONTROL, '').replace(/\s+/g, ' ').trim())

/** A field that a posting cannot do without. */
export const needed = line.pipe(z.string().min(1))

/** One whose text holds entities: 'K&#x2B;'. */
export const decoded = needed.transform((text) => readHtml(text).text)

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

/** An entry whose address is that of a posting; `parts` are what the groups of the pattern find in its path. */
export const listedAt = <Entry extends { url: string }>(posting: RegExp, entry: z.ZodType<Entry>) =>
  entry.transform((found, check) => {
    const [, first, ...others] = posting.exec(new URL(found.url).pathname) ?? []
    if (first) return { ...found, parts: [first, ...others] as const }
    check.addIssue('The address is not that of a posting')
    return z.NEVER
  })

/** A value that the reader itself inspects; it may be absent. */
export const anything = z.unknown().optional()

/** 'US$ 60,000.00', '31,00 €', '1.234,50', '60k', '60,000+'. */
const AMOUNT = /^(?:[A-Z]{0,3}\s?\p{Sc}|[A-Z]{3}\s)?\s?(\d[\d.,'’\s]*)([kK]?)\s?(?:\p{Sc}|[A-Z]{3})?\+?$/u

/** An amount of money as number or text; null for anything else, zero included: it means 'not given'. */
export const amount = anything.transform((value) => {
  const number = typeof value === 'string' ? toNumber(value.trim()) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null
})

/** The last mark separates decimals, unless it repeats or three digits follow a comma. */
function toNumber(text: string): number {
  const [, printed = '', thousand = ''] = AMOUNT.exec(text) ?? []
  const digits = printed.replace(/['’\s]/g, '')
  const mark = /[.,](?=\d*$)/.exec(digits)?.[0] ?? ''
  const isDecimal = digits.split(mark).length === 2 && !/^\d{1,3},\d{3}$/.test(digits)
  const [whole = '', decimals] = mark && isDecimal ? digits.split(mark) : [digits]
  const number = Number(`${whole.replace(/[.,]/g, '')}.${decimals ?? 0}` || Number.NaN)
  return digits === '' ? Number.NaN : number * (thousand ? 1_000 : 1)
}
