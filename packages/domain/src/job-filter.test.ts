import { expect, it } from 'vitest'
import { filterJobs } from './job-filter.ts'

const jobs = [
  { id: 1, searchText: 'curriculum writer bright pond curriculum full-time california' },
  { id: 2, searchText: 'sales lead (k-12) école élan sales part-time' },
]

it.each<[sentence: string, searchField: string, found: number[]]>([
  ['an empty search finds every job', '', [1, 2]],
  ['so does one of blanks', '   ', [1, 2]],
  ['free text matches the job’s search text', 'writer', [1]],
  ['case-insensitively', 'WRITER Bright', [1]],
  ['blanks around it do not count', '  sales ', [2]],
  ['part of a word is enough', 'curric', [1]],
  ['letters with accents match whatever their case', 'ÉCOLE', [2]],
  ['characters that mean something elsewhere are plain text', '(k-12)', [2]],
  ['nothing like it finds nothing', 'astronaut', []],
])('%s', (_sentence, searchField, found) => {
  expect(filterJobs(jobs, { searchField }).map(({ id }) => id)).toEqual(found)
})
