import { expect, test } from 'vitest'
import { placeKind } from '../../src/places/place-names.ts'

test.each([
  ['California', 'state'],
  ['Georgia', 'state'],
  ['Georgia (country)', 'country'],
  ['Puerto Rico', 'state'],
  ['Canada', 'country'],
  ['United States', 'country'],
  ['EMEA', 'region'],
  ['Nowhere', 'region'],
])('%s is a %s', (name, kind) => {
  expect(placeKind(name)).toBe(kind)
})
