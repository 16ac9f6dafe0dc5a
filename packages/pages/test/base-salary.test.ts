import { readSalary } from '@lilypad/curation'
import { expect, test } from 'vitest'
import { baseSalary } from '../src/markup/base-salary.ts'

type Paid = Parameters<typeof baseSalary>[0]

function said(pay: Paid) {
  const { currency, value } = (baseSalary(pay, readSalary) ?? {}) as {
    currency?: string
    value?: Record<string, unknown>
  }
  const { '@type': _type, ...rest } = value ?? {}
  return currency === undefined ? null : { currency, ...rest }
}

test.each<[string, Paid, object | null]>([
  ['nothing known', { salaryRange: null, salaryMax: null }, null],
  [
    'a range a year',
    { salaryRange: '$81,000 - $86,000', salaryMax: 86_000 },
    { currency: 'USD', minValue: 81_000, maxValue: 86_000, unitText: 'YEAR' },
  ],
  [
    'a range an hour, as printed',
    { salaryRange: '$25 - $30 per hour', salaryMax: 62_400 },
    { currency: 'USD', minValue: 25, maxValue: 30, unitText: 'HOUR' },
  ],
  [
    'one sum',
    { salaryRange: '$90,000 per year', salaryMax: 90_000 },
    { currency: 'USD', value: 90_000, unitText: 'YEAR' },
  ],
  [
    'only the largest',
    { salaryRange: null, salaryMax: 70_000 },
    { currency: 'USD', maxValue: 70_000, unitText: 'YEAR' },
  ],
  [
    'another largest than the printed one',
    { salaryRange: '$81,000 - $86,000', salaryMax: 95_000 },
    { currency: 'USD', maxValue: 95_000, unitText: 'YEAR' },
  ],
  [
    'euros',
    { salaryRange: '€40,000 - €50,000 per year', salaryMax: null },
    { currency: 'EUR', minValue: 40_000, maxValue: 50_000, unitText: 'YEAR' },
  ],
  [
    'a sum every two weeks, which schema.org has no unit for',
    { salaryRange: '$2,400 - $2,600 biweekly', salaryMax: 67_600 },
    { currency: 'USD', minValue: 62_400, maxValue: 67_600, unitText: 'YEAR' },
  ],
  [
    'local dollars',
    { salaryRange: 'CAD $80,000 - $95,000 a year', salaryMax: null },
    { currency: 'CAD', minValue: 80_000, maxValue: 95_000, unitText: 'YEAR' },
  ],
  ['dollars that an admin took back', { salaryRange: '$81,000 - $86,000', salaryMax: null }, null],
  ['words', { salaryRange: 'Competitive', salaryMax: null }, null],
])('baseSalary of %s', (_what, pay, expected) => {
  expect(said(pay)).toEqual(expected)
})
