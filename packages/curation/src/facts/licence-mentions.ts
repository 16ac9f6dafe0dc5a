import type { LicenceKind } from '@lilypad/domain'
import { openPatterns } from '../patterns/pattern.ts'
import { statesIn } from '../places/place-lists.ts'
import { isListed, type Part } from './posting-parts.ts'

const { everyByRow, finds } = openPatterns('licence')

export type KindNamed = { kind: LicenceKind; from: number; to: number; text: string }

/** What names a profession beside a licence; the tag is the kind. */
export const kindsIn = (text: string): KindNamed[] =>
  [...everyByRow('kinds', text), ...everyByRow('kinds, as printed', text)]
    .map(({ pattern: { tag }, match: { index: from, 0: words } }) => ({
      kind: tag as LicenceKind,
      from,
      to: from + words.length,
      text: words,
    }))
    .sort((one, other) => one.from - other.from)

/** Where a part names a licence; `isSure` where the words name it by themselves. */
export type Mention = { from: number; to: number; isSure: boolean }

// The clause around a paper.
const BEFORE = /[^.;:!?()]*$/
const AFTER = /^[^.;:!?()]*/

export function isAsked(part: Part, lower: string, kinds: readonly KindNamed[], mention: Mention): boolean {
  const near = lower.slice(Math.max(0, mention.from - 150), mention.to + 100)
  const before = BEFORE.exec(lower.slice(Math.max(0, mention.from - 150), mention.from))?.[0] ?? ''
  const clause = `${before}${lower.slice(mention.from, mention.to)}${AFTER.exec(lower.slice(mention.to, mention.to + 100))?.[0]}`
  if (finds('of others', clause) || finds('not asked', before)) return false
  const isItem = part.text.length < 130
  if (finds('colleagues', near) && !finds('asks always', near) && !finds('seeks', near)) return false
  // 'Signed by a licensed physician'
  if (finds('by another', lower)) return false
  // 'California SLP license', 'Licensed in Colorado as an LPC'
  const isNamedFirst =
    part.text.length < 60 &&
    (finds('begins', lower) || [...kinds, ...statesIn(part.text, 'clear')].some(({ from }) => from === 0))
  if (part.head === 'company' || part.head === 'duties')
    return finds('asks always', near) || (part.head === 'duties' && isNamedFirst)
  if (isListed(part)) return isItem || mention.from === 0 || finds('asks', near)
  return (
    finds('asks', near) ||
    (finds('seeks', clause) && !finds('title', lower.slice(mention.from))) ||
    (mention.isSure && mention.from < 12 && isItem) ||
    isNamedFirst
  )
}
