import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { renderMail } from '../src/index.ts'
import { CONTENTS, KINDS, SITE } from './letters.ts'

const render = (kind: (typeof KINDS)[number], more: object = {}) =>
  renderMail({ kind, content: { ...CONTENTS[kind], ...more } }, SITE)

function buttonOf(html: string) {
  const button = load(html)('a.button')
  return { label: button.text(), url: button.attr('href') }
}

test('the welcome suits every plan: it says what the account gives, and that a paid plan starts with its payment', () => {
  const { html, text } = render('welcome')
  const words = text.replace(/\s+/g, ' ')
  expect(words).toContain('Your account was created.')
  expect(words).toContain('If you chose one of them, it starts once your payment has gone through')
  expect(words).not.toContain('Hop')
  expect(buttonOf(html)).toEqual({ label: 'See the jobs', url: 'https://lilypad.example/#/dashboard' })
})

test.each([
  ['skip', 'Skip'],
  ['jump', 'Jump'],
])('a paid welcome names the plan %s, and leads to the profile and the dashboard', (plan, name) => {
  const { subject, html, text } = render('subscription-started', { plan })
  expect(subject).toBe(`Your ${name} plan has started`)
  expect(buttonOf(html).url).toBe('https://lilypad.example/#/welcome')
  expect(text).toContain('https://lilypad.example/#/dashboard')
})

test.each([
  ['jump', 1000, '$10.00', '($10 upfront for 3 months, then $30 every 3 months) renews'],
  ['jump', 3600, '$36.00', '($36 per quarter) renews'],
  ['skip', 1200, '$12.00', 'Your plan renews'],
])(
  'a paid welcome of %s for %i cents says what was paid, and the plan’s price in its own words',
  (plan, amount, paid, price) => {
    const { text } = render('subscription-started', { plan, amount, currency: 'usd' })
    const words = text.replace(/\s+/g, ' ')
    expect(words).toContain(`Your payment of ${paid} went through`)
    expect(words).toContain(price)
  },
)

test('a paid welcome says where the next charge stands, and that insights are switched on in the profile', () => {
  const { text } = render('subscription-started', { plan: 'jump' })
  const words = text.replace(/\s+/g, ' ')
  expect(words).toContain('What it costs next, and when, is in your profile.')
  expect(text).toContain('https://lilypad.example/#/account')
  expect(words).toContain('career insights twice a month, once you switch them on in your profile')
})

test.each([
  ['2027-02-01T04:59:59.000Z', 'January 31, 2027'],
  ['2027-02-01T05:00:00.000Z', 'February 1, 2027'],
  ['2027-07-01T03:59:59.000Z', 'June 30, 2027'],
])('a receipt of redemption says until when: %s is %s in New York', (until, day) => {
  const { subject, text } = render('redeemed', { until })
  expect(subject).toContain(day)
  expect(text.replace(/\s+/g, ' ')).toContain(`until ${day}`)
})

test('a reset link uses the product’s own address, and the letter says that it works for one hour', () => {
  const { html, text } = render('reset', { token: 'a+b/c&d' })
  const url = 'https://lilypad.example/#/reset-password?token=a%2Bb%2Fc%26d'
  expect(buttonOf(html).url).toBe(url)
  expect(text).toContain(`\n${url}\n`)
  expect(text).toContain('one hour')
})

test.each(['password-changed', 'email-changed'] as const)(
  '%s: an owner who did not do it may undo it for 72 hours',
  (kind) => {
    const { html, text } = render(kind)
    const url = 'https://lilypad.example/api/undo_change?token=Zk3v9d-7Yp2'
    expect(buttonOf(html)).toEqual({ label: 'It was not me', url })
    expect(text.replace(/\s+/g, ' ')).toContain('once, for 72 hours')
    expect(text.replace(/\s+/g, ' ')).toContain('January 31, 2027 at 8:12 AM EST')
  },
)

test('a changed password says which keys, webhooks and feed addresses ended with it, and nothing where none did', () => {
  const flat = (more: object) => render('password-changed', more).text.replace(/\s+/g, ' ')
  expect(flat({})).toContain(
    '2 keys and 1 webhook were switched off. You can create new keys and turn webhooks',
  )
  for (const ended of [undefined, { keys: 0, webhooks: 0, feeds: 0 }])
    expect(flat({ ended })).not.toContain('switched off')
})

