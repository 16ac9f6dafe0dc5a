import { expect, test } from 'vitest'
import { toWire } from '../../src/http/to-wire.ts'

test('a row is told in the names of a reply, its dates as text, and everything else as it is', () => {
  const row = { id: 7, openedAt: new Date(0), settledAt: null, isTest: true, jobIds: [1], p256dh: 'x' }
  expect(toWire(row)).toEqual({
    id: 7,
    opened_at: '1970-01-01T00:00:00.000Z',
    settled_at: null,
    is_test: true,
    job_ids: [1],
    p256dh: 'x',
  })
})
