import type { Part } from '../posting-parts.ts'
import { withMarkers } from '../required-or-preferred.ts'
import { withDegrees } from './degrees.ts'
import { toShape } from './word-kinds.ts'
import { toWords, type Word } from './words.ts'
import { withYears } from './years.ts'

/** A part as words, with degrees, amounts of years and markers of force; `shape` has a letter for the kind of each. */
export type Statement = { part: Part; list: readonly Word[]; shape: string }

const LONGEST = 4000

export function toStatement(part: Part): Statement {
  const text = part.text.slice(0, LONGEST)
  const list = withMarkers(withYears(withDegrees(toWords(text), text)))
  return { part, list, shape: toShape(list) }
}

/** The words from `from` up to `to` as written, in lower case. */
export const wordsBetween = ({ list }: Statement, from: number, to: number): string =>
  list
    .slice(Math.max(0, from), Math.max(0, to))
    .map(({ word }) => word)
    .join(' ')