test('without a link to undo it, a changed password leads to a new one, and a changed address to us', () => {
  const buttonIn = (kind: 'password-changed' | 'email-changed') =>
    buttonOf(render(kind, { token: undefined }).html).url
  expect(buttonIn('password-changed')).toBe('https://lilypad.example/#/forgot-password')
  expect(buttonIn('email-changed')).toMatch(/^mailto:hello@lilypad\.example\?/)
})

test('the last letter says what is gone', () => {
  const { text } = render('account-deleted')
  for (const word of ['profile', 'saved searches', 'tracker', 'nothing more will be charged'])
    expect(text.replace(/\s+/g, ' ')).toContain(word)
})

test('only bulk e-mail can be unsubscribed from', () => {
  const withHeader = KINDS.filter((kind) => 'List-Unsubscribe' in render(kind).headers)
  expect(withHeader).toEqual(['digest'])
})

test('a job that was reported as a scam comes first in the morning, and leads to the desk', () => {
  const { subject, html, text } = render('board-news', { scams: { points: ['Pond: Writer'], more: 0 } })
  expect(subject).toBe('A job was reported as a scam')
  expect(text.indexOf('Pond: Writer')).toBeLessThan(text.indexOf('Pond School'))
  expect(buttonOf(html).url).toBe('https://lilypad.example/#/admin/desk')
})

test('a dispute to answer soon comes before all else in the morning', () => {
  const disputes = { points: ['A payment is disputed. Answer at Stripe by Nov 4, 2026.'], more: 0 }
  const scams = { points: ['Pond: Writer'], more: 0 }
  const { subject, html, text } = render('board-news', { disputes, scams })
  expect(subject).toBe('A dispute is to be answered soon')
  expect(text.indexOf('A payment is disputed')).toBeLessThan(text.indexOf('Pond: Writer'))
  expect(buttonOf(html).url).toBe('https://lilypad.example/#/admin/desk')
})

test('what came of a report says when the opposite was told before, and when the job left by another way', () => {
  const flat = (more: object) => render('listing-report', more).text.replace(/\s+/g, ' ')
  expect(flat({})).not.toContain('no longer holds')
  expect(flat({ isAnother: true })).toContain('what we wrote before no longer holds. You were right')
  expect(flat({ decision: 'gone' })).toContain('The job has left our list since')
})

test('news of boards may be of the backup, too, or of it alone', () => {
  const backup = 'There is no backup.'
  expect(render('board-news', { backup }).text).toContain(backup)
  const none = { points: [], more: 0 }
  const alone = render('board-news', { died: none, shrank: none, shape: none, unread: none, backup })
  expect(alone.subject).toBe('The backup needs a look')
  expect(alone.text).toContain(backup)
  expect(buttonOf(alone.html)).toEqual({
    label: 'Open the desk',
    url: 'https://lilypad.example/#/admin/desk',
  })
})

test('the letter of a payment leads to its case on the desk; one that failed for good is no case', () => {
  for (const kind of ['unknown-payer', 'refund', 'dispute', 'fraud-warning'])
    expect(buttonOf(render('payment-case', { kind }).html).url).toBe('https://lilypad.example/#/admin/desk')
  const unpaid = render('payment-case', { kind: 'unpaid' })
  expect(buttonOf(unpaid.html).url).toBe('https://lilypad.example/#/admin/payments')
  const { subject } = render('payment-case', { kind: 'refund', payerId: 3 })
  expect(subject).toBe('A payment was refunded in full, and its access has ended')
})

test('the letter of a dispute whose day moved says so in its subject', () => {
  const dispute = { kind: 'dispute', dueAt: '2026-11-04T12:00:00.000Z', payerId: 3 }
  expect(render('payment-case', dispute).subject).toBe('A payment is disputed; its access is off')
  const moved = 'The day to answer a dispute is now Nov 4, 2026'
  expect(render('payment-case', { ...dispute, hasMoved: true }).subject).toBe(moved)
})

test('the letter of a payment says what happened before what to do, with the price where it is known', () => {
  const happened = 'names nobody whom we know. Nobody got access for it'
  expect(render('payment-case', {}).text).toContain(`A payment of $15.00 ${happened}`)
  expect(render('payment-case', { amount: null }).text).toContain(`A payment ${happened}`)
})
