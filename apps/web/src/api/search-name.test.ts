import { expect, it } from 'vitest'
import { deletionQuestionOf, nameOf } from './search-name.ts'

it.each([
  ['Curriculum', 'Curriculum'],
  ['', '(no name)'],
  ['  ', '(no name)'],
])('a saved search named %j is shown as %s', (name, shown) => {
  expect(nameOf({ name })).toBe(shown)
})

it('the same question is asked everywhere a search is deleted', () => {
  expect(deletionQuestionOf({ name: '' })).toBe('Are you sure you want to delete the search "(no name)"?')
})
