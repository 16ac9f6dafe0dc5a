import { searchName } from '@lilypad/domain'
import { expect, it } from 'vitest'
import { getDeletionQuestion } from './use-saved-search.ts'

// holds Part 1 §2 Account page: Saved search: name or '(no name)', switch, Daily and Weekly, delete
it.each([
  ['Curriculum', 'Curriculum'],
  ['', '(no name)'],
  ['  ', '(no name)'],
])('a saved search named %j is shown as %s', (name, shown) => {
  expect(searchName({ name })).toBe(shown)
})

// holds Part 2 §7 Saved searches: `POST /api/delete_search`
it('the same question is asked everywhere a search is deleted', () => {
  expect(getDeletionQuestion({ name: '' })).toBe('Are you sure you want to delete the search "(no name)"?')
})
