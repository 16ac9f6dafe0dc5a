import { US_STATES } from '@lilypad/domain'
import { codesOf, statesIn } from './states-named.ts'

// 'Local candidates only', 'must be within a 30-minute drive of Salem', 'must be near a large airport'.
const PEOPLE = '(?:candidates?|applicants?|residents?|talent|consultants?|professionals?|hires?)'
const LOCAL = new RegExp(
  [
    `\\blocals?(?: (?:[\\w.]+ ){0,3}?${PEOPLE})?,? only\\b(?!-)`,
    '\\blocal candidates? (?:in|from|near) [^.;()]{3,40}? only',
    '(?<!not )\\bonly local\\b(?= and\\b|[.,;)]|$)',
    '\\bneed locals?\\b(?=\\W*$)',
    '\\bonly (?:\\w+ )?local(?:s\\b| candidates?| applicants?)',
    '\\bmust (?:be|live) local(?:ly)?\\b(?! to)',
    '\\((?:only )?local candidates?\\)',
    `(?<=\\b(?:looking for|seeking) )(?:only )?local (?:[A-Z][\\w.]+ ){1,4}(?:candidates?|applicants?)\\b`,
    `\\b(?:looking for|seeking) (?:an? )?local (?:candidates?|applicants?|talent)\\b`,
    '(?<=\\bmust be )(?:(?:within )?(?:an? )?(?:\\d+|one|two)[- ](?:hour|minute|mile)s?(?: drive| commute)? (?:of|from)|near|close to|in close proximity to) (?:[^.;()]{3,60})',
  ].join('|'),
  'i',
)

// 'Only candidates in Salem', 'Salem area candidates only', 'must be Salem residents'.
const ONLY_IN =
  /\b(?:[A-Z][\w.]+[- ]based (?:candidates|applicants)|(?:[A-Z][\w.]+ ){1,3}(?:(?:metro )?area (?:candidates|applicants)|(?:area )?(?:residents|locals))) only|(?<=\bmust be (?:a )?)(?:[A-Z][\w.]+,? ){1,4}(?=residents?\b)|\b[Oo]nly (?:candidates?|applicants?) (?:in|near|from) (?:the )?(?:[A-Z][\w.]+,? ?){1,3}(?: area)?/

// 'We seek a San Diego based analyst', 'a remote, but NYC-based position'.
const BASED =
  /(?:\b(?:[Ss]eeking|[Ll]ooking for|[Hh]iring|remote, but|[Tt]his is) (?:an? )?|^(?=[\w. ]{3,40}[- ]based\W*$))((?:[A-Z][A-Za-z.]+ ){0,2}[A-Z][A-Za-z.]+)[- ]based\b(?= (?:[A-Z]|role|position|candidate)|\W*$)/
const NO_PLACE =
  /^(?:U\.?S\.?A?\.?|UK|EU|United|America|Europe|Canada|India|Remote\w*|Home|Web|Cloud|Java\w*|Linux|Windows|Unix|Faith|School|Community|Evidence|Team|Office|Field|Risk|Value|Project|Commission|Performance|Skills?|Standards|Data|Research|Microsoft|Location|Land|Ground|Plant|Site|Contract|Cent(?:er|re)|Clinic|Hospital|Campus|Agile|Client|Store|Studio|Hotel|Play|Inquiry|Strengths|Trauma|Merit|Fee|Competency|Scenario)\b/

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
  const local = /local|must be|only/i.test(text)
    ? (LOCAL.exec(text) ?? ONLY_IN.exec(text))?.[0].trim()
    : undefined
  if (local !== undefined && NEAR.test(local) && !NEAR_PLACE.test(local)) return null
  if (local !== undefined && (/\btime\b/i.test(local) || (LARGE.test(local) && !/area|,/.test(local))))
    return null
  // The place stands beside: 'Local candidates only: Los Angeles', 'Salem, OR (need local)'.
  if (local !== undefined) {
    return text.length < SHORT && /local/i.test(local) ? text.replace(/[.!*\s]+$|[,;] [a-z].*$/, '') : local
  }
  const place = text.includes('based') ? BASED.exec(text)?.[1] : undefined
  return place === undefined || NO_PLACE.test(place) || codesOf(statesIn(place, 'all')).length > 0
    ? null
    : place
}
