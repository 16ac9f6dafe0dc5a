import { expect, it } from 'vitest'
import { nameOf } from './search-name.ts'

it.each([
  ['Curriculum', 'Curriculum'],
  ['', '(no name)'],
  ['  ', '(no name)'],
])('a saved search named %j is shown as %s', (name, shown) => {
  expect(nameOf({ name })).toBe(shown)
})
