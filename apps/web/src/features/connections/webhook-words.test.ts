import { expect, test } from 'vitest'
import type { Delivery } from '@/api/programs/webhooks.ts'
import { deliveryWords, testWords } from './webhook-words.ts'

const delivery: Delivery = {
  id: 1,
  created_at: '2027-01-01T00:00:00.000Z',
  outcome: 'sent',
  tries: 1,
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
  ['given up after 11 tries. The address answered 500.', { outcome: 'given_up', tries: 11, error }],
])('a delivery reads “%s”', (words, more) => {
  expect(deliveryWords({ ...delivery, ...more })).toBe(words)
})

test('a test says what came back', () => {
  expect(testWords({ status: 200, error: null })).toBe('Delivered: the address answered 200.')
  expect(testWords({ status: 500, error })).toBe(error)
})
