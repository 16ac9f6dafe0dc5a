import type { Announcement, User } from '@lilypad/contracts'
import { expect, it } from 'vitest'
import { announcementsFor } from './announcements.tsx'

const announcement = (id: number, flags: Partial<Announcement>): Announcement => ({
  id,
  content: 'Hello',
  forFree: false,
  forPaid: false,
  forVisitors: false,
  ...flags,
})
const announcements = [
  announcement(1, { forVisitors: true }),
  announcement(2, { forFree: true }),
  announcement(3, { forPaid: true }),
  announcement(4, { forVisitors: true, forFree: true, forPaid: true }),
  announcement(5, {}),
]

// holds Part 1 §4: Alerts only to the tier of their flag
it.each<[who: string, user: User | null, ids: number[]]>([
  ['a visitor', null, [1, 4]],
  ['a free member', { isFree: true } as User, [2, 4]],
  ['a paid member', { isFree: false } as User, [3, 4]],
])('%s sees only alerts whose flag matches their tier', (_who, user, ids) => {
  expect(announcementsFor(user, announcements).map(({ id }) => id)).toEqual(ids)
})
