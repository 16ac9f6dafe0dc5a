import { describe, expect, test } from 'vitest'
import {
  type ChargeFact,
  findAccessEnd,
  findChargedSubscription,
  findDueAt,
  formatCents,
  type PaymentFact,
  paymentHistory,
} from '../../src/index.ts'

const START = Date.parse('2026-03-01T12:00:00Z')
const DAY = 24 * 3600
const at = (seconds: number) => new Date(START + seconds * 1000)
let made = 0
const nextId = () => `evt_${++made}`

const fact = (kind: PaymentFact['kind'], seconds: number, more: Partial<PaymentFact> = {}): PaymentFact => ({
  id: nextId(),
  at: at(seconds),
  kind,
  customerId: 'cus_1',
  clientReference: null,
  status: null,
  isChange: false,
  plan: null,
  periodEnd: null,
  ...more,
})
const described = (seconds: number, status: string, endDay: number, kind: PaymentFact['kind'] = 'updated') =>
  fact(kind, seconds, { status, plan: 'skip', periodEnd: at(endDay * DAY) })
const begun = () => described(0, 'active', 30, 'created')
const failed = (seconds: number, isLastTry: boolean) => fact('payment-failed', seconds, { isLastTry })

const charge = (kind: ChargeFact['kind'], seconds: number, more: Partial<ChargeFact> = {}): ChargeFact => ({
  id: nextId(),
  at: at(seconds),
  kind,
  customerId: 'cus_1',
  chargeId: 'ch_1',
  chargedAt: at(1),
  amount: 1500,
  currency: 'usd',
  isFull: false,
  disputeId: kind === 'refunded' ? null : 'du_1',
  outcome: null,
  ...more,
})
const refunded = (seconds: number, more: Partial<ChargeFact> = {}) =>
  charge('refunded', seconds, { isFull: true, ...more })
const opened = (seconds: number, more: Partial<ChargeFact> = {}) => charge('dispute-opened', seconds, more)
const closed = (seconds: number, outcome: string, more: Partial<ChargeFact> = {}) =>
  charge('dispute-closed', seconds, { outcome, ...more })

// holds Decisions §4: Premium: a subscription active or trialing
test.each<[string, PaymentFact[], ChargeFact[], string | null]>([
  ['nothing happened', [begun()], [], null],
  ['a refund in full', [begun()], [refunded(9)], 'refund'],
  ['a refund in part', [begun()], [charge('refunded', 9)], null],
  ['a refund in part, then in full', [begun()], [charge('refunded', 9), refunded(10)], 'refund'],
  ['a refund before anything is known of the subscription', [], [refunded(9)], 'refund'],
  ['an open dispute', [begun()], [opened(9)], 'dispute'],
  ['a dispute that was won', [begun()], [opened(9), closed(20, 'won')], null],
  ['an inquiry that ended', [begun()], [opened(9), closed(20, 'warning_closed')], null],
  ['a dispute that was lost', [begun()], [opened(9), closed(20, 'lost')], 'dispute'],
  ['a dispute closed in a word that we do not know', [begun()], [closed(20, 'prevented')], 'dispute'],
  [
    'one dispute won, another open',
    [begun()],
    [opened(9), closed(20, 'won'), opened(30, { disputeId: 'du_2' })],
    'dispute',
  ],
  ['won after a refund', [begun()], [refunded(5), opened(9), closed(20, 'won')], 'refund'],
  ['a later period was paid for', [begun(), described(30 * DAY, 'active', 60)], [refunded(9)], null],
  [
    'the later period was not paid for',
    [begun(), described(30 * DAY, 'active', 60), described(30 * DAY + 3600, 'past_due', 60)],
    [refunded(9)],
    'refund',
  ],
  [
    'the later period is the refunded one',
    [begun(), described(30 * DAY, 'active', 60)],
    [refunded(31 * DAY, { chargeId: 'ch_2', chargedAt: at(30 * DAY + 3600) })],
    'refund',
  ],
  ['the same period is described again', [begun(), described(20, 'active', 30)], [refunded(9)], 'refund'],
  [
    'a charge a moment before its period is described',
    [begun(), described(10 * DAY, 'active', 100)],
    [refunded(11 * DAY, { chargedAt: at(10 * DAY - 2) })],
    'refund',
  ],
  ['a failed try, another follows', [begun(), failed(9, false)], [], null],
  ['the last try failed', [begun(), failed(9, false), failed(20, true)], [], 'unpaid'],
  [
    'the last try failed, then past due',
    [begun(), failed(20, true), described(21, 'past_due', 30)],
    [],
    'unpaid',
  ],
  ['paid after the last try', [begun(), failed(20, true), described(30, 'active', 30)], [], null],
  ['the only try failed', [described(0, 'incomplete', 30, 'created'), failed(1, true)], [], null],
])('%s', (_name, facts, charges, expected) => {
  expect(findAccessEnd(facts, charges)).toBe(expected)
  expect(findAccessEnd([...facts, ...facts].reverse(), [...charges, ...charges].reverse())).toBe(expected)
})

