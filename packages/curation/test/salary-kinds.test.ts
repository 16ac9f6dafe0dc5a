import { curate, readSalary } from '@lilypad/curation'
import { annualMax, type FoundPosting } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' => '))
function shown(text: string, places: readonly string[] = []) {
  const salary = readSalary(text, { places })
  return salary === null
    ? 'none'
    : [salary.min, salary.max, salary.interval, salary.currency].map((part) => part ?? '-').join(' ')
}

const INTERVALS = `
Pay: $2,150 biweekly. => 2150 2150 two weeks USD
Pay: $1,900 - $2,100 bi-weekly => 1900 2100 two weeks USD
Biweekly salary: $2,300.00 - $2,700.00 => 2300 2700 two weeks USD
You earn £1,450 every two weeks. => 1450 1450 two weeks GBP
Salary: $2,800 per fortnight => 2800 2800 two weeks USD
We pay $2,750 twice a month. => 2750 2750 half month USD
Semi-monthly salary: $2,600 to $2,900 => 2600 2900 half month USD
Salary of $3,100, semi-monthly => 3100 3100 half month USD
Day rate: $400-$460 => 400 460 day USD
Rate: $375 a day => 375 375 day USD
Salary: $62,400 a year, paid biweekly => 62400 62400 year USD
Paid bi-weekly. Pay: $21.50 - $24.00 => 21.5 24 hour USD
`

// holds Decisions §7: Salary: pay field first, then the text; hour, day, week, month
test.each(rowsOf(INTERVALS))('every interval: %s: %s', (text = '', expected) =>
  expect(shown(text)).toBe(expected),
)

test('pay every two weeks is × 26, twice a month × 24; both are printed', () => {
  const year = (text: string) => annualMax(readSalary(text), { isAbroad: false })
  expect(year('Pay: $2,000 biweekly')).toBe(52_000)
  expect(year('Pay: $2,000 twice a month')).toBe(48_000)
  expect(readSalary('Pay: $2,000 biweekly')?.text).toBe('$2,000 biweekly')
  expect(readSalary('Pay: $2,000 twice a month')?.text).toBe('$2,000 twice a month')
  expect(readSalary('Salary range (USD): 93,500 - 138,000')?.text).toBe('USD 93,500 - 138,000')
})

test.each([
  ['BIWEEKLY', 'two weeks', '$2,000 every two weeks'],
  ['SEMI_MONTHLY', 'half month', '$2,000 twice a month'],
])('a board’s field %s', (interval, expected, text) => {
  const pay = { text: null, min: 2_000, max: 2_000, interval, currency: 'USD' }
  expect(readSalary('', { pay })).toMatchObject({ interval: expected, text })
})

const DOLLARS = `
CA => Salary: $70,000 - $84,000 a year => 70000 84000 year CAD
AU => Salary: $95,000 plus super => 95000 95000 year AUD
NZ => Pay: $32 an hour => 32 32 hour NZD
SG => Salary: $5,500 a month => 5500 5500 month SGD
CA => Salary: US$70,000 - US$84,000 => 70000 84000 year USD
CA => Salary: $70,000 - $84,000 USD => 70000 84000 year USD
CA => Salary: $70,000 - $84,000. All sums are in USD. => 70000 84000 year USD
CA => The US base salary range is $90,000 - $110,000. => 90000 110000 year USD
CA => Salary: £40,000 => 40000 40000 year GBP
CA US-NY => Salary: $70,000 - $84,000 => 70000 84000 year USD
AU NZ => Salary: $70,000 - $84,000 => 70000 84000 year -
US-OH => Salary: $70,000 - $84,000 => 70000 84000 year USD
DE => Salary: $70,000 - $84,000 => 70000 84000 year USD
`

// holds Decisions §7: The printed range stays; other currencies; a bare number is dollars
test.each(rowsOf(DOLLARS))(
  'a dollar sign means the dollars of the place, %s: %s',
  (places = '', text = '', expected) => expect(shown(text, places.split(' '))).toBe(expected),
)

const posting = (place: string): FoundPosting => ({
  externalId: '1',
  title: 'Editor',
  url: 'https://board.example/1',
  html: null,
  places: [place],
  country: null,
  department: null,
  employment: 'Full-time',
  workplace: null,
  remote: null,
  pay: null,
  postedAt: null,
  applyBy: null,
  company: null,
})

