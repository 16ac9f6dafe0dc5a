import type { FoundPay } from '@lilypad/domain'
import { amount } from './answer-fields.ts'
import { readPay as spanOf } from './create-posting.ts'
import { joinWords } from './parse-answer.ts'

/** schema.org allows a value, a list of values or nothing anywhere. */
export function toList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

/** A text, or the name of a thing: 'Acme', {"@type": "Organization", "name": "Acme"}. */
export function readName(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null
  return typeof field(value, 'name') === 'string' ? readName(field(value, 'name')) : null
}

/** The identifier's value, not its name, which is often the company's. */
export function readIdentifier(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value.trim() || null
  const inner = field(value, 'value')
  return inner === undefined || inner === null ? null : readIdentifier(inner)
}

/** A Place, its PostalAddress or a plain text, as one line; the country also separately. */
export function readPlace(value: unknown): { text: string | null; country: string | null } {
  const address = field(value, 'address') ?? value
  const country = readName(field(address, 'addressCountry'))
  const parts = [
    readName(field(address, 'addressLocality')),
    readName(field(address, 'addressRegion')),
    country,
  ]
  return { text: joinWords(parts) || readName(address) || readName(value), country }
}

/** A MonetaryAmount whose value is a number, a range or a text; or a plain number or text. */
export function readSalary(value: unknown): FoundPay | null {
  const [salary] = toList(value)
  if (typeof salary === 'string' || typeof salary === 'number')
    return spanOf([single(salary)], printed(salary))
  const [range] = toList(field(salary, 'value'))
  const min = field(range, 'minValue') ?? field(salary, 'minValue')
  const max = field(range, 'maxValue') ?? field(salary, 'maxValue')
  const exact = field(range, 'value') ?? (typeof range === 'object' ? undefined : range)
  const span =
    min === undefined && max === undefined
      ? single(exact)
      : { min: amount.parse(min), max: amount.parse(max) }
  const interval = readName(field(range, 'unitText') ?? field(salary, 'unitText'))
  const currency = readName(field(salary, 'currency') ?? field(salary, 'priceCurrency'))
  return spanOf([span], { ...printed(exact), interval, currency })
}

function single(value: unknown) {
  return { min: amount.parse(value), max: amount.parse(value) }
}

/** Text that is not an amount is kept as printed. */
function printed(value: unknown) {
  const text = typeof value === 'string' && amount.parse(value) === null ? value.trim() || null : null
  return { text, interval: null, currency: null }
}

export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined
}
