import { describe, expect, it } from 'vitest'
import { NO_FILTER, readFilterQuery, writeFilterQuery } from '../../../src/index.ts'
import { EVERY_FILTER } from './any-job.ts'

describe('the address of a filter can be shared', () => {
  it('whatever was chosen is read back', () => {
    const address = writeFilterQuery(EVERY_FILTER, 'date')
    expect(readFilterQuery(address)).toEqual({ filter: EVERY_FILTER, sort: 'date' })
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
