import { expect, test } from 'vitest'
import { PAYMENT_CASE_KINDS, paymentCaseWords } from '../../src/index.ts'

const cases = [
  ...PAYMENT_CASE_KINDS.map((kind) => ({ kind, outcome: null })),
  ...['won', 'lost'].map((outcome) => ({ kind: 'dispute' as const, outcome })),
]

test.each(cases)('who is no member had no access to lose: $kind, closed as $outcome', (about) => {
  expect(paymentCaseWords({ ...about, isMembers: false }).text).not.toMatch(
    /its access|access has|access stays/,
  )
})

test('an open dispute says by when Stripe waits; one that is closed does not', () => {
  const dispute = { kind: 'dispute', isMembers: true, dueAt: new Date('2027-03-19T14:00:00Z') } as const
  expect(paymentCaseWords({ ...dispute, outcome: null }).text).toContain(
    '. Answer at Stripe by Mar 19, 2027.',
  )
  expect(paymentCaseWords({ ...dispute, outcome: 'lost' })).toMatchObject({
    happened: 'was disputed and is lost: access stays off',
    text: expect.not.stringContaining('Answer'),
  })
})

test.each(PAYMENT_CASE_KINDS.filter((kind) => kind !== 'dispute'))(
  '%s is no dispute: no day to answer by, not won, not lost',
  (kind) => {
    const plain = paymentCaseWords({ kind, outcome: null, isMembers: true })
    const dueAt = new Date('2027-03-19T14:00:00Z')
    expect(paymentCaseWords({ kind, outcome: null, dueAt, isMembers: true })).toEqual(plain)
    expect(paymentCaseWords({ kind, outcome: 'lost', isMembers: true })).toEqual(plain)
  },
)
