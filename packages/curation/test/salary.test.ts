import { readSalary } from '@lilypad/curation'
import { annualMax, type FoundPay } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'

type Read = [min: number | null, max: number | null, interval: string, currency: string | null] | null
function read(text: string): Read {
  const salary = readSalary(text)
  return salary && [salary.min, salary.max, salary.interval, salary.currency]
}
const table = (rule: string, rows: [string, Read][]) =>
  test.each(rows)(`${rule}: %s`, (text, expected) => expect(read(text)).toEqual(expected))

// holds Decisions §7: The printed range stays; other currencies; a bare number is dollars
describe('pay in the text', () => {
  table('a range as printed', [
    ['Salary: $55,000 - $65,000', [55_000, 65_000, 'year', 'USD']],
    ['between $50,000 and $60,000 annually', [50_000, 60_000, 'year', 'USD']],
    ['The hiring range for this position is $51,200 – 58,900', [51_200, 58_900, 'year', 'USD']],
    ['Compensation\n$72,000 - $80,000\nBenefits\n$1,000 stipend', [72_000, 80_000, 'year', 'USD']],
    ['$30/hour - $35/hour', [30, 35, 'hour', 'USD']],
  ])
  table('one figure: both ends', [['The pay for this role is $25 per hour.', [25, 25, 'hour', 'USD']]])
  table('"up to": no lower end', [['Compensation: up to $90,000 per year', [null, 90_000, 'year', 'USD']]])
  table('"from" and "+": no upper end', [
    ['Starting at $48,000 a year', [48_000, null, 'year', 'USD']],
    ['Salary from $70k', [70_000, null, 'year', 'USD']],
    ['$85,000+ base salary', [85_000, null, 'year', 'USD']],
  ])
  table('one k holds for both', [
    ['Salary range: $80-95k', [80_000, 95_000, 'year', 'USD']],
    ['Compensation range: 85K - 95K', [85_000, 95_000, 'year', null]],
  ])
  table('European thousands are thousands', [
    ['€45.000–€55.000 per year', [45_000, 55_000, 'year', 'EUR']],
    ['Gehalt: 61.000 - 72.000 EUR', [61_000, 72_000, 'year', 'EUR']],
  ])
  table('several levels, cities or states: the whole span', [
    [
      'The salary range for California is $90,000-$110,000; for Texas it is $80,000-$95,000.',
      [80_000, 110_000, 'year', 'USD'],
    ],
    [
      'Salary depends on level.\nLevel I: $50,000 - $60,000\nLevel II: $60,000 - $75,000',
      [50_000, 75_000, 'year', 'USD'],
    ],
  ])
  table('one currency, dollars first', [
    ['US pay: $90,000 - $100,000. Canadian pay: 95,000 - 105,000 CAD', [90_000, 100_000, 'year', 'USD']],
    ['CAD $70,000 to $85,000', [70_000, 85_000, 'year', 'CAD']],
    ['A$90,000 - A$100,000 plus super', [90_000, 100_000, 'year', 'AUD']],
    ['Salary £35,000 - £42,000 per annum', [35_000, 42_000, 'year', 'GBP']],
    ['Annual salary: 95,000', [95_000, 95_000, 'year', null]],
  ])
  table('no interval written: judged by size', [
    ['Rate of pay: $17.03', [17.03, 17.03, 'hour', 'USD']],
    ['Pay: $3,500 - $4,200', [3_500, 4_200, 'month', 'USD']],
  ])
  table('a written interval counts', [
    ['$1,200 per week', [1_200, 1_200, 'week', 'USD']],
    ['Pay: $200 per day', [200, 200, 'day', 'USD']],
    ['Monthly salary: $3,000 - $4,000', [3_000, 4_000, 'month', 'USD']],
  ])
  table('a contract for 9, 10 or 11 months is a year', [
    ['10 month salary $48,000-$52,000', [48_000, 52_000, 'year', 'USD']],
  ])
  table('on-target as printed, but the base if one is given', [
    ['OTE: $120,000 - $140,000', [120_000, 140_000, 'year', 'USD']],
    ['Base salary $100,000, OTE $200,000', [100_000, 100_000, 'year', 'USD']],
  ])
})

