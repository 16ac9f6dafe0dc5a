import { readHtml } from '@lilypad/boards'
import { readSalary } from '@lilypad/curation'
import type { FoundPay } from '@lilypad/domain'
import { findLine } from './found.ts'

const HOURLY = /hour|hr\b/i
const YEARLY = /year|annual|annum|yr\b/i
/** No hour is paid more, and no year less. */
const MOST_AN_HOUR = 1_000

/** False for a field that contradicts itself, such as 24 dollars a year: which half is wrong cannot be known. */
function isSound({ min, max, interval }: FoundPay): boolean {
  const amounts = [min, max].filter((amount) => amount !== null && amount > 0)
  if (interval === null || amounts.length === 0) return true
  if (HOURLY.test(interval)) return amounts.every((amount) => Number(amount) < MOST_AN_HOUR)
  return !YEARLY.test(interval) || amounts.every((amount) => Number(amount) >= MOST_AN_HOUR)
}

type Given = { title: string | null; pay?: FoundPay | null; html?: string | null; label?: string | null }

/**
 * What a posting pays, in its own words: from a field, from a text beside the label of a pay field, else from its
 * description. Null where it states none, and where a field contradicts itself.
 */
export function findPay({ title, pay = null, html = null, label = null }: Given): string | null {
  if (pay && !isSound(pay)) return null
  const named = title ? { title } : {}
  const labelled = label ? readSalary(`Salary: ${label}`) : null
  return findLine((labelled ?? readSalary(html ? readHtml(html).text : '', { ...named, pay }))?.text)
}
