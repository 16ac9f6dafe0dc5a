import { fold } from '@lilypad/domain'
import { openPatterns } from '../patterns/pattern.ts'
import { isStateCode, placeNamed } from './gazetteer.ts'
import { placeFacts } from './place-names.ts'
import { type PlacesRead, readPlaces, saysWhere } from './read-places.ts'

const { firstIn } = openPatterns('places')

/** What stands in brackets, and what follows the first dash; the beginning is what the person does. */
export function toParts(title: string): string[] {
  const inBrackets = [...title.matchAll(/[([]([^()[\]]+)[)\]]/g)].map(([, inside = '']) => inside)
  const [, ...tail] = title.replace(/[([][^()[\]]*[)\]]/g, ' ').split(/\s[-–—|]\s/)
  return [...inBrackets, tail.join(' - ')].map((part) => part.trim())
}

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

/** The places to which a title explicitly restricts the job: '(Remote, Texas only)'; null when it names none. */
export function placesInTitle(title: string): PlacesRead | null {
  for (const part of toParts(title)) {
    const places = withoutForeignCodes(firstIn('title', part)?.match[1] ?? '')
    if (!namesPlaces(places)) continue
    const read = readPlaces({ places: [places], country: null, workplace: null, remote: null })
    if (saysWhere(read)) return read
  }
  return null
}
