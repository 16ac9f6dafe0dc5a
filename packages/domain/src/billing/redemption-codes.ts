import { characterCount, cleanName } from '../text/clean-text.ts'
import { formatCount } from '../text/plural.ts'

/** Without characters that look alike: 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V. */
const ALPHABET = '34679ACDEFGHJKMNPQRTVWXY'
const LENGTH = 12
/** Bytes from here on would make the first characters of the alphabet more likely. */
const FAIR = 256 - (256 % ALPHABET.length)

/** 12 characters, 55 bits. `randomByte` returns an unpredictable whole number from 0 to 255 at each call. */
export function makeRedemptionCode(randomByte: () => number): string {
  let code = ''
  while (code.length < LENGTH) {
    const byte = randomByte()
    if (byte < FAIR) code += ALPHABET.charAt(byte % ALPHABET.length)
  }
  return code
}

export const normalizeRedemptionCode = (text: string | null | undefined): string =>
  (text ?? '').replace(/[\s\p{Pd}]/gu, '').toUpperCase()

export type CodeOrderForm = { source: string | null; durationDays: number | null; count: number | null }
export type CodeOrder = { source: string; durationDays: number; count: number }

const MAX_SOURCE_LENGTH = 200
/** What a new code gives unless an admin says otherwise. Source: specification part 2, section 9. */
export const DEFAULT_CODE_DAYS = 93
const MAX_DURATION_DAYS = 3_650
const MAX_CODES = 1_000

const isWithin = (value: number | null, most: number): value is number =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= most

const refuse = (field: keyof CodeOrderForm, message: string) => ({ ok: false as const, field, message })
type ReadCodeOrder = { ok: true; order: CodeOrder } | ReturnType<typeof refuse>

/** A source of 1 to 200 characters, 1 to 3,650 days, 1 to 1,000 codes. Source: specification, decisions 10. */
export function readCodeOrder({ durationDays, count, ...form }: CodeOrderForm): ReadCodeOrder {
  const source = cleanName(form.source)
  if (source === '') return refuse('source', 'Source is required!')
  if (characterCount(source) > MAX_SOURCE_LENGTH)
    return refuse('source', `Source must be at most ${MAX_SOURCE_LENGTH} characters.`)
  if (!isWithin(durationDays, MAX_DURATION_DAYS))
    return refuse(
      'durationDays',
      `Duration must be a whole number of days from 1 to ${formatCount(MAX_DURATION_DAYS)}.`,
    )
  if (!isWithin(count, MAX_CODES))
    return refuse('count', `The number of codes must be a whole number from 1 to ${formatCount(MAX_CODES)}.`)
  return { ok: true, order: { source, durationDays, count } }
}
