import { describe, expect, it } from 'vitest'
import {
  findSoldPlan,
  getPlan,
  INTAKE_OFFERS,
  isPaidPlan,
  monthlyPrice,
  PLAN_IDS,
  PLANS,
  paymentLink,
  withChosen,
} from './plans.ts'

// holds Part 1 §1: Plans: hop free, skip $15 a month, jump $45 struck and $36 a quarter
// holds Part 1 §9: Plan prices, and those of the intake
// holds Part 2 §1: Plans, as in part 1
// holds Decisions §6: Plan texts of each view
it('three cards: skip $15 a month, jump $45 struck and $36 a quarter, hop free', () => {
  expect(PLANS.map(({ id, price, struckPrice, period }) => [id, price, struckPrice, period])).toEqual([
    ['skip', '$15', null, 'per month'],
    ['jump', '$36', '$45', 'per quarter'],
    ['hop', 'Free', null, null],
  ])
  expect(PLANS.map(({ id }) => id)).toEqual(PLAN_IDS)
})

it('the struck price of jump is explained by the month: that of skip', () => {
  expect(monthlyPrice(getPlan('jump'))).toBe('$12 a month instead of $15')
  expect(monthlyPrice(getPlan('skip'))).toBeNull()
})

// holds Part 1 §1: Plans: hop free, skip $15 a month, jump $45 struck and $36 a quarter
// holds Part 2 §1: Plans, as in part 1
// holds Decisions §6: Plan texts of each view
it('each plan says what it holds: jobs, filters, insights and alerts, and that it renews', () => {
  const all = [
    'Access to all curated jobs',
    'Time-saving filters',
    'Twice-monthly career insights',
    'Personalized job alerts',
  ]
  const hop = ['Access to a subset of curated jobs', 'Weekly e-mail with featured jobs']
  expect(PLANS.map(({ points }) => points)).toEqual([
    [...all, 'Renews automatically every month'],
    [...all, 'Renews automatically every quarter'],
    hop,
  ])
  expect(INTAKE_OFFERS.map(({ points }) => points)).toEqual([
    [...all, 'Renews automatically every month'],
    [...all, 'Renews automatically every 3 months'],
    hop,
  ])
})

// holds Part 1 §9: Plan prices, and those of the intake
// holds Part 2 §1: Plans, as in part 1
// holds Decisions §6: Plan texts of each view
it('the intake offers skip, jump for $10 upfront for 3 months, then $30 every 3 months, and hop', () => {
  expect(INTAKE_OFFERS.map(({ id, price, struckPrice, period }) => [id, price, struckPrice, period])).toEqual(
    [
      ['skip', '$15', null, 'per month'],
      ['jump', '$10', null, 'upfront for 3 months, then $30 every 3 months'],
      ['hop', 'Free', null, null],
    ],
  )
})

// holds Part 1 §1: Skip and jump through a hosted payment link
it('skip and jump are paid through a payment link', () => {
  expect(PLAN_IDS.filter(isPaidPlan)).toEqual(['skip', 'jump'])
})

// holds Part 1 §4: Skip, jump: the payment link with the new user's reference
// holds Decisions §6: Links from the environment, reference with ? or &
describe('client_reference_id is appended with ? or & as fits', () => {
  it.each<[link: string, whole: string]>([
    ['https://pay.example/skip', 'https://pay.example/skip?client_reference_id=id-1'],
    ['https://pay.example/skip?x=1', 'https://pay.example/skip?x=1&client_reference_id=id-1'],
    ['https://pay.example/skip?', 'https://pay.example/skip?client_reference_id=id-1'],
    ['https://pay.example/skip?x=1&', 'https://pay.example/skip?x=1&client_reference_id=id-1'],
    ['https://pay.example/skip#top', 'https://pay.example/skip?client_reference_id=id-1#top'],
    ['https://pay.example/?x=1#/pay?y=2', 'https://pay.example/?x=1&client_reference_id=id-1#/pay?y=2'],
  ])('%s', (link, whole) => {
    expect(paymentLink(link, 'id-1')).toBe(whole)
  })

  it('special characters in the id stay part of the id', () => {
    const link = new URL(paymentLink('https://pay.example/skip', 'a&b=c #ü'))
    expect([...link.searchParams]).toEqual([['client_reference_id', 'a&b=c #ü']])
  })
})

// holds Decisions §6: Plan texts of each view
it('a plan that was chosen elsewhere keeps its price among the others', () => {
  const chosen = INTAKE_OFFERS.find(({ id }) => id === 'jump') ?? null
  const prices = (plans: readonly { price: string }[]) => plans.map(({ price }) => price)
  expect(prices(withChosen(PLANS, chosen))).toEqual(['$15', '$10', 'Free'])
  expect(prices(withChosen(PLANS, null))).toEqual(['$15', '$36', 'Free'])
})

// holds Decisions §6: Plan texts of each view
it.each([
  [3_600, '$36'],
  [1_000, '$10'],
  [3_000, '$10'],
  [2_000, undefined],
])('who paid %d cents for jump has it at %s', (cents, price) => {
  expect(findSoldPlan('jump', cents)?.price).toBe(price)
})
