import { memoize } from '../memoize.ts'
import { US_STATES } from '../places/us-states.ts'

const LANGUAGES: Readonly<Record<string, string>> = { 'c++': 'cplusplus', 'c#': 'csharp', 'f#': 'fsharp' }

/** Without accents, dots and apostrophes; any letters, since titles come in any script. */
const foldedWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(?<![\p{L}\p{N}])(?:c\+\+|[cf]#)/gu, (language) => LANGUAGES[language] ?? language)
    .replaceAll('&', ' and ')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Folded words without blanks ('Para Professional' is 'Paraprofessional'), but 'Grade 1/2' is not 'Grade 12'. */
const toWordKey = (text: string): string =>
  foldedWords(text)
    .join(' ')
    .replace(/(?<!\d) | (?!\d)/g, '')

const codeOf = new Map([...US_STATES].map(([code, name]) => [name.toLowerCase(), code.toLowerCase()]))
const stateCodes = new Set(codeOf.values())
const STATE_NAMES = new RegExp(
  `\\b(?:${[...codeOf.keys()].sort((one, other) => other.length - one.length).join('|')})\\b`,
  'g',
)
const COUNTRY_OR_ZIP = /\b(?:united states of america|united states|usa|us|\d{5})\b/g
/** What one school's name has or lacks from one listing to the next. */
const SUFFIX = /(?: (?:k 12|k12|schools?|wide|campus))+$/

/** Each is read once, though postings have up to a hundred and are compared with many. */
const MAX_PLACES = 20_000

/** In order, states by code, without country and postal code where more is said. */
const placeWords = memoize(MAX_PLACES, (place) => {
  const words = foldedWords(place).join(' ')
  const named = words.replace(STATE_NAMES, (name) => codeOf.get(name) ?? name)
  return named.replace(COUNTRY_OR_ZIP, ' ').replace(/ +/g, ' ').trim() || named
})

/** Equal for one place in any spelling: 'Chicago, Illinois, USA' and 'US-IL-Chicago'; a school with or without the word. */
const toPlaceKey = memoize(MAX_PLACES, (place) => {
  const words = placeWords(place)
  return [...new Set((words.replace(SUFFIX, '') || words).split(' '))].sort().join(' ')
})

const withoutNote = (place: string) => place.replace(/\s*\([^()]*\)\s*$/, '') || place

const LOOSE_WORDS = new Set([...stateCodes, 'k', '12', 'k12', 'school', 'schools', 'wide', 'campus'])

/** What spellings of one place share: of two that `isSamePlace` holds for, at least one is equal. */
export const toLoosePlaces = memoize(MAX_PLACES, (place) => {
  const loose = (text: string) =>
    new Set(
      placeWords(text)
        .split(' ')
        .filter((word) => !LOOSE_WORDS.has(word)),
    )
  return [...new Set([place, withoutNote(place)].map((text) => [...loose(text)].sort().join(' ')))]
})

/** 'Chicago' is 'Chicago, IL'; but 'Hulett School' is not all of 'Hulett, WY', nor 'Remote' all of 'Remote - Ohio'. */
function addsOnlyState(short: string, long: string): boolean {
  const known = placeWords(short)
  if (/\bremote\b/.test(known)) return false
  const words = placeWords(long)
  return words.startsWith(`${known} `) && stateCodes.has(words.slice(known.length + 1))
}

/** One place, also where only one of the two bears a note in brackets or its state. */
function isSamePlace(one: string, other: string): boolean {
  const [left, right] = [toPlaceKey(one), toPlaceKey(other)]
  return (
    left === right ||
    toPlaceKey(withoutNote(one)) === right ||
    left === toPlaceKey(withoutNote(other)) ||
    addsOnlyState(one, other) ||
    addsOnlyState(other, one)
  )
}

export const haveSamePlaces = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0
    ? one.length === other.length
    : one.every((place) => other.some((like) => isSamePlace(place, like))) &&
      other.every((place) => one.some((like) => isSamePlace(place, like)))

const REPOSTED =
  /\bre-?\s?(?:post(?:ed|ing)?|advertis(?:ed|ing|ement)|listed|opened)\b(?:\s+(?:on\s+)?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)?/gi
const WORKPLACE =
  /\b(?:fully |100 ?% )?(?:remote|hybrid|on[- ]?site|work from home|wfh|telework)\b|\b[mfwdx](?:\/[mfwdx]){1,3}\b/gi
/** Numbers of requisitions; a year of four digits is the season. */
const NUMBER_OF = '\\b(?:req(?:uisition)?|job|position|posting|vacancy)\\b[-#:. ]*(?:id|no|number)?[-#:. ]*'
const LONG_NUMBER = '\\b(?:j?r[-_ ]?)?\\d{5,}\\b'
const NUMBER = new RegExp(`(?:${NUMBER_OF}|#)(?!(?:19|20)\\d\\d\\b)\\d{3,}\\b|${LONG_NUMBER}`, 'gi')
/** What boards add to a title to draw the eye; only as a part of its own: 'Urgent Care Nurse' keeps its name. */
const MARKS = [
  ...['copy', 'new', 'updated', 'revised', 'urgent', 'extended', 'deadline extended', 'extended deadline'],
  ...['now hiring', 'immediate opening', 'open until filled', 'apply now'],
]
const SEPARATOR = /\s*[()[\]*|!:@]\s*|\s+[-–—]+\s*|\s*[-–—]+\s+|\s*,\s+/g

const isMark = (part: string) => MARKS.includes(part.toLowerCase().trim())

function withoutMarks(title: string): string {
  const parts = title.split(SEPARATOR).filter((part) => part !== '')
  const named = parts.filter((part) => !isMark(part))
  return (named.length > 0 ? named : parts).join(' ')
}

/** Cuts a place or town at the end that the posting's place says already: 'Custodian - Austin' in Austin, TX. */
function withoutPlace(title: string, places: readonly string[]): string {
  const separators = [...title.matchAll(SEPARATOR)]
  if (separators.length === 0) return title
  const keys = new Set(places.flatMap((place) => [place, place.split(',')[0] ?? '']).map(toPlaceKey))
  const cut = separators.find(({ 0: separator, index }) => {
    const rest = title.slice(index + separator.length)
    return index > 0 && rest !== '' && keys.has(toPlaceKey(rest))
  })
  return cut === undefined ? title : title.slice(0, cut.index)
}

/** Grade, level, sport, subject, hours, season and the number of seats stay: they make another vacancy. */
export function toTitleKey(title: string, places: readonly string[]): string {
  const plain = withoutMarks(
    withoutPlace(title.replace(REPOSTED, ' ').replace(NUMBER, ' ').replace(WORKPLACE, ' ').trim(), places),
  )
  return toWordKey(plain) || toWordKey(title)
}

export type NamedPosting = {
  employer: string
  title: string
  places: readonly string[]
}

export const haveSameName = (one: NamedPosting, other: NamedPosting): boolean =>
  toWordKey(one.employer) === toWordKey(other.employer) &&
  toTitleKey(one.title, one.places) === toTitleKey(other.title, other.places) &&
  haveSamePlaces(one.places, other.places)
