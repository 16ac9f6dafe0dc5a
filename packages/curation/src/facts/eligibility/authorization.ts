import type { Eligibility } from '@lilypad/domain'
import { openPatterns } from '../../patterns/pattern.ts'
import type { Part, Said } from '../posting-parts.ts'
import { clipped } from '../quote.ts'
import { maySpeakOf } from '../stem-prefilter.ts'

const { any, finds, matchesIn } = openPatterns('authorization')

const SPEAKS_OF_SPONSORS = /sponsor|h-?1|visa|immigration/

/** Whether a clause in lower case says that a visa is sponsored; null where it says nothing. */
function sponsorshipIn(clause: string): 'yes' | 'no' | null {
  if (!SPEAKS_OF_SPONSORS.test(clause) || !finds('of visas', clause) || finds('question', clause)) return null
  if (/with or without (?:\w+ )?sponsor/.test(clause)) return 'yes'
  if (finds('of others', clause) && !finds('names visa', clause)) return null
  if (finds('refuses', clause)) return 'no'
  return finds('offers', clause) ? 'yes' : null
}

/** The words that demand that one may work there, be it among wishes if they say must; null if none do. */
function demandIn(clause: string, isWish: boolean): RegExpExecArray | null {
  if (
    !finds('demands', clause) ||
    finds('question', clause) ||
    (isWish && !/\b(?:must|requires?|required|only)\b/.test(clause))
  )
    return null
  for (const { match } of matchesIn('demands', clause)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const before = clause.slice(Math.max(0, from - 160), from)
    const around = `${before.slice(-100)}${clause.slice(from, to + 100)}`
    if (finds('of some', before + clause.slice(from, to + 60)) || finds('boilerplate', around)) continue
    if (/\bmay be required\b/.test(around) || /\bencouraged to apply\b/.test(clause.slice(to))) continue
    // A list that lost its breaks: '… preferred Must be a US citizen'.
    const close = before.slice(-40).replace(/^.*(?=\bmust\b)/, '')
    const behind = clause.slice(from, to + 40)
    if (!finds('hedged', close + behind) && !finds('hedged behind', behind)) return match
  }
  return null
}

const CLAUSES = any('clauses')

type Authorization = Pick<Eligibility, 'sponsorship' | 'authorization_required'>

export function readAuthorization(parts: readonly Part[]): Said<Authorization> {
  const value: Authorization = { sponsorship: null, authorization_required: null }
  const evidence: string[] = []
  for (const part of parts) {
    const isField = part.headWords === 'work authorization'
    if (!isField && !(maySpeakOf(part, 'authorization') && finds('cue', part.lower))) continue
    for (const clause of part.text.split(CLAUSES)) {
      const lower = clause.toLowerCase()
      const sponsors = sponsorshipIn(lower)
      const demand =
        (isField ? /^united states \(required\)/.exec(lower) : null) ?? demandIn(lower, part.head === 'wish')
      if (sponsors === null && demand === null) continue
      if (demand !== null) value.authorization_required = true
      if (sponsors === 'no') value.sponsorship = 'no'
      else value.sponsorship ??= sponsors
      const from = demand?.index ?? lower.search(SPEAKS_OF_SPONSORS)
      evidence.push(clipped(clause, from, from + (demand?.[0].length ?? 0)))
    }
  }
  return { value, evidence }
}
