import type { Alert, User } from '@lilypad/contracts'
import { expect, it } from 'vitest'
import { alertsFor } from './visible-alerts.ts'

const alert = (id: number, flags: Partial<Alert>): Alert => ({
  id,
  content: 'Hello',
  forFree: false,
  forPaid: false,
  forVisitors: false,
  ...flags,
})
const alerts = [
  alert(1, { forVisitors: true }),
  alert(2, { forFree: true }),
  alert(3, { forPaid: true }),
  alert(4, { forVisitors: true, forFree: true, forPaid: true }),
  alert(5, {}),
]

// holds Part 1 §4: Alerts only to the tier of their flag
it.each<[who: string, user: User | null, ids: number[]]>([
  ['a visitor', null, [1, 4]],
  ['a free member', { isFree: true } as User, [2, 4]],
  ['a paid member', { isFree: false } as User, [3, 4]],
])('%s sees only alerts whose flag matches their tier', (_who, user, ids) => {
  expect(alertsFor(user, alerts).map(({ id }) => id)).toEqual(ids)
})
