import type { Workplace } from '@lilypad/domain'
import { openPatterns } from '../patterns/pattern.ts'

const { finds, firstIn } = openPatterns('workplace')
const said = (table: 'place' | 'title', text: string) =>
  (firstIn(table, text)?.pattern.tag ?? null) as Workplace | null

/** The workplace named by a place or by the board's own word, or null. Remote takes precedence. */
export const workplaceIn = (text: string): Workplace | null =>
  finds('no place', text) ? null : said('place', text)

/** The workplace that a part of a title names and nothing else: 'Remote', 'Hybrid Remote'; or null. */
export const workplaceOfPart = (part: string): Workplace | null => said('title', part)
