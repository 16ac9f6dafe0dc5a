import { readSalary } from '@lilypad/curation'
import type { PublicJob } from '@lilypad/db'
import { annualMax, type Salary } from '@lilypad/domain'

type Paid = Pick<PublicJob, 'salaryRange' | 'salaryMax'>
type Amount = Pick<Salary, 'min' | 'max' | 'interval'> & { currency: string }

/**
 * The pay from the printed range, unless an admin has set another one. In currencies other than dollars there is only
 * the printed range.
 */
const printed = ({ salaryRange, salaryMax }: Paid): Amount | null => {
  const read = salaryRange ? readSalary(salaryRange) : null
  if (read === null) return null
  const currency = read.currency ?? (salaryMax === null ? null : 'USD')
  if (currency === null) return null
  return annualMax({ ...read, currency }, { isAbroad: false }) === salaryMax ? { ...read, currency } : null
}

const upTo = ({ salaryMax }: Paid): Amount | null =>
  salaryMax === null ? null : { min: null, max: salaryMax, interval: 'year', currency: 'USD' }

const range = ({ min, max }: Amount) =>
  min === max
    ? { value: min }
    : { ...(min !== null && { minValue: min }), ...(max !== null && { maxValue: max }) }

/** What a job pays, as schema.org's `MonetaryAmount`, or null. */
export const baseSalary = (job: Paid): object | null => {
  const amount = printed(job) ?? upTo(job)
  return (
    amount && {
      '@type': 'MonetaryAmount',
      currency: amount.currency,
      value: { '@type': 'QuantitativeValue', ...range(amount), unitText: amount.interval.toUpperCase() },
    }
  )
}
