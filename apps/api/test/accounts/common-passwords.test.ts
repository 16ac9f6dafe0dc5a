import { passwordFault } from '@lilypad/domain'
import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from '../../src/areas/accounts/common-passwords.ts'

const everyListed = dictionary['passwords-common']

// holds Decisions §5: Common passwords and 128 after the nine; at change and reset, too
describe('the 3,000 most common passwords are refused', () => {
  it('exactly that many, all of which the other rules would accept', () => {
    const refused = everyListed.filter(isCommonPassword)
    expect(refused).toHaveLength(3_000)
    expect(refused.filter((password) => passwordFault(password) !== null)).toEqual([])
  })

  it('they include each of the first 3,000 of the list that is long enough', () => {
    const first = everyListed.slice(0, 3_000).filter((password) => passwordFault(password) === null)
    expect(first.length).toBeGreaterThan(500)
    expect(first.filter((password) => !isCommonPassword(password))).toEqual([])
  })

  it.each(['password', '12345678', '123456789', 'iloveyou', 'Password', 'SUNSHINE', 'BaseBall'])(
    'in any case: %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true)
    },
  )

  it.each([
    '',
    'eight green frogs',
    'password of mine',
    'lilypad-demo',
    'hop skip and jump',
    '🐸'.repeat(50_000),
  ])('others are not: %#', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})
