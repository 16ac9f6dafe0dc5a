import { composed, firstMatch, type Pattern } from '../../patterns/pattern.ts'
import { countriesOf } from './place-list.ts'

const WORK = '(?: position| role| job| work| opportunity)?'
const REMOTE = `(?:fully |100% )?(?:remote|work(?:ing)? from home|telecommute)${WORK}`
const NAME = '([a-z][a-z. ]{1,30}?)'
const ENDING = '(?: only| based| residents)?\\W*$'

/** A short part that is nothing but remote work and its country, which stands in the brackets. */
export const REMOTE_COUNTRY: readonly Pattern[] = [
  {
    name: 'remote, country',
    expression: composed`^\W*${REMOTE}[\s,:(–-]+(?:only )?(?:(?:with)?in |from |anywhere )*${NAME}${ENDING}`,
    reads: 'Remote (US only)',
    misses: 'Remote teams need your help with the US launch this year',
  },
  {
    name: 'country, remote',
    expression: composed`^\W*${NAME}(?:[- ]based)?[\s,:(–-]+${REMOTE}(?: only)?\W*$`,
    reads: 'Canada - Remote',
    misses: 'Canada - remote teams',
  },
  {
    name: 'country only',
    expression: composed`^\W*(?:for )?${NAME}(?:[- ]based)?(?: residents| candidates| applicants)? only\W*$`,
    reads: 'US-based candidates only',
    misses: 'Only in the US',
  },
]
// What a field begins with, whatever follows: 'Location: US (Remote) Manager: …'.
const FIELD = /^(?:([a-z.]+(?: states)?)[\s,(–-]+remote\b|remote[\s,(–-]+([a-z.]+(?: states)?)(?![a-z]))/

// A state: 'Remote - CA'.
const NO_COUNTRY = /^(?!us|uk)(?:[a-z]{2,3}|georgia)$/

/** The countries of a short part, or a field of places, that says 'Remote (US only)' or 'Canada - Remote'. */
export function remoteCountries(lower: string, isField: boolean): string[] {
  const short = lower.length < 60 ? firstMatch(REMOTE_COUNTRY, lower)?.match : undefined
  const match = short ?? (isField ? FIELD.exec(lower) : null)
  const words = match?.[1] ?? match?.[2]
  return words === undefined || NO_COUNTRY.test(words) ? [] : countriesOf(words)
}
