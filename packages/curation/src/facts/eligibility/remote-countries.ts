import { openPatterns } from '../../patterns/pattern.ts'
import PACKED from '../../patterns/residence.json' with { type: 'json' }
import { countriesOf } from './place-list.ts'

const { finds, matchIn, firstIn } = openPatterns(PACKED)

/** The countries of a short part, or a field of places, that says 'Remote (US only)' or 'Canada - Remote'. */
export function remoteCountries(lower: string, isField: boolean): string[] {
  const short = lower.length < 60 ? firstIn('remote country', lower)?.match : undefined
  const match = short ?? (isField ? matchIn('field', lower) : null)
  const words = match?.[1] ?? match?.[2]
  return words === undefined || finds('no country', words) ? [] : countriesOf(words)
}
