import { describe, expect, it } from 'vitest'
import { NO_FILTER, readFilterQuery, writeFilterQuery } from '../../../src/index.ts'

const EVERYTHING = {
  searchField: 'tutor & coach',
  categories: ['UX/UI', 'Sales'],
  types: ['Full-Time'],
  travel: ['No Travel', 'Some Travel'],
  audience: ['CP1', 'RS2'],
  locations: ['Hiring Nationally', 'Georgia (country)'],
  salaryFrom: 81_000,
  postedSince: '2026-01-31',
  onlyFavorites: true,
} as const

describe('the address of a filter can be shared', () => {
  it('whatever was chosen is read back', () => {
    const address = writeFilterQuery(EVERYTHING, 'date')
    expect(readFilterQuery(address)).toEqual({ filter: EVERYTHING, sort: 'date' })
  })

  it('a person can read it', () => {
    const filter = { ...NO_FILTER, searchField: 'tutor', categories: ['Sales' as const], salaryFrom: 81_000 }
    expect(writeFilterQuery(filter, null)).toBe('?search=tutor&category=Sales&salary=81000')
  })

  it('nothing chosen is no query', () => {
    expect(writeFilterQuery(NO_FILTER, null)).toBe('')
    expect(writeFilterQuery({ ...NO_FILTER, searchField: '  ' }, null)).toBe('')
  })

  it.each<[sentence: string, query: string]>([
    ['an address without a query carries no filter', ''],
    ['dashboard?skip=1 is the dashboard', '?skip=1'],
    ['dashboard?jump=1 is the dashboard', '?jump=1'],
  ])('%s', (_sentence, query) => {
    expect(readFilterQuery(query)).toBeNull()
  })

  it('a damaged address is read as far as it can be read', () => {
    expect(readFilterQuery('?category=Sales&category=Nonsense&since=soon&salary=lots&sort=luck')).toEqual({
      filter: { ...NO_FILTER, categories: ['Sales'] },
      sort: null,
    })
  })
})
