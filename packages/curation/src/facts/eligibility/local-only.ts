import { firstMatch, openPatterns } from '../../patterns/pattern.ts'
import PACKED from '../../patterns/residence.json' with { type: 'json' }
import { placeLists } from './place-list.ts'

const { rows, finds, matchIn } = openPatterns(PACKED)

const LOCAL = [...rows('local'), ...rows('local, as printed')]
const SHORT = 90

/** The words that keep a job for people nearby without a verb of living, or null. */
export function localOnly(text: string): string | null {
  const local = /local|must be|only/i.test(text) ? firstMatch(LOCAL, text)?.match[0].trim() : undefined
  if (local !== undefined && finds('near', local) && !finds('near place', local)) return null
  if (local !== undefined && (/\btime\b/i.test(local) || (finds('large', local) && !/area|,/.test(local))))
    return null
  // The place stands beside: 'Local candidates only: Los Angeles', 'Salem, OR (need local)'.
  if (local !== undefined) {
    return text.length < SHORT && /local/i.test(local) ? text.replace(/[.!*\s]+$|[,;] [a-z].*$/, '') : local
  }
  const place = text.includes('based') ? matchIn('based', text)?.[1] : undefined
  return place === undefined ||
    finds('no place', place) ||
    placeLists(place).some(({ states }) => states.length > 0)
    ? null
    : place
}
