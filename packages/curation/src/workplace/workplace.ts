import type { Workplace } from '@lilypad/domain'
import { firstMatch, openPatterns, type Pattern } from '../patterns/pattern.ts'
import PACKED from '../patterns/workplace.json' with { type: 'json' }

const { rows, any } = openPatterns(PACKED)
const PLACE = rows('place')
const NO_PLACE = any('no place')
const TITLE = rows('title')
const DENIED = any('denied')

const said = (table: readonly Pattern[], text: string) =>
  (firstMatch(table, text)?.pattern.tag ?? null) as Workplace | null

/** The workplace named by a place or by the board's own word, or null. Remote takes precedence. */
export const workplaceIn = (text: string): Workplace | null =>
  NO_PLACE.test(text) ? null : said(PLACE, text)

/** The workplace that a part of a title names and nothing else: 'Remote', 'Hybrid Remote'; or null. */
export const workplaceOfPart = (part: string): Workplace | null => said(TITLE, part)

/** Whether a sentence says that the job is not remote. */
export const deniesRemote = (sentence: string) => DENIED.test(sentence)
