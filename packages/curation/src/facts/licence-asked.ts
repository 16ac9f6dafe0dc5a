import PACKED from '../patterns/licence.json' with { type: 'json' }
import { firstMatch, openPatterns } from '../patterns/pattern.ts'
import { statesIn } from './eligibility/states-named.ts'
import type { KindNamed } from './licence-kinds.ts'
import type { Part } from './parts.ts'

const { rows, any } = openPatterns(PACKED)
/** Where a part names a licence; `isSure` where the words name it by themselves. */
export type Mention = { from: number; to: number; isSure: boolean }

export const isList = ({ head }: Part) => head === 'qualifications' || head === 'demand' || head === 'wish'
const ASKS_ALWAYS = any('asks always')
const ASKS = any('asks')
const SEEKS = any('seeks')
const TITLE = any('title')
const OF_OTHERS = any('of others')
const NOT_ASKED = rows('not asked')
const COLLEAGUES = rows('colleagues')
const BEGINS = any('begins')
// The clause around a paper.
const BEFORE = /[^.;:!?()]*$/
const AFTER = /^[^.;:!?()]*/

/** Whether a posting asks for the licence that one of its parts mentions. */
export function isAsked(part: Part, lower: string, kinds: readonly KindNamed[], mention: Mention): boolean {
  const near = lower.slice(Math.max(0, mention.from - 150), mention.to + 100)
  const before = BEFORE.exec(lower.slice(Math.max(0, mention.from - 150), mention.from))?.[0] ?? ''
  const clause = `${before}${lower.slice(mention.from, mention.to)}${AFTER.exec(lower.slice(mention.to, mention.to + 100))?.[0]}`
  if (OF_OTHERS.test(clause) || firstMatch(NOT_ASKED, before) !== null) return false
  const isItem = part.text.length < 130
  if (firstMatch(COLLEAGUES, near) !== null && !ASKS_ALWAYS.test(near) && !SEEKS.test(near)) return false
  // 'Signed by a licensed physician'
  if (/(?:\b(?:from|by|under) |^)an? licen[sc]ed\b/.test(lower)) return false
  // 'California SLP license', 'Licensed in Colorado as an LPC'
  const isNamedFirst =
    part.text.length < 60 &&
    (BEGINS.test(lower) || [...kinds, ...statesIn(part.text, 'clear')].some(({ from }) => from === 0))
  if (part.head === 'company' || part.head === 'duties')
    return ASKS_ALWAYS.test(near) || (part.head === 'duties' && isNamedFirst)
  if (isList(part)) return isItem || mention.from === 0 || ASKS.test(near)
  return (
    ASKS.test(near) ||
    (SEEKS.test(clause) && !TITLE.test(lower.slice(mention.from))) ||
    (mention.isSure && mention.from < 12 && isItem) ||
    isNamedFirst
  )
}
