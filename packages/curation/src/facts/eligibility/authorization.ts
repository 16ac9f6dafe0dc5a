import PACKED from '../../patterns/authorization.json' with { type: 'json' }
import { openPatterns } from '../../patterns/pattern.ts'
import type { Part } from '../parts.ts'
import { clipped } from '../quote.ts'
import { maySpeakOf } from '../stems.ts'
import { QUESTION, SPEAKS_OF_SPONSORS, sponsorshipIn } from './sponsorship.ts'

const { rows, any } = openPatterns(PACKED)
export type AuthorizationRead = {
  required: true | null
  sponsorship: 'yes' | 'no' | null
  evidence: string[]
}

const DEMANDS = rows('demands')
const BOILERPLATE = any('boilerplate')
const HEDGED = any('hedged')
const HEDGED_BEHIND = any('hedged behind')
const OF_SOME = any('of some')

/** The words that demand that one may work there, be it among wishes if they say must; null if none do. */
function demandIn(clause: string, isWish: boolean): RegExpExecArray | null {
  if (QUESTION.test(clause) || (isWish && !/\b(?:must|requires?|required|only)\b/.test(clause))) return null
  for (const { expression } of DEMANDS) {
    const match = expression.exec(clause)
    if (match === null) continue
    const [from, to] = [match.index, match.index + match[0].length]
    const before = clause.slice(Math.max(0, from - 160), from)
    const around = `${before.slice(-100)}${clause.slice(from, to + 100)}`
    if (OF_SOME.test(before + clause.slice(from, to + 60)) || BOILERPLATE.test(around)) continue
    if (/\bmay be required\b/.test(around) || /\bencouraged to apply\b/.test(clause.slice(to))) continue
    // A list that lost its breaks: '… preferred Must be a US citizen'.
    const close = before.slice(-40).replace(/^.*(?=\bmust\b)/, '')
    const behind = clause.slice(from, to + 40)
    if (!HEDGED.test(close + behind) && !HEDGED_BEHIND.test(behind)) return match
  }
  return null
}
const CLAUSES = any('clauses')
const CUE = any('cue')

/** Whether the person must be allowed to work there, and whether a visa is sponsored. */
export function readAuthorization(parts: readonly Part[]): AuthorizationRead {
  let required: true | null = null
  let sponsorship: 'yes' | 'no' | null = null
  const evidence: string[] = []
  for (const part of parts) {
    const isField = part.headWords === 'work authorization'
    if (!isField && !(maySpeakOf(part, 'authorization') && CUE.test(part.lower))) continue
    for (const clause of part.text.split(CLAUSES)) {
      const lower = clause.toLowerCase()
      const sponsors = sponsorshipIn(lower)
      const demand =
        (isField ? /^united states \(required\)/.exec(lower) : null) ?? demandIn(lower, part.head === 'wish')
      if (sponsors === null && demand === null) continue
      if (demand !== null) required = true
      if (sponsors === 'no' || sponsorship === null) sponsorship = sponsors ?? sponsorship
      const from = demand?.index ?? lower.search(SPEAKS_OF_SPONSORS)
      evidence.push(clipped(clause, from, from + (demand?.[0].length ?? 0)))
    }
  }
  return { required, sponsorship, evidence }
}
