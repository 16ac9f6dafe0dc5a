import { COUNTRIES } from '../location/countries.ts'

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

const REMOTE = '(?:fully |100% )?(?:remote|work(?:ing)? from home|telecommute)'
const REMOTE_FIRST = new RegExp(
  `^\\W*${REMOTE}[\\s,:(–-]+(?:only )?(?:(?:with)?in |from |anywhere )*([a-z][a-z. ]{1,30}?)(?: only| based| residents)?\\W*$`,
)
const REMOTE_LAST = new RegExp(`^\\W*([a-z][a-z. ]{1,30}?)[\\s,:(–-]+${REMOTE}(?: only)?\\W*$`)

/** The countries of a short part that says nothing but 'Remote (US only)' or 'Canada - Remote'. */
export function remoteCountries(lower: string): string[] {
  const words = lower.length < 60 ? (REMOTE_FIRST.exec(lower) ?? REMOTE_LAST.exec(lower))?.[1] : undefined
  return words === undefined ? [] : countriesOf(words)
}
