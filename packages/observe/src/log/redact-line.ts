import { HIDDEN, redactText } from './redact-text.ts'
import { isSecretName } from './secret-names.ts'

/** They never hold data of a request. */
const OWN = new Set(['level', 'time', 'process', 'requestId', 'traceId', 'work', 'job'])
const DEEPEST = 8
const CARD_FROM = 1e13

const redactField = (name: string, value: unknown, depth: number): unknown => {
  if (value === null || typeof value === 'boolean') return value
  return isSecretName(name) ? HIDDEN : redactValue(value, depth)
}

const redactValue = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'number') return value >= CARD_FROM ? redactText(String(value)) : value
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST) return HIDDEN
  if (Array.isArray(value)) return value.map((one) => redactValue(one, depth + 1))
  return Object.fromEntries(
    // A field name may be an address too: `{ "fern@example.com": 1 }`.
    Object.entries(value).map(([name, inner]) => [redactText(name), redactField(name, inner, depth + 1)]),
  )
}

const redactLineFields = (line: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(line).map(([name, value]) => [
      redactText(name),
      OWN.has(name) ? value : redactField(name, value, 0),
    ]),
  )

/** By names and texts at any depth, last before output: safety does not depend on who logs. */
export const redactLine = (line: string): string => {
  try {
    return `${JSON.stringify(redactLineFields(JSON.parse(line) as Record<string, unknown>))}\n`
  } catch {
    return `${JSON.stringify({ level: 50, msg: redactText(line) })}\n`
  }
}
