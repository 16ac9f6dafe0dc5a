import { firstMatch, openPatterns } from '../../patterns/pattern.ts'
import PACKED from '../../patterns/residence.json' with { type: 'json' }
import { countriesOf } from './place-list.ts'

const { rows, any } = openPatterns(PACKED)
const REMOTE_COUNTRY = rows('remote country')
const FIELD = any('field')
const NO_COUNTRY = any('no country')

/** The countries of a short part, or a field of places, that says 'Remote (US only)' or 'Canada - Remote'. */
export function remoteCountries(lower: string, isField: boolean): string[] {
  const short = lower.length < 60 ? firstMatch(REMOTE_COUNTRY, lower)?.match : undefined
  const match = short ?? (isField ? FIELD.exec(lower) : null)
  const words = match?.[1] ?? match?.[2]
  return words === undefined || NO_COUNTRY.test(words) ? [] : countriesOf(words)
}
