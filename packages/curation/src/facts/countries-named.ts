import { COUNTRIES } from '@lilypad/domain'

const byName = new Map(
  COUNTRIES.flatMap(({ code, names }) => names.map((name) => [name.toLowerCase(), code] as const)),
)

const codeOf = (name: string) => {
  const lower = name
    .trim()
    .toLowerCase()
    .replace(/^(?:the )?(?:country of )?(?:the )?/, '')
  return /^(?:u\.?s\.?a?\.?|united states(?: of america)?)$/.test(lower) ? 'US' : byName.get(lower)
}

/** The ISO codes of a list that names countries and nothing else: 'the US or Canada'; else empty. */
export function countriesOf(words: string): string[] {
  const codes = words.split(/,? (?:or|and|&) |, | ?\/ ?/).map(codeOf)
  const known = codes.filter((code) => code !== undefined)
  return known.length === codes.length ? known : []
}

const REMOTE =
  '(?:fully |100% )?(?:remote|work(?:ing)? from home|telecommute)(?: position| role| job| work| opportunity)?'
const REMOTE_FIRST = new RegExp(
  `^\\W*${REMOTE}[\\s,:(–-]+(?:only )?(?:(?:with)?in |from |anywhere )*([a-z][a-z. ]{1,30}?)(?: only| based| residents)?\\W*$`,
)
const REMOTE_LAST = new RegExp(`^\\W*([a-z][a-z. ]{1,30}?)(?:[- ]based)?[\\s,:(–-]+${REMOTE}(?: only)?\\W*$`)
const ONLY = /^\W*([a-z][a-z. ]{1,30}?)(?:[- ]based)?(?: residents| candidates| applicants)? only\W*$/
// What a field begins with, whatever follows: 'Location: US (Remote) Manager: …'.
const FIELD = /^(?:([a-z.]+(?: states)?)[\s,(–-]+remote\b|remote[\s,(–-]+([a-z.]+(?: states)?)(?![a-z]))/

// A state: 'Remote - CA'.
const NO_COUNTRY = /^(?!us|uk)(?:[a-z]{2,3}|georgia)$/

/** The countries of a short part, or a field of places, that says 'Remote (US only)' or 'Canada - Remote'. */
export function remoteCountries(lower: string, isField: boolean): string[] {
  const short =
    lower.length < 60 ? (REMOTE_FIRST.exec(lower) ?? REMOTE_LAST.exec(lower) ?? ONLY.exec(lower)) : null
  const match = short ?? (isField ? FIELD.exec(lower) : null)
  const words = match?.[1] ?? match?.[2]
  return words === undefined || NO_COUNTRY.test(words) ? [] : countriesOf(words)
}
