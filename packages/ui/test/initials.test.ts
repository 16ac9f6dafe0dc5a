import { expect, it } from 'vitest'
import { initials, toHue } from '../src/initials.ts'

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
    expect(toHue(name)).toBe(toHue(name))
    expect(toHue(name)).toBeGreaterThanOrEqual(0)
    expect(toHue(name)).toBeLessThan(360)
  }
})
