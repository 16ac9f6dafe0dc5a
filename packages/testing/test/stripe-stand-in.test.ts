import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type StripeStandIn, startStripeStandIn } from '../src/index.ts'

const KEY = 'sk_test_of_the_stand_in'
let stripe: StripeStandIn

beforeAll(async () => {
  stripe = await startStripeStandIn(KEY)
  stripe.customers.add('cus_1')
})
afterAll(() => stripe.close())
beforeEach(() => stripe.faults.splice(0))

const HEADERS = {
  authorization: `Bearer ${KEY}`,
  'stripe-version': '2026-10-28.endive',
  'content-type': 'application/x-www-form-urlencoded',
}
const FORM = 'customer=cus_1&return_url=https%3A%2F%2Fpond.example%2F'
async function openPortal(headers: Record<string, string>, body = FORM) {
  const response = await fetch(`${stripe.origin}/v1/billing_portal/sessions`, {
    method: 'POST',
    headers,
    body,
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('the same idempotency key gets the same answer', async () => {
  const headers = { ...HEADERS, 'idempotency-key': 'one' }
  const [first, second] = [await openPortal(headers), await openPortal(headers)]
  expect([first.status, second.text]).toEqual([200, first.text])
  expect(second.headers.get('idempotent-replayed')).toBe('true')
  expect((await openPortal({ ...HEADERS, 'idempotency-key': 'two' })).text).not.toBe(first.text)
  expect(stripe.faults).toEqual([])
})

test('another key is a 401', async () => {
  const headers = { ...HEADERS, authorization: 'Bearer sk_test_other', 'idempotency-key': 'three' }
  expect((await openPortal(headers)).status).toBe(401)
})

describe('a request that lacks what Stripe’s documentation requires is refused and recorded', () => {
  test.each([
    ['a version', { 'stripe-version': 'newest', 'idempotency-key': 'a' }, 'Stripe-Version'],
    ['a form', { 'content-type': 'application/json', 'idempotency-key': 'b' }, 'form-encoded'],
    ['an idempotency key', {}, 'Idempotency-Key'],
  ])('%s', async (_name, wrong, words) => {
    expect((await openPortal({ ...HEADERS, ...wrong })).status).toBe(400)
    expect(stripe.faults).toEqual([expect.stringContaining(words)])
  })
})

test.each([
  ['an unknown field', `${FORM}&mode=setup`, 'parameter_unknown'],
  ['an unknown customer', FORM.replace('cus_1', 'cus_2'), 'resource_missing'],
  ['an invalid address', 'customer=cus_1&return_url=account', 'url_invalid'],
])('%s is refused with Stripe’s code', async (name, body, code) => {
  const { status, text } = await openPortal({ ...HEADERS, 'idempotency-key': name }, body)
  expect([status, JSON.parse(text)]).toMatchObject([400, { error: { code } }])
})

test('an unknown path is a 404', async () => {
  const response = await fetch(`${stripe.origin}/v1/charges`, { headers: HEADERS })
  expect(response.status).toBe(404)
})
