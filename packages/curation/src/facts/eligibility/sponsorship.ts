import PACKED from '../../patterns/authorization.json' with { type: 'json' }
import { firstMatch, openPatterns } from '../../patterns/pattern.ts'

const { rows, any } = openPatterns(PACKED)
export const QUESTION = any('question')
const REFUSES = rows('refuses')
const OFFERS = rows('offers')
export const SPEAKS_OF_SPONSORS = /sponsor|h-?1|visa|immigration/
const NAMES_VISA = any('names visa')
const OF_VISAS = any('of visas')
const OF_OTHERS = any('of others')

/** Whether a clause in lower case says that a visa is sponsored; null where it says nothing. */
export function sponsorshipIn(clause: string): 'yes' | 'no' | null {
  if (!SPEAKS_OF_SPONSORS.test(clause) || !OF_VISAS.test(clause) || QUESTION.test(clause)) return null
  if (/with or without (?:\w+ )?sponsor/.test(clause)) return 'yes'
  if (OF_OTHERS.test(clause) && !NAMES_VISA.test(clause)) return null
  if (firstMatch(REFUSES, clause) !== null) return 'no'
  return firstMatch(OFFERS, clause) !== null ? 'yes' : null
}
