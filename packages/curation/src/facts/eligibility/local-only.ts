import { US_STATES } from '@lilypad/domain'
import { anyOf, composed, firstMatch, type Pattern } from '../../patterns/pattern.ts'
import { placeLists } from './place-list.ts'
import { REACH } from './residence-parts.ts'

const PEOPLE = '(?:candidates?|applicants?|residents?|talent|consultants?|professionals?|hires?)'
const CITY = '(?:[A-Z][\\w.]+ ){1,3}'
const OF_CITY = '(?:(?:metro )?area (?:candidates|applicants)|(?:area )?(?:residents|locals))'

/** What keeps a job for people nearby without a verb of living. */
export const LOCAL: readonly Pattern[] = [
  {
    name: 'local candidates only',
    expression: composed`\blocals?(?: (?:[\w.]+ ){0,3}?${PEOPLE})?,? only\b(?!-)|\bneed locals?\b(?=\W*$)`,
    reads: 'Local candidates only',
    misses: 'We help local schools.',
  },
  {
    name: 'local candidates in … only',
    expression: /\blocal candidates? (?:in|from|near) [^.;()]{3,40}? only/i,
    reads: 'Local candidates in Denver only',
    misses: 'Local candidates in Denver know us.',
  },
  {
    name: 'only local candidates',
    expression: composed`(?<!not )\bonly (?:\w+ )?local(?:s\b| ${PEOPLE}\b)|(?<!not )\bonly local(?= and\b|[.,;)]|$)`,
    reads: 'Only local candidates, please',
    misses: 'We cook with only local produce.',
  },
  {
    name: 'must be local',
    expression: /\bmust (?:be|live) local(?:ly)?\b(?! to)|\((?:only )?local candidates?\)/i,
    reads: 'You must be local.',
    misses: 'You must know local law.',
  },
  {
    name: 'looking for local candidates',
    expression: composed`\b(?:looking for|seeking) (?:an? |only )?local (?:[A-Z][\w.]+ ){0,4}(?:candidates?|applicants?|talent)\b`,
    reads: 'We are looking for local candidates.',
    misses: 'We are looking for local partners.',
  },
  {
    name: 'must be near',
    expression: composed`(?<=\bmust be )(?:(?:within )?(?:an? )?${REACH}|near|(?:in )?close (?:proximity )?to) (?:[^.;()]{3,60})`,
    reads: 'You must be near a large airport.',
    misses: 'You must be close.',
  },
  {
    name: 'city candidates only',
    expression: new RegExp(`\\b(?:[A-Z][\\w.]+[- ]based (?:candidates|applicants)|${CITY}${OF_CITY}) only`),
    reads: 'Denver area candidates only',
    misses: 'candidates only',
  },
  {
    name: 'must be residents of a city',
    expression: /(?<=\bmust be (?:a )?)(?:[A-Z][\w.]+,? ){1,4}(?=residents?\b)/,
    reads: 'Candidates must be Denver CO residents.',
    misses: 'You must be good to residents.',
  },
  {
    name: 'only candidates in',
    expression:
      /\b[Oo]nly (?:candidates?|applicants?) (?:in|near|from) (?:the )?(?:[A-Z][\w.]+,? ?){1,3}(?: area)?/,
    reads: 'Only candidates in the Denver area',
    misses: 'Only candidates in the final round',
  },
]

// 'We seek a San Diego based analyst', 'a remote, but NYC-based position'.
const SEEKS = '\\b(?:[Ss]eeking|[Ll]ooking for|[Hh]iring|remote, but|[Tt]his is) (?:an? )?'
const NAME = '(?:[A-Z][A-Za-z.]+ ){0,2}[A-Z][A-Za-z.]+'
const BASED = new RegExp(
  `(?:${SEEKS}|^(?=[\\w. ]{3,40}[- ]based\\W*$))(${NAME})[- ]based\\b(?= (?:[A-Z]|role|position|candidate)|\\W*$)`,
)
const NO_PLACE = new RegExp(
  `^${anyOf([
    'U\\.?S\\.?A?\\.?|UK|EU|United|America|Europe|Canada|India|Remote\\w*|Home|Web|Cloud|Java\\w*|Linux',
    'Windows|Unix|Faith|School|Community|Evidence|Team|Office|Field|Risk|Value|Project|Commission',
    'Performance|Skills?|Standards|Data|Research|Microsoft|Location|Land|Ground|Plant|Site|Contract',
    'Cent(?:er|re)|Clinic|Hospital|Campus|Agile|Client|Store|Studio|Hotel|Play|Inquiry|Strengths',
    'Trauma|Merit|Fee|Competency|Scenario',
  ])}\\b`,
)

// A state or a country is no place nearby.
const LARGE = new RegExp(
  `^(?:${[...US_STATES.values(), 'U\\.?S\\.?A?\\.?', 'United States'].join('|')})(?:[ -]|$)`,
)
// 'Must be near fluent in Spanish' names no place.
const NEAR = /^(?:near|close|in close)/i
const NEAR_PLACE =
  / (?:to |of )?(?:an? |the |our )?(?:[\w-]+ )?(?:[A-Z][a-z]|airport|offices?\b|campus|headquarters)/
const SHORT = 90

/** The words that keep a job for people nearby without a verb of living, or null. */
export function localOnly(text: string): string | null {
  const local = /local|must be|only/i.test(text) ? firstMatch(LOCAL, text)?.match[0].trim() : undefined
  if (local !== undefined && NEAR.test(local) && !NEAR_PLACE.test(local)) return null
  if (local !== undefined && (/\btime\b/i.test(local) || (LARGE.test(local) && !/area|,/.test(local))))
    return null
  // The place stands beside: 'Local candidates only: Los Angeles', 'Salem, OR (need local)'.
  if (local !== undefined) {
    return text.length < SHORT && /local/i.test(local) ? text.replace(/[.!*\s]+$|[,;] [a-z].*$/, '') : local
  }
  const place = text.includes('based') ? BASED.exec(text)?.[1] : undefined
  return place === undefined ||
    NO_PLACE.test(place) ||
    placeLists(place).some(({ states }) => states.length > 0)
    ? null
    : place
}
