import NAMES from './country-names.json' with { type: 'json' }

/** By ISO 3166-1 code: the English name first, then other names. */
export const COUNTRIES = Object.entries(NAMES).map(([code, names]) => ({ code, names }))

export const COUNTRY_CODES: readonly string[] = Object.keys(NAMES)
