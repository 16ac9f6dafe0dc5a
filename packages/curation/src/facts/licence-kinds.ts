import type { LicenceKind } from '@lilypad/domain'
import PACKED from '../patterns/licence.json' with { type: 'json' }
import { openPatterns } from '../patterns/pattern.ts'
import { everyMatch } from './words/every-match.ts'

const { rows } = openPatterns(PACKED)

/** What names a profession beside a licence; the tag is the kind. */
const KINDS = [...rows('kinds', 'g'), ...rows('kinds, as printed', 'g')]

export type KindNamed = { kind: LicenceKind; from: number; to: number; text: string }

/** Professions and their letters named in a text, in order. */
export const kindsIn = (text: string): KindNamed[] =>
  KINDS.flatMap(({ tag, expression }) =>
    everyMatch(expression, text).map(({ index: from, 0: words }) => ({
      kind: tag as LicenceKind,
      from,
      to: from + words.length,
      text: words,
    })),
  ).sort((one, other) => one.from - other.from)
