import { openPatterns } from '../../patterns/pattern.ts'

const { finds, matchIn } = openPatterns('subject')

/**
 * The clauses of a sentence or item that may speak of the reader: without 'students must hold …', 'our nurses begin …',
 * '… clients who have …'. Under the title of a nurse, 'our nurses' are the reader.
 *
 * @param lower the text in lower case
 */
export function applicantClauses(text: string, lower: string, title: string): string[] {
  const subject = matchIn('subject', lower)
  if (subject !== null) {
    const colleague = subject.groups?.colleagues?.replace(/s$/, '')
    const isTitle = colleague !== undefined && title.toLowerCase().includes(colleague)
    const [{ length }] = subject
    const end = findEnd(lower, length)
    if (!isTitle && !finds('reader', lower.slice(length, end))) return nonEmpty([text.slice(end + 1)])
  }
  const relative = lower.includes(' who') ? matchIn('relative', lower) : null
  if (relative === null || finds('hires', lower.slice(0, relative.index))) return [text]
  const from = relative.index + relative[0].length
  return nonEmpty([text.slice(0, from), text.slice(findEnd(lower, from) + 1)])
}

function findEnd(lower: string, from: number): number {
  const at = matchIn('end', lower.slice(from))?.index
  return at === undefined ? lower.length : from + at
}

const nonEmpty = (clauses: readonly string[]) =>
  clauses.map((clause) => clause.trim()).filter((clause) => clause !== '')
