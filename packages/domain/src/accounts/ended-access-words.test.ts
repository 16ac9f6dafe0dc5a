import { expect, it } from 'vitest'
import { describeEndedAccess } from './ended-access-words.ts'

it.each([
  [{ keys: 0, webhooks: 0, feeds: 0 }, ''],
  [
    { keys: 1, webhooks: 0, feeds: 0 },
    '1 key was switched off. You can create new keys under Account, Keys and webhooks.',
  ],
  [
    { keys: 0, webhooks: 2, feeds: 0 },
    '2 webhooks were switched off. You can turn webhooks on again under Account, Keys and webhooks.',
  ],
  [
    { keys: 0, webhooks: 0, feeds: 1 },
    '1 feed address was switched off. Each saved search has a new feed address: copy it into your feed reader.',
  ],
  [
    { keys: 0, webhooks: 0, feeds: 0, calendars: 1 },
    '1 calendar address was switched off. You can turn your calendar on again on your tracker.',
  ],
  [
    { keys: 0, webhooks: 0, feeds: 0, mailAddresses: 1 },
    '1 mail address was switched off. You can turn on a new mail address on the tracker.',
  ],
  [
    { keys: 2, webhooks: 1, feeds: 3 },
    '2 keys, 1 webhook and 3 feed addresses were switched off. You can create new keys and turn webhooks on again under Account, Keys and webhooks. Each saved search has a new feed address: copy it into your feed reader.',
  ],
])('what was switched off is counted, with the way back: %j', (ended, words) => {
  expect(describeEndedAccess(ended)).toBe(words)
})
