import { fold } from '@lilypad/domain'
import { openPatterns } from './patterns/pattern.ts'
import { readSegment } from './places/read-segment.ts'

const { without } = openPatterns('places')

/** True for a part of a title that names only a place ('Texas', 'Berlin, Germany', 'US'). */
function isPlace(part: string): boolean {
  const { codes, regions } = readSegment(part, null)
  return (codes.size > 0 || regions.length > 0) && fold(part).split(' ').length <= 4
}

/** A title without places, workplace notes and numbers, folded. The first part always stays. */
export function normalisedTitle(title: string): string {
  const [head = '', ...tail] = without('note of title', title.slice(0, 300)).split(/\s[-–—]\s|[,|()[\]]/)
  return fold([head, ...tail.filter((part) => !isPlace(part))].join(' '))
}

/** Shared by postings with the same company and normalised title: the same job at different places. */
export function stackId(company: string, title: string): string {
  return `${fold(company)}/${normalisedTitle(title)}`.replaceAll(' ', '-')
}
