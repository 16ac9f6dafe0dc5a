import { annualMax, type Salary, TIMES_A_YEAR } from '@lilypad/domain'

/** Reads a printed range, as curation does. */
export type ReadSalary = (text: string) => Salary | null

export type Paid = { salaryRange: string | null; salaryMax: number | null }
type Amount = Pick<Salary, 'min' | 'max' | 'interval'> & { currency: string }

/**
 * The pay from the printed range, unless an admin has set another one. In currencies other than dollars there is only
 * the printed range.
 */
function printed({ salaryRange, salaryMax }: Paid, readSalary: ReadSalary): Amount | null {
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

/** Schema.org has no unit for every two weeks or twice a month: those are given by the year. */
function inKnownUnit(amount: Amount): Amount {
  if (amount.interval !== 'two weeks' && amount.interval !== 'half month') return amount
  const times = TIMES_A_YEAR[amount.interval]
  const aYear = (end: number | null) => (end === null ? null : Math.round(end * times))
  return { ...amount, min: aYear(amount.min), max: aYear(amount.max), interval: 'year' }
}

/** What a job pays, as schema.org's `MonetaryAmount`, or null. */
export function baseSalary(job: Paid, readSalary: ReadSalary): object | null {
  const found = printed(job, readSalary) ?? upTo(job)
  const amount = found && inKnownUnit(found)
  return (
    amount && {
      '@type': 'MonetaryAmount',
      currency: amount.currency,
      value: { '@type': 'QuantitativeValue', ...range(amount), unitText: amount.interval.toUpperCase() },
    }
  )
}
