import { firstMatch } from '../patterns/pattern.ts'
import { TITLE_RESTRICTS } from './place-patterns.ts'
import { type PlacesRead, readPlaces, saysWhere } from './read-places.ts'

/** What stands in brackets, and what follows the first dash; the beginning is what the person does. */
function partsOf(title: string): string[] {
  const inBrackets = [...title.matchAll(/[([]([^()[\]]+)[)\]]/g)].map(([, inside = '']) => inside)
  const [, ...tail] = title.replace(/[([][^()[\]]*[)\]]/g, ' ').split(/\s[-–—|]\s/)
  return [...inBrackets, tail.join(' - ')].map((part) => part.trim())
}

/**
 * The places to which a title explicitly restricts the job ('(Location - Australia or New Zealand)', '(Remote, Texas
 * only)'); null when it names none. Linear in the length of the title.
 */
export function placesInTitle(title: string): PlacesRead | null {
  for (const part of partsOf(title)) {
    const places = firstMatch(TITLE_RESTRICTS, part)?.match[1]
    if (places === undefined) continue
    const read = readPlaces({ places: [places], country: null, workplace: null, remote: null })
    if (saysWhere(read)) return read
  }
  return null
}