describe('no pay: bonuses, stipends, tuition, budgets, funding, gifts, benefits, revenue, referrals', () => {
  test.each([
    'Signing bonus of $5,000',
    'A $1,500 home office stipend',
    'Tuition reimbursement up to $5,250 per year',
    'Manage a budget of $250,000',
    'We raised $30M in Series B',
    'Gift cards from $25 to $50',
    '401(k) match up to $3,000',
    'You will close deals of $50,000 to $250,000',
    'Quota of $800,000 to $1,200,000',
    '$500 referral bonus',
    '$750 per credit hour',
    'We pay your $100,000 life insurance',
    'Fertility benefit (up to $10,000 per year)',
    'Our average customer pays $30,000 to $50,000 a year',
    '$40,000 - $50,000 in student loan repayment',
    'We awarded $100,000 in scholarships',
    '10,000 - 20,000 students in 2012 - 2014; call 555-123-4567',
    'Salary commensurate with experience',
  ])('%s', (text) => expect(readSalary(text)).toBeNull())
})

// holds Decisions §7: Salary: pay field first, then the text; hour, day, week, month
describe('the board’s own pay field goes first', () => {
  const none: FoundPay = { text: null, min: null, max: null, interval: null, currency: null }
  const text = 'Salary: $10,000 - $20,000'

  test('its numbers, with the range as printed', () => {
    const pay = {
      ...none,
      text: '$60K – $70K',
      min: 60_000,
      max: 70_000,
      interval: '1 YEAR',
      currency: 'USD',
    }
    expect(readSalary(text, { pay })).toMatchObject({
      min: 60_000,
      max: 70_000,
      interval: 'year',
      text: '$60K – $70K',
    })
  })
  test('a generated range when it has no words', () => {
    const pay = { ...none, min: 20, max: 24.5, interval: 'per-hour-wage', currency: '$' }
    expect(readSalary(text, { pay })?.text).toBe('$20 - $24.50 an hour')
  })
  test('an end of zero is an open end', () => {
    expect(
      readSalary(text, { pay: { ...none, min: 0, max: 16, interval: 'HOUR', currency: 'USD' } })?.min,
    ).toBeNull()
  })
  test('a yearly pay below 1,000 is in thousands', () => {
    expect(readSalary(text, { pay: { ...none, min: 75, max: 95, interval: 'year' } })?.max).toBe(95_000)
  })
  test('its words when it has no numbers; the text when it has neither', () => {
    expect(readSalary(text, { pay: { ...none, text: '$31 per hour' } })?.max).toBe(31)
    expect(readSalary(text, { pay: { ...none, text: 'Competitive' } })?.max).toBe(20_000)
  })
})

// holds Decisions §7: The printed range stays; other currencies; a bare number is dollars
test('the printed range stays as printed; an open end is expressed in words', () => {
  const printed = (text: string) => readSalary(text)?.text
  expect(printed('Pay: $20-$24/hr')).toBe('$20-$24/hr')
  expect(printed('Compensation: up to $90,000 per year')).toBe('up to $90,000 per year')
  expect(printed('Starting at $48,000 a year')).toBe('from $48,000 a year')
  expect(printed('Salary: $50,000 - $60,000 (I), $55,000 - $75,000 (II)')).toBe('$50,000 - $75,000')
})

// holds Decisions §7: Salary: pay field first, then the text; hour, day, week, month
test('Salary Max: hour × 2,080, day × 260, week × 52, month × 12, in dollars', () => {
  const max = (text: string, isAbroad = false) => annualMax(readSalary(text), { isAbroad })
  expect(max('Pay: $20-$24/hr')).toBe(49_920)
  expect(max('Pay: $200 per day')).toBe(52_000)
  expect(max('$1,200 per week')).toBe(62_400)
  expect(max('Monthly salary: $3,000 - $4,000')).toBe(48_000)
  expect(max('Salary £35,000 - £42,000 per annum')).toBeNull()
  expect(max('Annual salary: 95,000')).toBe(95_000)
  expect(max('Annual salary: 95,000', true)).toBeNull()
  expect(max('No word of it')).toBeNull()
})
