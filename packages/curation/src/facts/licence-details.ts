import type { Licence } from '@lilypad/domain'
import PACKED from '../patterns/licence.json' with { type: 'json' }
import { openPatterns } from '../patterns/pattern.ts'
import { codesOf, statesIn } from './eligibility/states-named.ts'
import type { Part } from './parts.ts'

const { finds, firstIn } = openPatterns(PACKED)

type Named = { part: Part; mention: { from: number; to: number } }

/** The states that stand near the licence, or any state. */
export function statesNamed(deciding: readonly Named[]): Licence['states'] {
  const states = deciding.flatMap(({ part: { text }, mention }) =>
    statesIn(text, 'clear').filter(
      ({ from, to }) =>
        to > mention.from - 60 &&
        from < mention.to + 70 &&
        !finds('no state', text.slice(0, from)) &&
        // 'CERTIFICATIONS, OR REGISTRATIONS'
        !/^ [A-Z]{5}/.test(text.slice(to)),
    ),
  )
  if (states.length > 0) return codesOf(states)
  return deciding.some(({ part }) => finds('any state', part.lower)) ? 'any state' : null
}

/** The subject or grades that the first of the texts names with a licence, as written. */
export function subjectNamed(texts: readonly string[]): string | null {
  const named = texts.map((text) => firstIn('subjects', text)).find((found) => found !== null)
  return named?.match[1]?.trim() ?? null
}
