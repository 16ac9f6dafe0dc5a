import {
  FILTER_NAMES,
  FILTERS,
  type FilterName,
  filterNamed,
  type JobFilter,
} from '../jobs/filters/all-filters.ts'
import { cutText } from '../text/clean-text.ts'

export const MAX_SEARCH_NAME_LENGTH = 100

const MAX_NAMED = 2

export const searchName = ({ name }: { name: string }): string => name.trim() || '(no name)'

/** These end a sentence: 'from $85K', 'since January 31, 2026'. */
const isEnding = (name: FilterName) => ['salary', 'day'].includes(FILTERS[name].kind)

/** 'Curriculum and Sales, Full-Time from $85K'; '' when nothing is chosen. */
export function proposedSearchName(filter: JobFilter): string {
  const named = FILTER_NAMES.flatMap((name) => {
    const text = toText(name, filter)
    return text === '' ? [] : [{ name, text }]
  })
  if (named.length === 0) return ''
  const subjects = named.filter(({ name }) => !isEnding(name)).map(({ text }) => text)
  const endings = named
    .filter(({ name }) => isEnding(name))
    .map(({ text }) => text.replace(/^./, (first) => first.toLowerCase()))
  return cutText([subjects.join(', ') || 'Jobs', ...endings].join(' '), MAX_SEARCH_NAME_LENGTH)
}

function toText(name: FilterName, filter: JobFilter): string {
  const texts = filterNamed(name)
    .chips(filter[name])
    .map(({ text }) => text)
  if (texts.length <= MAX_NAMED) return texts.join(' and ')
  // Who accepts much travel has chosen every level up to it.
  if (name === 'travel') return ''
  return `${texts.slice(0, MAX_NAMED).join(', ')} and more`
}
