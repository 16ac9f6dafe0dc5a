import type { JobType } from '@lilypad/domain'
import PACKED from './patterns/job-type.json' with { type: 'json' }
import { firstMatch, openPatterns, type Pattern, withoutWords } from './patterns/pattern.ts'

const { finds, rows } = openPatterns(PACKED)
const [IN_TITLE, IN_TEXT, OF_OTHERS] = [rows('title'), rows('text'), rows('of others')]
const IN_FIELD = [...IN_TITLE, ...rows('field')]

// 'FullTime' and 'FULL_TIME' are two words.
const spaced = (text: string) => text.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')

export type JobTypeRead = { jobType: JobType | null; reason: string }

const typeIn = (text: string, table: readonly Pattern[]) =>
  (firstMatch(table, text)?.pattern.tag as JobType | undefined) ?? null

/**
 * The kind of employment: by the board's own word, else the title, else the description; null when none names it.
 * A title that names an internship or a contract is nearer than a board's 'Full-time'.
 */
export function readJobType(found: { employment: string | null; title: string; text: string }): JobTypeRead {
  const field = found.employment === null ? null : typeIn(spaced(found.employment), IN_FIELD)
  const title = typeIn(withoutWords(found.title, OF_OTHERS), IN_TITLE)
  const isNearer = field === null || field === 'Full-Time' || title === 'Internship'
  if (title !== null && isNearer) return { jobType: title, reason: 'the title' }
  if (field !== null) return { jobType: field, reason: `the board says '${found.employment?.slice(0, 60)}'` }
  const text = finds('may state', found.text) ? typeIn(found.text, IN_TEXT) : null
  return { jobType: text, reason: text === null ? 'nothing names it' : 'the description' }
}