test('a curated job in Canada is paid in its dollars, which its print names', () => {
  const read = (place: string) =>
    curate(posting(place), { company: 'Elm', markdown: '', text: 'Salary: $70,000 - $84,000' })
  expect(read('Remote - Canada')).toMatchObject({ salaryMax: null, salaryRange: 'CAD $70,000 - $84,000' })
  expect(read('Remote - US')).toMatchObject({ salaryMax: 84_000, salaryRange: '$70,000 - $84,000' })
})

const CODES = `
Salary: MX$28,000 a month => 28000 28000 month MXN
Salary: HK$32,000 per month => 32000 32000 month HKD
Salary: S$4,800 - S$5,600 a month => 4800 5600 month SGD
Salary: NT$65,000 per month => 65000 65000 month TWD
Salary: PKR 180,000 - 240,000 per month => 180000 240000 month PKR
Salary: IDR 12,000,000 - 15,000,000 per month => 12000000 15000000 month IDR
Salary: NGN 450,000 per month => 450000 450000 month NGN
Salary: KES 120,000 - KES 150,000 per month => 120000 150000 month KES
Salary: COP 6.000.000 per month => 6000000 6000000 month COP
Salary: RM 5,000 - RM 6,500 a month => 5000 6500 month MYR
Salary: 8.000 RON per month => 8000 8000 month RON
Salary: 82,000 - 90,000 Canadian dollars => 82000 90000 year CAD
Salary: ₦400,000 monthly => 400000 400000 month NGN
Earn $25 an hour. Try 3 lessons. => 25 25 hour USD
`

test.each(rowsOf(CODES))('codes and signs of other money: %s: %s', (text = '', expected) =>
  expect(shown(text)).toBe(expected),
)

const OPEN = `
Pay: $22 an hour and up => 22 - hour USD
Salary: $64,000 and up => 64000 - year USD
Salary: $58,000 or more => 58000 - year USD
Pay: $19.50/hr and above => 19.5 - hour USD
Salary starting from $52,000 => 52000 - year USD
Pay begins at $18 an hour => 18 - hour USD
Salary: as much as $96,000 => - 96000 year USD
Hourly rate capped at $41 an hour => - 41 hour USD
Zone A: $84,000 - $97,000; Zone B: $79,000 - $91,000 => 79000 97000 year USD
Salary, zone 1: $84,000 - $97,000. Salary, zone 2: $79,000 - $91,000. => 79000 97000 year USD
Salary in zone 1: $88,000. Salary in zone 2: $81,000. => 81000 88000 year USD
`

test.each(rowsOf(OPEN))('open ends, and zones as one span: %s: %s', (text = '', expected) =>
  expect(shown(text)).toBe(expected),
)

describe('pay by the piece, stipends, fees and funding are no salary', () => {
  test.each([
    'Pay: $55 per student enrolled',
    'Pay: $1,350 per module',
    'Pay: $2,600 per 3-credit course',
    'Adjuncts are paid $3,100 for each online course.',
    'Pay: $400 per recorded lecture',
    'Compensation: $75/class',
    'We pay $20 per graded essay.',
    'Pay per course: $2,900',
    'Rate per module: $1,450',
    'Earn $90 per completed evaluation',
    'Stipend: $4,000 - $6,000',
    'Pay: $2,500 stipend',
    'Mentors receive a stipend of $1,800 per month.',
    'A yearly stipend ranging from $12,000 to $15,000',
    'Registration fee: $25,000 - $30,000',
    'Tuition fees are $28,000 a year.',
    'Program funding of $60,000 to $90,000 per year',
    'We offer $75,000 in seed funding.',
    'Grant funding: $50,000 - $80,000',
  ])('%s', (text) => expect(readSalary(text)).toBeNull())
  test.each([
    ['Pay: $58,000 per academic year', 58_000],
    ['Pay: $61,000 per the salary schedule', 61_000],
    ['Salary: $70,000 per year. $1,200 per course for extra teaching.', 70_000],
  ])('but %s is', (text, max) => expect(readSalary(text)?.max).toBe(max))
})
