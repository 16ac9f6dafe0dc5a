import { schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'

const DAY = 24 * 60 * 60 * 1000
const PUBLIC = 'http://pond.example:3000'
let clock = new Date()

const api = useApi({ env: { PAYMENTS: 'sandbox', PUBLIC_URL: PUBLIC }, now: () => clock })
beforeEach(() => {
  clock = new Date()
})

async function open(path: string) {
  const response = await fetch(api.origin + path.replace(PUBLIC, ''), { redirect: 'manual' })
  return { status: response.status, headers: response.headers, page: await response.text() }
}
const press = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(api.origin + path, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
const inputValue = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
const textOf = (page: string) => page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
const userOf = async (browser: Browser) => (await browser.getLoggedInUser({})).user
const eventCount = () => api.db.$count(schema.stripeEvents)

/** Like the client: the link from the settings, with the person's reference. */
const checkoutPath = (reference: string, plan = 'skip') =>
  `/sandbox/checkout?plan=${plan}&client_reference_id=${reference}`

async function pay(reference: string, plan = 'skip', card = 'works', more: Record<string, string> = {}) {
  const { page } = await open(checkoutPath(reference, plan))
  const fields = { plan, client_reference_id: reference, session: inputValue(page, 'session'), card, ...more }
  return { fields, response: await press('/sandbox/checkout', fields) }
}

describe('the checkout', () => {
  test('is where the payment links of the settings lead', async () => {
    const person = await api.a.user()
    const { settings } = await api.visitor().loadSettings({})
    const link = `${settings.payment_link_skip}&client_reference_id=${person.stripeClientReferenceId}`
    expect((await open(link)).status).toBe(200)
  })

  // holds Decisions §6: Sandbox pages say that no money moves and drive the webhook
  test.each([
    ['skip', 'Subscribe to Lilypad Skip', '$15.00', 'renews every month'],
    ['jump', 'Subscribe to Lilypad Jump', '$36.00', 'renews every 3 months at $36.00'],
    ['jump_intake', 'Subscribe to Lilypad Jump', '$10.00', 'renews every 3 months at $30.00'],
  ])('of %s shows the plan, the price and that no money moves', async (plan, title, price, renewal) => {
    const person = await api.a.user()
    const { page } = await open(checkoutPath(person.stripeClientReferenceId, plan))
    const text = textOf(page)
    for (const words of ['Payment sandbox: no money moves', title, `Pay ${price}`, renewal])
      expect(text).toContain(words)
  })

  test('runs under our policy: no script, no inline style, nothing of another host', async () => {
    const person = await api.a.user()
    const { headers, page } = await open(checkoutPath(person.stripeClientReferenceId))
    expect(headers.get('content-security-policy')).toContain(
      "default-src 'self';img-src 'self' data:;object-src 'none';base-uri 'none'",
    )
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(page).not.toMatch(/<script|<style| style=| on\w+=/i)
    expect((await open('/pages.css')).headers.get('content-type')).toBe('text/css; charset=utf-8')
  })

  // holds Decisions §6: Sandbox pages say that no money moves and drive the webhook
  test('pays: the same webhook makes the member premium, and the browser goes to the dashboard', async () => {
    const person = await api.a.user()
    const browser = await api.as(person)
    const { response } = await pay(person.stripeClientReferenceId, 'jump')
    expect([response.status, response.headers.get('location')]).toEqual([303, `${PUBLIC}/#/dashboard?jump=1`])
    const user = await userOf(browser)
    expect(user).toMatchObject({ is_free: false, should_display_welcome: true })
    const [row] = await api.db
      .select()
      .from(schema.subscriptions)
      .where(eq(schema.subscriptions.stripeSubscriptionId, user?.stripe_subscription_id ?? ''))
    expect(row).toMatchObject({ userId: person.id, plan: 'jump', status: 'active' })
    const months = ((row?.currentPeriodEnd?.getTime() ?? 0) - clock.getTime()) / DAY
    expect(months).toBeGreaterThan(88)
    expect(months).toBeLessThan(93)
  })

  test('paid twice by two presses is paid once', async () => {
    const person = await api.a.user()
    const { fields } = await pay(person.stripeClientReferenceId)
    expect((await press('/sandbox/checkout', fields)).status).toBe(303)
    const rows = await api.db
      .select()
      .from(schema.subscriptions)
      .where(eq(schema.subscriptions.userId, person.id))
    expect(rows).toHaveLength(1)
  })

  test('takes a promotion code in any spelling, which is kept with the subscription and makes the first payment cheaper', async () => {
    const person = await api.a.user()
    const { page } = await open(checkoutPath(person.stripeClientReferenceId))
    const session = inputValue(page, 'session')
    const fields = {
      plan: 'skip',
      client_reference_id: person.stripeClientReferenceId,
      session,
      card: 'works',
    }
    await press('/sandbox/checkout', { ...fields, promotion_code: ' Summer ' })
    const [row] = await api.db
      .select()
      .from(schema.subscriptions)
      .where(eq(schema.subscriptions.userId, person.id))
    expect(row?.promotionCode).toBe('SUMMER')
    const { payments } = await (await api.as(person)).loadPayments({})
    expect(payments).toMatchObject([{ kind: 'started', amount: 1200 }])
  })

  test('with a declined card says so, sends no event, and keeps what was typed', async () => {
    const person = await api.a.user()
    const before = await eventCount()
    const { page } = await open(checkoutPath(person.stripeClientReferenceId))
    const response = await press('/sandbox/checkout', {
      plan: 'skip',
      client_reference_id: person.stripeClientReferenceId,
      session: inputValue(page, 'session'),
      card: 'declined',
      email: '"><script>alert(1)</script>',
      name: `O'Neil & "Co" <b>`,
    })
    const again = await response.text()
    expect(response.status).toBe(200)
    expect(textOf(again)).toContain('Your card was declined. Nothing was charged.')
    expect(again).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(again).toContain('O&#x27;Neil &amp; &quot;Co&quot; &lt;b&gt;')
    expect(again).not.toContain('<script')
    expect(await eventCount()).toBe(before)
    expect(await userOf(await api.as(person))).toMatchObject({ is_free: true })
  })

  test.each([
    ['nobody', '00000000-0000-4000-8000-000000000000'],
    ['no id at all', ''],
    ['markup', '<script>alert(1)</script>'],
    ['a list', 'a&client_reference_id=b'],
  ])('for %s says that it does not know whom it is for', async (_name, reference) => {
    const { status, page } = await open(checkoutPath(reference))
    expect(status).toBe(404)
    expect(textOf(page)).toContain('We do not know whom this payment is for.')
    expect(page).not.toContain('<script')
    const before = await eventCount()
    const response = await press('/sandbox/checkout', {
      plan: 'skip',
      client_reference_id: reference,
      session: 'A'.repeat(22),
      card: 'works',
    })
    expect([response.status, await eventCount()]).toEqual([404, before])
  })

  test('of no plan, or without a session of its own, sells nothing', async () => {
    const person = await api.a.user()
    const reference = person.stripeClientReferenceId
    expect((await open(checkoutPath(reference, 'hop'))).status).toBe(404)
    const fields = { plan: 'skip', client_reference_id: reference, card: 'works', session: '../../x' }
    expect((await press('/sandbox/checkout', fields)).status).toBe(404)
  })

  test.each<[string, Record<string, string>]>([
    ['by the browser’s word', { 'sec-fetch-site': 'cross-site' }],
    ['by its origin', { origin: 'https://elsewhere.example' }],
  ])('refuses a form of another site, %s', async (_name, headers) => {
    const person = await api.a.user()
    const { page } = await open(checkoutPath(person.stripeClientReferenceId))
    const fields = {
      plan: 'skip',
      client_reference_id: person.stripeClientReferenceId,
      session: inputValue(page, 'session'),
      card: 'works',
    }
    expect((await press('/sandbox/checkout', fields, headers)).status).toBe(403)
    expect((await press('/sandbox/portal', { action: 'cancel', token: 'x' }, headers)).status).toBe(403)
    expect(await userOf(await api.as(person))).toMatchObject({ is_free: true })
    expect((await press('/sandbox/checkout', fields, { origin: PUBLIC })).status).toBe(303)
  })
})

// holds Decisions §6: Sandbox pages say that no money moves and drive the webhook
describe('the portal', () => {
  const newSubscriber = async (more: Record<string, string> = {}) => {
    const person = await api.a.user()
    await pay(person.stripeClientReferenceId, 'skip', 'works', more)
    const browser = await api.as(person)
    const { url } = await browser.getPortalUrl({})
    return { person, browser, url, token: new URL(url).searchParams.get('token') ?? '' }
  }
  const act = async (token: string, action: string, more: Record<string, string> = {}) => {
    const response = await press('/sandbox/portal', { token, action, ...more })
    expect(response.status).toBe(303)
    return textOf((await open(response.headers.get('location') ?? '')).page)
  }

  test('shows plan, status and renewal, and leads back to the account page', async () => {
    const { url } = await newSubscriber()
    expect(url.startsWith(`${PUBLIC}/sandbox/portal?token=`)).toBe(true)
    const { page, headers } = await open(url)
    const text = textOf(page)
    for (const words of ['Lilypad Skip', '$15.00 per month', 'Active', 'Renews on', 'Return to Lilypad'])
      expect(text).toContain(words)
    expect(page).toContain(`href="${PUBLIC}/#/account"`)
    expect(page).not.toMatch(/<script|<style| style=| on\w+=/i)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
  })

  test('cancels, after asking once', async () => {
    const { browser, url, token } = await newSubscriber()
    expect(textOf((await open(`${url}&ask=cancel`)).page)).toContain('Cancel your subscription?')
    expect(await userOf(browser)).toMatchObject({ is_free: false })
    const text = await act(token, 'cancel')
    expect(text).toContain('Your subscription has ended.')
    expect(text).toContain('Subscribe to Jump')
    expect(await userOf(browser)).toMatchObject({ is_free: true, stripe_subscription_id: null })
    await act(token, 'recover')
    expect(await userOf(browser)).toMatchObject({ is_free: true })
  })

  // holds Decisions §6: Sandbox pages say that no money moves and drive the webhook
  test.each([
    ['refund', 'Refunded', true],
    ['refund-part', 'Active', false],
    ['dispute', 'Disputed', true],
    ['lost', 'Disputed', true],
    ['give-up', 'Unpaid', true],
  ])('tries by hand what happens at %s: %s', async (action, badge, isFree) => {
    const { browser, token } = await newSubscriber()
    expect(await act(token, action)).toContain(badge)
    expect(await userOf(browser)).toMatchObject({ is_free: isFree })
    clock = new Date(clock.getTime() + 60_000)
    await act(token, action === 'dispute' ? 'won' : 'recover')
    expect(await userOf(browser)).toMatchObject({ is_free: false })
  })

  test.each([
    ['fail', 'A payment failed.'],
    ['give-up', 'The last try failed.'],
    ['fraud-warning', 'The bank warned of fraud.'],
  ])('says what happened at %s', async (action, said) => {
    const { token } = await newSubscriber()
    expect(await act(token, action)).toContain(said)
  })

  test('gives back and disputes what was paid: less with a promotion code, a later payment in full', async () => {
    const amounts = async (promotionCode: string, ...actions: string[]) => {
      const { token, person } = await newSubscriber({ promotion_code: promotionCode })
      for (const action of actions) {
        clock = new Date(clock.getTime() + 60_000)
        await act(token, action)
      }
      const [row] = await api.db
        .select({ customerId: schema.subscriptions.stripeCustomerId })
        .from(schema.subscriptions)
        .where(eq(schema.subscriptions.userId, person.id))
      const { paymentCases } = schema
      const cases = await api.db
        .select()
        .from(paymentCases)
        .where(eq(paymentCases.stripeCustomerId, row?.customerId ?? ''))
      return cases.map(({ kind, amount }) => [kind, amount])
    }
    expect(await amounts('SUMMER', 'refund')).toEqual([['refund', 1200]])
    expect(await amounts('SUMMER', 'dispute')).toEqual([['dispute', 1200]])
    expect(await amounts('SUMMER', 'recover', 'refund')).toEqual([['refund', 1500]])
    expect(await amounts('', 'fraud-warning')).toEqual([['fraud-warning', 1500]])
  })

  test('lets somebody unknown pay, which is a case and nobody’s access', async () => {
    const { token } = await newSubscriber()
    const before = await api.db.$count(schema.subscriptions)
    expect(await act(token, 'stranger')).toContain('Somebody else paid by a link that names nobody.')
    expect(await api.db.$count(schema.subscriptions)).toBe(before + 1)
    const [opened] = await api.db
      .select()
      .from(schema.paymentCases)
      .where(eq(schema.paymentCases.kind, 'unknown-payer'))
    expect(opened).toMatchObject({ email: 'stranger@example.com', amount: 1500, currency: 'usd' })
  })

  test('one that has cancelled can pay again', async () => {
    const { browser, person, token } = await newSubscriber()
    await act(token, 'cancel')
    await pay(person.stripeClientReferenceId, 'jump')
    expect(await userOf(browser)).toMatchObject({ is_free: false })
    const { url } = await browser.getPortalUrl({})
    expect(textOf((await open(url)).page)).toContain('Lilypad Jump')
  })

  // holds Decisions §6: Plan texts of each view
  test('jump as the intake offers it is charged as it was promised, and renews at the price that was told', async () => {
    const person = await api.a.user()
    const { page } = await open(checkoutPath(person.stripeClientReferenceId, 'jump_intake'))
    expect(textOf(page)).toContain('upfront for 3 months, then $30 every 3 months')
    const { response } = await pay(person.stripeClientReferenceId, 'jump_intake')
    expect(response.headers.get('location')).toContain('/#/dashboard?jump=1')
    const browser = await api.as(person)
    expect(await userOf(browser)).toMatchObject({ is_free: false })
    const { payments } = await browser.loadPayments({})
    expect(payments).toMatchObject([{ kind: 'started', plan: 'jump', amount: 1000, currency: 'usd' }])
    const { url } = await browser.getPortalUrl({})
    expect(textOf((await open(url)).page)).toContain('Lilypad Jump $30.00 per quarter')
  })

  test('?upgrade=1 opens it on the plans, and the plan changes', async () => {
    const { browser, token } = await newSubscriber()
    const { url } = await browser.getPortalUrl({ upgrade: '1' })
    expect(textOf((await open(url)).page)).toContain('Change plan')
    expect((await open(url)).page).toContain('name="plan" value="jump"')
    const text = await act(token, 'change', { plan: 'jump' })
    expect(text).toContain('Your plan has changed.')
    expect(text).toContain('$36.00 per quarter')
  })

  test('lets a payment fail and recover: 14 days of grace, then free, then premium again', async () => {
    const { person, browser, token } = await newSubscriber()
    expect(await act(token, 'fail')).toContain('Payment failed')
    await act(token, 'fail')
    expect(await userOf(browser)).toMatchObject({ is_free: false })
    clock = new Date(clock.getTime() + 15 * DAY)
    expect(await userOf(browser)).toMatchObject({ is_free: true })
    const { url } = await (await api.as(person)).getPortalUrl({})
    expect(await act(new URL(url).searchParams.get('token') ?? '', 'recover')).toContain('Active')
    expect(await userOf(browser)).toMatchObject({ is_free: false })
  })

  test('works for a subscription that the sandbox did not sell', async () => {
    const person = await api.a.subscriber()
    const browser = await api.as(person)
    const { url } = await browser.getPortalUrl({})
    expect(textOf((await open(url)).page)).toContain('Lilypad Skip')
    await act(new URL(url).searchParams.get('token') ?? '', 'change', { plan: 'jump' })
    const emails = await api.db.select().from(schema.outbox).where(eq(schema.outbox.userId, person.id))
    expect(emails).toEqual([])
    await act(new URL(url).searchParams.get('token') ?? '', 'cancel')
    expect(await userOf(browser)).toMatchObject({ is_free: true })
  })

  test('opens by a token of its own alone, for an hour', async () => {
    const { person, url, token } = await newSubscriber()
    const other = await api.a.subscriber()
    const forged = [
      '',
      'x',
      token.slice(0, -1),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.replace(/^\d+/, String(other.id)),
      token.replace(/\.\d+\./, '.99999999999999.'),
    ]
    for (const bad of forged) {
      expect((await open(`/sandbox/portal?token=${bad}`)).status).toBe(404)
      expect((await press('/sandbox/portal', { token: bad, action: 'cancel' })).status).toBe(404)
    }
    clock = new Date(clock.getTime() + 61 * 60 * 1000)
    expect((await open(url)).status).toBe(404)
    expect(await userOf(await api.as(person))).toMatchObject({ is_free: false })
  })

  test('an unknown button changes nothing', async () => {
    const { browser, token } = await newSubscriber()
    for (const action of ['', 'constructor', '__proto__', 'change']) await act(token, action, { plan: 'hop' })
    expect(await userOf(browser)).toMatchObject({ is_free: false })
  })

  test('is refused to who never paid', async () => {
    const browser = await api.as(await api.a.user())
    await expect(browser.getPortalUrl({})).rejects.toMatchObject({ status: 409 })
  })
})

test('cancelling for somebody drives the webhook, too', async () => {
  const person = await api.a.user()
  await pay(person.stripeClientReferenceId)
  const browser = await api.as(person)
  await api.deps.payments.cancelSubscriptions(person.id)
  expect(await userOf(browser)).toMatchObject({ is_free: true })
})

test('the sandbox’s signing secret cannot be guessed', async () => {
  const response = await press('/webhooks/stripe', { id: 'evt_1' }, { 'stripe-signature': 't=1,v1=00' })
  expect(response.status).toBe(400)
})
