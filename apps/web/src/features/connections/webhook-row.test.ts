import { expect, test } from 'vitest'
import type { Delivery } from '@/api/programs/programs.ts'
import { deliveryWords } from './webhook-row.tsx'

const delivery: Delivery = {
  id: 1,
  created_at: '2027-01-01T00:00:00.000Z',
  outcome: 'sent',
  tries: 1,
  is_test: false,
  message_id: 'a message',
  status: 204,
  answer: '',
  error: null,
}
const error = 'The address answered 500.'

test.each<[string, Partial<Delivery>]>([
  ['delivered, 204', {}],
  ['delivered after 3 tries, 204', { tries: 3 }],
  ['waiting', { outcome: 'waiting', tries: 0, status: null }],
  [
    'waiting for another try after 1 try. The address answered 500.',
    { outcome: 'waiting', status: 500, error },
  ],
  ['not delivered after 11 tries. The address answered 500.', { outcome: 'given_up', tries: 11, error }],
  ['not sent: you can no longer see any of these jobs', { outcome: 'given_up', status: null }],
  ['being sent', { outcome: 'waiting', status: null }],
  ['test delivered, 204', { is_test: true }],
  ['test being sent', { is_test: true, outcome: 'waiting', status: null }],
  ['test not delivered. The address answered 500.', { is_test: true, outcome: 'given_up', error }],
])('a delivery reads “%s”', (words, more) => {
  expect(deliveryWords({ ...delivery, ...more })).toBe(words)
})
