import { openPatterns } from '../patterns/pattern.ts'
import { type PlacesRead, readPlaces } from './read-places.ts'

const { matchIn } = openPatterns('places')
const LONGEST = 400
const SHORT_LINE = 60
const MOST_LINES = 60

/** What follows a restriction: the rest of its sentence, or the list of short lines below it. */
function toRest(sentences: readonly string[], index: number, end: number): string {
  const rest = (sentences[index] ?? '').slice(end, end + LONGEST).split(/; |\. (?=[A-Z])/)[0] ?? ''
  if (/\p{Lu}/u.test(rest)) return rest.replace(/[.!]\s*$/, '')
  if (/[^:]\s*$/.test(rest.trim())) return ''
  const below = sentences.slice(index + 1, index + MOST_LINES)
  const stop = below.findIndex((line) => line.length > SHORT_LINE)
  return (stop < 0 ? below : below.slice(0, stop)).join(', ')
}

// Names of places are capitalised; 'a nice place' is not Nice.
const capitalised = (text: string) => text.replace(/(?<![\p{L}\p{N}'’.])\p{Ll}[\p{Ll}'’-]*(?!\p{L})/gu, ' ')

/**
 * The places to which a description explicitly restricts the job ('You must reside in Ohio or Texas'); null when it
 * names no place. Used for jobs of which neither places nor facts say it: it reads regions ('anywhere in Europe') and
 * provinces. Linear in the length of the text.
 */
export function placesInText(sentences: readonly string[]): PlacesRead | null {
  for (const [index, sentence] of sentences.entries()) {
    const match = matchIn('restricts', sentence.slice(0, LONGEST))
    if (match === null) continue
    const rest = capitalised(toRest(sentences, index, match.index + match[0].length))
    const read = readPlaces({ places: [rest], country: null, workplace: null, remote: null })
    if (read.restrictedTo.length > 0 || read.region !== null) return read
  }
  return null
}
