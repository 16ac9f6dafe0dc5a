import { openPatterns } from '../patterns/pattern.ts'
import PACKED from '../patterns/travel-mentions.json' with { type: 'json' }
import { levelOfWords } from './levels.ts'
import type { Mention } from './mentions.ts'

const { finds } = openPatterns(PACKED)

/** 'No travel required', 'Travel: none'. */
export const isDenied = ({ context }: Mention): boolean => finds('denied', context)

/** Perks, other people's travel, products and the like; benefits count only where a duty or a share is named. */
export function isNotTravel({ context, amongBenefits, isQualifier }: Mention): boolean {
  if (isQualifier) return true
  const isDuty = finds('duty', context)
  if (amongBenefits && !isDuty && !/%|\bpercent\b/.test(context)) return true
  const saysHowOften = levelOfWords(context) !== null
  if (finds('gathering', context) && !isDuty && !saysHowOften) return true
  if (finds('one of a list', context) && !finds('list of duties', context)) return true
  if (finds('not travel, after', context)) return true
  // With a share, what stands before the word does not take it away.
  if (finds('with a share', context)) return false
  // Miles are paid for one's own driving.
  if (saysHowOften && finds('miles are paid', context)) return false
  return finds('not travel, before', context)
}

/** True when the sentence asks the reader to travel: for mentions without a quantity or a word of frequency. */
export const isOwnTravel = (context: string): boolean => finds('own travel', context)
