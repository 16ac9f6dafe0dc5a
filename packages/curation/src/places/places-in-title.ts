import { firstMatch } from '../patterns/pattern.ts'
import { isStateCode } from './gazetteer.ts'
import { type PlaceFact, placeFacts } from './place-facts.ts'
import { TITLE_RESTRICTS } from './place-patterns.ts'
import { type PlacesRead, readPlaces, saysWhere } from './read-places.ts'

/** What stands in brackets, and what follows the first dash; the beginning is what the person does. */
function partsOf(title: string): string[] {
  const inBrackets = [...title.matchAll(/[([]([^()[\]]+)[)\]]/g)].map(([, inside = '']) => inside)
  const [, ...tail] = title.replace(/[([][^()[\]]*[)\]]/g, ' ').split(/\s[-–—|]\s/)
  return [...inBrackets, tail.join(' - ')].map((part) => part.trim())
}

// Codes that are trades in a title: identity, public relations, physician assistant, virtual assistant, doctor.
const TRADES = ['ID', 'PR', 'PA', 'VA', 'MD']

/** Whether they name more than towns ('Remote - Reading' is a subject) and trades ('IT only'). */
function namesPlaces(words: string): boolean {
  const facts = placeFacts(words).filter(({ kind }) => kind !== 'city' && kind !== 'zip')
  const isTrade = ({ kind, code }: PlaceFact) =>
    kind === 'code' && (!isStateCode(code) || TRADES.includes(code))
  return facts.some((fact) => facts.length > 1 || !isTrade(fact))
}

/**
 * The places to which a title explicitly restricts the job ('(Location - Australia or New Zealand)', '(Remote, Texas
 * only)'); null when it names none. Linear in the length of the title.
 */
export function placesInTitle(title: string): PlacesRead | null {
  for (const part of partsOf(title)) {
    const places = firstMatch(TITLE_RESTRICTS, part)?.match[1]
    if (places === undefined || !namesPlaces(places)) continue
    const read = readPlaces({ places: [places], country: null, workplace: null, remote: null })
    if (saysWhere(read)) return read
  }
  return null
}
