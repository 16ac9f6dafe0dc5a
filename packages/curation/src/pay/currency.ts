import currencies from './currencies.json' with { type: 'json' }

/** A bare dollar sign: which dollars it means, the job's place says. */
export const DOLLARS = '$'

const SIGNS: Readonly<Record<string, string>> = { ...currencies.signs, [DOLLARS]: DOLLARS }
/** The ISO 4217 code of a sign or word ('MX$', 'euros'), `DOLLARS` for a bare dollar, or null. */
export const currencyOfSign = (sign: string): string | null =>
  SIGNS[sign.toLowerCase().replace('.', '')] ?? null

/** Whether a unit of it buys about as much as a dollar; an unnamed currency counts so. */
export const isLikeADollar = (code: string | null) =>
  code === null || code === DOLLARS || currencies.likeADollar.includes(code)

const DOLLARS_OF: Readonly<Record<string, string>> = currencies.dollarsOf
/**
 * The dollars that a bare '$' means in a job for these places (`CA`, `US-NY`, …): those of the United States unless all
 * places with dollars have others; null when they have several.
 */
export function localDollars(places: readonly string[]): string | null {
  const named = places.map((code) => (code.startsWith('US') ? 'USD' : DOLLARS_OF[code]))
  const [first = 'USD', ...others] = new Set(named.filter((code) => code !== undefined))
  if (others.length === 0) return first
  return named.includes('USD') ? 'USD' : null
}
