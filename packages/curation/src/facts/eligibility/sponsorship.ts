import PACKED from '../../patterns/authorization.json' with { type: 'json' }
import { openPatterns } from '../../patterns/pattern.ts'

const { any, finds, firstIn } = openPatterns(PACKED)

export const QUESTION = any('question')
export const SPEAKS_OF_SPONSORS = /sponsor|h-?1|visa|immigration/

/** Whether a clause in lower case says that a visa is sponsored; null where it says nothing. */
export function sponsorshipIn(clause: string): 'yes' | 'no' | null {
  if (!SPEAKS_OF_SPONSORS.test(clause) || !finds('of visas', clause) || QUESTION.test(clause)) return null
  if (/with or without (?:\w+ )?sponsor/.test(clause)) return 'yes'
  if (finds('of others', clause) && !finds('names visa', clause)) return null
  if (firstIn('refuses', clause) !== null) return 'no'
  return firstIn('offers', clause) !== null ? 'yes' : null
}
