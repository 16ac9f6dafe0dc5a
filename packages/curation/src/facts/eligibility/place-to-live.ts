import { anyOf } from '../../patterns/pattern.ts'
import { countriesOf } from './place-list.ts'
import { codesOf, statesIn } from './states-named.ts'

const WHERE = '(?:anywhere |somewhere |physically |permanently |legally )*'
const INSIDE =
  '(?:in |within |inside |from |of |throughout )?(?:anywhere )?(?:(?:in|within|from) )?(?:one of )?(?:the )?'
const MAINLAND = '(?:48 )?(?:contiguous|continental|lower 48|mainland|eastern|50)'
const OF_US = `(?:any (?:major )?(?=u\\.?s))?(?:${MAINLAND} ?(?:states)?(?: of)?(?: the)? ?)?`
const COUNTRY = 'country(?! (?:of|in|where|which|noted|listed|specified|you|they|that))'
const US = anyOf([
  '(?:contiguous|continental) (?:48 )?states',
  'u\\.?\\s?s\\.?\\s?a?\\.?',
  'united states(?: of america)?',
  COUNTRY,
  'lower 48(?: states)?',
])
const US_AT_LARGE = new RegExp(`^${WHERE}${INSIDE}${OF_US}${US}(?![a-z])`)

/** Words that begin the next sentence of a text that lost its breaks: 'near Berlin Your benefits'. */
export const BEGINS = anyOf([
  'We|You|YOU|Your|Our|This|Must|Need|Locals?|Located|Candidates?|Applicants?|Benefits',
  'Experience|Ability|Able|Strong|Please|If|What|Who|Why|About|Job|Position',
  'Responsibilities|Qualifications|Requirements',
])
const AND_IS = anyOf([
  'be|being|have|must|relocate|able|willing|open|can|are|is|will|work|travel|within|other',
  'you|legally|eligible|authorized|currently|has',
])
const CLAUSE = anyOf([
  'to|who|with|for|because|due|as|at least|so|where|while|when|that|on a|on the|during|is',
  'are|may|we|this|by|at the time|prior|before|starting|working|if|once|twice',
  '(?:two|three|\\d+) (?:days|times)',
])
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Ju[nl]|Aug|Sep|Oct|Nov|Dec)[a-z]* \\d'
// Where the place ends.
const PLACE_END = new RegExp(
  [
    '[.;!?*()[\\]|]|\\s[-–—]\\s|:',
    ` (?:and|or|but) ${AND_IS}\\b`,
    ` ${CLAUSE}\\b`,
    ', and (?!the |in |any |surround|near|vicin)[a-z]|,? will\\b|,? (?:but|except|excluding|not including|preferably)\\b|$',
    ` ${BEGINS}\\b`,
    ` ${MONTH}`,
  ].join('|'),
)

export const capitals = /[A-Z][a-z]|\b[A-Z]{2}\b/
const REGIONS = anyOf([
  'territor(?:y|ies)|region|area|district|county|counties|metro|city|vicinity|bay area',
  'coast|midwest|southeast|southwest|northeast|northwest|new england|plains|miles|hours?',
  'minutes|distance|commut\\w+',
])
const REGION = new RegExp(`\\b${REGIONS}\\b`, 'i')

/** The words after the verb up to the end of the place, in print. */
export function placeAfter(text: string, from: number): string {
  const rest = text.slice(from, from + 220)
  // A period in 'U.S.', 'St.' or 'D.C.' ends nothing.
  const masked = rest
    .replace(/U\.\s?S\.(?:A\.)?/gi, (match) => match.replace(/\./g, '_'))
    .replace(/\b(adjacent|close|next|proximity) to\b/gi, '$1_to')
    .replace(/\b(?:St|Ft|Mt|D\.C|Washington, D\.C)\./g, (match) => match.replace(/\./g, '_'))
  const end = PLACE_END.exec(masked)
  return rest
    .slice(0, end?.index ?? rest.length)
    .trim()
    .replace(/(?:[,:\s]| only\b)+$/i, '')
}

export type Place = {
  kind: 'us' | 'states' | 'country' | 'near' | 'none'
  codes: string[]
  words: string
  withUs: boolean
}
const NOWHERE: Place = { kind: 'none', codes: [], words: '', withUs: false }

const HOW =
  '(?:currently|physically|permanently|legally|located|based|residing|living|either|anywhere|local|one|to|a|an)'
const AT = '(?:in or (?:near|around|adjacent to)|(?:in|within|near|around|of|from|at|inside)\\b)'
const ONE_OF = '(?:one of )?(?:the )?(?:following )?(?:states?|locations?|cities|areas?)?(?: of)?:?\\s+'
const LEADS = new RegExp(`^(?:${HOW}\\s+)*${AT}?\\s*(?:${ONE_OF})?`, 'i')

/** What a place written after 'must live' means. */
export function placeOf(printed: string): Place {
  const lower = printed.toLowerCase()
  if (printed.length < 2) return NOWHERE
  const large = US_AT_LARGE.exec(lower)
  const countries = countriesOf(printed.replace(LEADS, ''))
  if (large !== null || countries.includes('US'))
    return { kind: 'us', codes: countries.length > 0 ? countries : ['US'], words: printed, withUs: true }
  if (countries.length > 0) return { kind: 'country', codes: countries, words: printed, withUs: false }
  const states = statesIn(printed, 'all')
  const bare = printed.replace(LEADS, '')
  let left = bare
  for (const { from, to } of [...statesIn(bare, 'all')].reverse()) left = left.slice(0, from) + left.slice(to)
  const isOnlyStates =
    states.length > 0 &&
    !/[A-Za-z]{3,}/.test(
      left.replace(
        /\b(?:and|or|the|state|states|of|following|any|either|usa?|only|in|within|resident|residents)\b/gi,
        '',
      ),
    )
  const isCapital = states.every(({ code }) => code === 'DC')
  if (isOnlyStates && !isCapital && !/\b(?:area|region|metro|miles|hours?|near)\b/i.test(bare)) {
    // 'Austin, TX' and Washington, DC are cities; the state's name alone or a list of states is a state.
    return { kind: 'states', codes: codesOf(states), words: printed, withUs: true }
  }
  if (/^(?:the )?(?:countr(?:y|ies)|states?)\b|\btime ?zones?\b|\btime$/i.test(bare)) return NOWHERE
  const isPlace =
    /^[\p{L}\d“"‘]/u.test(bare) &&
    !/\b20\d\d\b/.test(bare) &&
    (capitals.test(bare) || REGION.test(bare)) &&
    bare.length < 120
  if (!isPlace) return NOWHERE
  return {
    kind: 'near',
    codes: [],
    words: bare,
    withUs: /\b(?:region|part|area) of the (?:united states|u\.?s)|\bUS$/i.test(bare),
  }
}
