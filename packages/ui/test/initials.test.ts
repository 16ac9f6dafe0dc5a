import { expect, it } from 'vitest'
import { hueOf, initials } from '../src/initials.ts'

it.each<[name: string, letters: string]>([
  ['Bright Pond', 'BP'],
  ['The Pond School', 'PS'],
  ['Khan', 'K'],
  ['école élémentaire', 'ÉÉ'],
  ['2U', '2'],
  ['The', 'T'],
  ['', '?'],
  ['—', '?'],
])('%j is shown as %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

it('the same name always has the same hue, from 0 to 359', () => {
  for (const name of ['', 'Bright Pond', '学校 '.repeat(200)]) {
    expect(hueOf(name)).toBe(hueOf(name))
    expect(hueOf(name)).toBeGreaterThanOrEqual(0)
    expect(hueOf(name)).toBeLessThan(360)
  }
})
