import { expect, test } from 'vitest'
import { type JobFilter, MAX_SEARCH_NAME_LENGTH, NO_FILTER, proposedSearchName } from '../../src/index.ts'

test.each<[filter: Partial<JobFilter>, name: string]>([
  [{}, ''],
  [{ categories: ['Sales'] }, 'Sales'],
  [{ categories: ['Sales', 'Technical'], salaryFrom: 85_000 }, 'Sales and Technical from $85K'],
  [{ categories: ['Sales', 'Technical', 'Other'] }, 'Sales, Technical and more'],
  [{ salaryFrom: 120_000 }, 'Jobs from $120K'],
  [{ salaryFrom: 120_000, types: ['Full-Time'], travel: ['No Travel'] }, 'Full-Time, No Travel from $120K'],
  [{ categories: ['Sales'], travel: ['No Travel', 'Occasional Travel', 'Some Travel'] }, 'Sales'],
  [{ searchField: ' tutor ', onlyFavorites: true }, '“tutor”, Saved jobs only'],
  [{ homeState: 'OH', licence: 'none_required' }, 'I live in Ohio, No licence required'],
  [{ audience: ['CP1', 'CP2', 'CP3'] }, 'Career Pivots'],
])('the search that the filter %j makes is called %s', (filter, name) => {
  expect(proposedSearchName({ ...NO_FILTER, ...filter })).toBe(name)
})

test('a day keeps its capital', () => {
  expect(proposedSearchName({ ...NO_FILTER, salaryFrom: 85_000, postedSince: '2026-01-31' })).toBe(
    'Jobs from $85K since January 31, 2026',
  )
})

test('a long search is cut to what a name may have', () => {
  const name = proposedSearchName({ ...NO_FILTER, searchField: '😀 '.repeat(200) })
  expect(name.endsWith('…')).toBe(true)
  expect([...name].length).toBeLessThanOrEqual(MAX_SEARCH_NAME_LENGTH)
})
