import { fold } from '@lilypad/domain'
import { openPatterns } from '../patterns/pattern.ts'
import { isStateCode, placeNamed } from './gazetteer.ts'
import { placeFacts } from './place-names.ts'
import { type PlacesRead, readPlaces, saysWhere } from './read-places.ts'

const { firstIn, matchIn } = openPatterns('places')

/** What stands in brackets, and what follows the first dash; the beginning is what the person does. */
export function toParts(title: string): string[] {
  const inBrackets = [...title.matchAll(/[([]([^()[\]]+)[)\]]/g)].map(([, inside = '']) => inside)
  const [, ...tail] = title.replace(/[([][^()[\]]*[)\]]/g, ' ').split(/\s[-–—|]\s/)
  return [...inBrackets, tail.join(' - ')].map((part) => part.trim())
}

/** The place of a part that says nothing else than where the job is done: 'Remote - Ohio', 'Ohio residents only'. */
export const placeApart = (part: string): string | null => firstIn('apart', part)?.match[1] ?? null

// Codes that are trades in a title: identity, public relations, physician assistant, virtual assistant, doctor.
const TRADES = ['ID', 'PR', 'PA', 'VA', 'MD']

/** In titles capitals are trades and hours (IT, HR, PT) rather than countries; US and UK are names. */
const withoutForeignCodes = (words: string) =>
  words.replace(/\b[A-Z]{2}\b/g, (code) => (isStateCode(code) || placeNamed(fold(code)) ? code : ' '))

/** Whether they name more than a town ('Remote - Reading' is a subject) or a trade ('PR only'). */
function namesPlaces(words: string): boolean {
  const facts = placeFacts(words).filter(({ kind }) => kind !== 'city' && kind !== 'zip')
  return facts.length > 1 || facts.some(({ code }) => !TRADES.includes(code))
}

function placesIn(words: string): PlacesRead | null {
  const read = readPlaces({ places: [words], country: null, workplace: null, remote: null })
  return saysWhere(read) ? read : null
}

/** The places to which a title explicitly restricts the job: '(Remote, Texas only)'; null when it names none. */
export const placesInTitle = (title: string): PlacesRead | null =>
  toParts(title)
    .map((part) => withoutForeignCodes(placeApart(part) ?? ''))
    .filter(namesPlaces)
    .map(placesIn)
    .find((read) => read !== null) ?? null

const LONGEST = 400
const SHORT_LINE = 60
const MAX_LINES = 60
// Names of places are capitalised; 'a nice place' is not Nice.
const capitalised = (text: string) => text.replace(/(?<![\p{L}\p{N}'’.])\p{Ll}[\p{Ll}'’-]*(?!\p{L})/gu, ' ')

/** What follows a restriction: the rest of its sentence, or the list of short lines below its colon. */
function toRest(rest: string, below: readonly string[]): string {
  if (!/^(?:[^\p{Lu}]*:)?\s*$/u.test(rest)) return rest.split(/; |\. (?=[A-Z])/)[0] ?? ''
  const stop = below.findIndex((line) => line.length > SHORT_LINE)
  return (stop < 0 ? below : below.slice(0, stop)).join(', ')
}

/** The places to which a sentence restricts the job that no fact tells, such as regions: 'anywhere in Europe'. */
export function placesInText(sentences: readonly string[]): PlacesRead | null {
  for (const [index, sentence] of sentences.entries()) {
    const match = matchIn('restricts', sentence.slice(0, LONGEST))
    if (match === null) continue
    const rest = sentence.slice(match.index + match[0].length).slice(0, LONGEST)
    const read = placesIn(capitalised(toRest(rest, sentences.slice(index + 1, index + MAX_LINES))))
    if (read !== null) return read
  }
  return null
}
