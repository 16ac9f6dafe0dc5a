import type { JobType } from '@lilypad/domain'
import { openPatterns } from './patterns/pattern.ts'

const { finds, firstIn, without } = openPatterns('job-type')

// 'FullTime' and 'FULL_TIME' are two words.
const spaced = (text: string) => text.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')

export type JobTypeRead = { jobType: JobType | null; reason: string }

const typeIn = (table: 'title' | 'field' | 'text', text: string) =>
  (firstIn(table, text)?.pattern.tag as JobType | undefined) ?? null
const typeInField = (word: string) => typeIn('title', word) ?? typeIn('field', word)

/**
 * The kind of employment: by the board's own word, else the title, else the description; null when none names it.
 * A title that names an internship or a contract is nearer than a board's 'Full-time'.
 */
export function readJobType(found: { employment: string | null; title: string; text: string }): JobTypeRead {
  const field = found.employment === null ? null : typeInField(spaced(found.employment))
  const title = typeIn('title', without('of others', found.title))
  const isNearer = field === null || field === 'Full-Time' || title === 'Internship'
  if (title !== null && isNearer) return { jobType: title, reason: 'the title' }
  if (field !== null) return { jobType: field, reason: `the board says '${found.employment?.slice(0, 60)}'` }
  const text = finds('may state', found.text) ? typeIn('text', found.text) : null
  return { jobType: text, reason: text === null ? 'nothing names it' : 'the description' }
}
