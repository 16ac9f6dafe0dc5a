import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeSubscription, type PaymentFact, wasEverPaid } from '../../src/index.ts'

const START = Date.parse('2026-03-01T12:00:00Z')
const at = (seconds: number) => new Date(START + seconds * 1000)
const HOUR = 3600
const DAY = 24 * HOUR
let made = 0

function fact(kind: PaymentFact['kind'], seconds: number, more: Partial<PaymentFact> = {}): PaymentFact {
  made += 1
  return {
    id: `evt_${made}`,
    at: at(seconds),
    kind,
    customerId: 'cus_1',
    clientReference: null,
    status: null,
    isChange: false,
    plan: null,
    periodEnd: null,
    ...more,
  }
}
const created = (seconds: number, status = 'active') =>
  fact('created', seconds, { status, plan: 'skip', periodEnd: at(30 * DAY) })
const updated = (seconds: number, status: string, more: Partial<PaymentFact> = {}) =>
  fact('updated', seconds, { status, plan: 'skip', periodEnd: at(30 * DAY), ...more })
const deleted = (seconds: number) => fact('deleted', seconds, { status: 'canceled', plan: 'skip' })
const failed = (seconds: number) => fact('payment-failed', seconds)

const statusOf = (...facts: PaymentFact[]) => describeSubscription(facts)?.status ?? null
const failingSinceOf = (...facts: PaymentFact[]) => describeSubscription(facts)?.pastDueSince ?? null

test.each<[string, PaymentFact[], string | null]>([
  ['nothing says its state', [failed(0), fact('checkout', 0)], null],
  [
    'a paid checkout says that it runs, while nothing else does',
    [fact('checkout', 5, { status: 'active' })],
    'active',
  ],
  [
    'it speaks for itself once it does',
    [fact('checkout', 5, { status: 'active' }), created(0, 'incomplete')],
    'incomplete',
  ],
  ['the newest description counts', [created(0), updated(9, 'past_due'), updated(5, 'active')], 'past_due'],
  ['a deletion is the end', [created(0), deleted(9), updated(20, 'active')], 'canceled'],
  ['a failed payment alone changes no state', [created(0), failed(9)], 'active'],
])('%s', (_name, facts, status) => {
  expect(statusOf(...facts)).toBe(status)
  expect(statusOf(...facts.toReversed())).toBe(status)
})

describe('within one second', () => {
  test.each<[string, PaymentFact[], string]>([
    ['an update comes after its creation', [updated(0, 'active'), created(0, 'incomplete')], 'active'],
    ['a deletion comes last', [deleted(0), updated(0, 'active'), created(0)], 'canceled'],
    [
      'the update that changes the status comes after the one that does not',
      [updated(5, 'past_due', { isChange: true }), updated(5, 'active')],
      'past_due',
    ],
    ['what was incomplete becomes something', [updated(5, 'active'), updated(5, 'incomplete')], 'active'],
  ])('%s', (_name, facts, status) => {
    expect(statusOf(...facts)).toBe(status)
    expect(statusOf(...facts.toReversed())).toBe(status)
  })
})

describe('payments fail', () => {
  test('since the first failure, not the last', () => {
    const facts = [created(0), failed(100), updated(102, 'past_due'), failed(900), updated(901, 'past_due')]
    expect(failingSinceOf(...facts)).toEqual(at(100))
    expect(failingSinceOf(...facts.toReversed())).toEqual(at(100))
  })

  test('no longer, once it is in order again', () => {
    expect(failingSinceOf(created(0), updated(100, 'past_due'), updated(200, 'active'))).toBeNull()
  })

  test('since the second failure, when the first was resolved', () => {
    const facts = [
      created(0),
      failed(99),
      updated(100, 'past_due'),
      updated(200, 'active'),
      updated(300, 'past_due'),
    ]
    expect(failingSinceOf(...facts)).toEqual(at(300))
    expect(failingSinceOf(...facts.toReversed())).toEqual(at(300))
  })

  test('no longer, once it has ended', () => {
    expect(failingSinceOf(created(0), updated(100, 'past_due'), deleted(200))).toBeNull()
  })
})

test('the plan and the end of the period are the last reported ones', () => {
  const facts = [created(0), updated(9, 'active', { plan: 'jump', periodEnd: at(90 * DAY) }), failed(20)]
  expect(describeSubscription(facts)).toMatchObject({ plan: 'jump', currentPeriodEnd: at(90 * DAY) })
})

test('once paid, it stays paid; an incomplete one never was', () => {
  expect(wasEverPaid([created(0, 'incomplete'), failed(1)])).toBe(false)
  expect(wasEverPaid([created(0), deleted(9)])).toBe(true)
})

const anyFact = fc
  .tuple(
    fc.constantFrom('checkout', 'created', 'updated', 'deleted', 'payment-failed' as const),
    fc.integer({ min: 0, max: 6 }),
    fc.constantFrom('active', 'past_due', 'incomplete', 'trialing', 'unpaid', null),
    fc.boolean(),
    fc.constantFrom('skip' as const, 'jump' as const, null),
  )
  .map(([kind, seconds, status, isChange, plan]) => fact(kind, seconds, { status, isChange, plan }))

// holds Decisions §6: Webhook: idempotent, in any order
test('any events, in any order and however often, describe the same subscription', () => {
  const shuffledTwice = fc
    .array(anyFact, { maxLength: 8 })
    .chain((facts) =>
      fc.tuple(
        fc.constant(facts),
        fc.shuffledSubarray([...facts, ...facts], { minLength: 2 * facts.length }),
      ),
    )
  fc.assert(
    fc.property(shuffledTwice, ([facts, shuffled]) => {
      expect(describeSubscription(shuffled)).toEqual(describeSubscription(facts))
    }),
  )
})
