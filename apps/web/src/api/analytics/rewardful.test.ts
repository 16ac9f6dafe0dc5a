import { expect, it } from 'vitest'
import { findReferral } from './rewardful.ts'

const none = { rewardful_referral: null, rewardful_affiliate: null }

// holds Part 1 §6: Affiliate referral id and name are recorded
it.each([
  ['null when the script is absent', undefined, none],
  ['null when nobody referred', { referral: '', affiliate: null }, none],
  [
    'id and name when somebody did',
    { referral: 'ref-1', affiliate: { name: 'Ada' } },
    { rewardful_referral: 'ref-1', rewardful_affiliate: 'Ada' },
  ],
])('referral and affiliate are %s', (_sentence, found, expected) => {
  expect(findReferral(found ? { Rewardful: found } : {})).toEqual(expected)
})