describe('a charge belongs to the latest subscription that had begun', () => {
  const all = [
    { id: 'sub_2', startedAt: at(100 * DAY) },
    { id: 'sub_1', startedAt: at(0) },
  ]
  test.each<[string, number, typeof all, string | null]>([
    ['none', 0, [], null],
    ['before all', -DAY, all, 'sub_1'],
    ['in the first', 99 * DAY, all, 'sub_1'],
    ['a moment before the second', 100 * DAY - 5, all, 'sub_2'],
    ['in the second', 130 * DAY, all, 'sub_2'],
  ])('%s', (_name, seconds, subscriptions, expected) => {
    expect(findChargedSubscription(at(seconds), subscriptions)).toBe(expected)
    expect(findChargedSubscription(at(seconds), subscriptions.toReversed())).toBe(expected)
  })
})

test('the history tells what happened to payments, the latest first', () => {
  const facts = [
    begun(),
    fact('checkout', 2, { status: 'active' }),
    described(30 * DAY, 'active', 60),
    failed(60 * DAY, false),
    failed(65 * DAY, true),
    fact('deleted', 66 * DAY, { status: 'canceled' }),
  ]
  const charges = [charge('refunded', 9, { amount: 500 }), opened(40 * DAY), closed(50 * DAY, 'won')]
  const told = [
    'ended',
    'given-up',
    'failed',
    'dispute-won',
    'disputed',
    'renewed',
    'partly-refunded',
    'started',
  ]
  expect(paymentHistory([[...facts, ...facts].reverse()], charges).map(({ kind }) => kind)).toEqual(told)
})

test.each<[number | null, string | null, string | null]>([
  [1500, 'usd', '$15.00'],
  [1500, null, '$15.00'],
  [1500, 'jpy', '¥1,500'],
  [5, 'eur', '€0.05'],
  [100, 'pond', '1 pond'],
  [null, 'usd', null],
])('%s %s are %s', (amount, currency, text) => {
  expect(formatCents(amount, currency)).toBe(text)
})

test.each<[string, ChargeFact[], Date | null | undefined]>([
  ['nothing was said', [opened(1)], undefined],
  ['a day that moved', [opened(2, { dueAt: at(80) }), opened(1, { dueAt: at(90) })], at(80)],
  ['a day, then none', [opened(1, { dueAt: at(90) }), opened(2, { dueAt: null })], null],
  ['a day, then nothing about it', [opened(1, { dueAt: at(90) }), opened(2)], at(90)],
  ['a day, then its end', [opened(1, { dueAt: at(90) }), closed(2, 'lost', { dueAt: null })], at(90)],
  [
    'two in the same second: the greater id',
    [opened(1, { id: 'evt_b', dueAt: null }), opened(1, { id: 'evt_a', dueAt: at(90) })],
    null,
  ],
])('the day to answer a dispute by is the one that was said last: %s', (_name, facts, expected) => {
  expect(findDueAt(facts)).toEqual(expected)
})
