import { UNLISTED_REASONS } from '@lilypad/domain'
import { expect, it } from 'vitest'
import { whyNotListed } from './listing-card.tsx'

it.each(UNLISTED_REASONS)('%s is said in words', (reason) => {
  expect(whyNotListed(reason)).toMatch(/^Not listed: [a-z][^_]+\.$/)
})

it('a reason that is not known yet is shown as it is', () => {
  expect(whyNotListed('too_far')).toBe('Not listed: too_far.')
})
