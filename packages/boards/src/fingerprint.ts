/**
 * Sixteen hexadecimal digits that differ when the values do; the order of an object's fields does not count. It detects
 * edited list rows, and does not resist deliberate collisions.
 */
export function toFingerprint(...values: readonly unknown[]): string {
  const text = JSON.stringify(values, (_, value: unknown) => (isObject(value) ? sorted(value) : value))
  let low = 0x811c9dc5
  let high = 0x9e3779b9
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 15)
  }
  return hex(low ^ (high >>> 16)) + hex(high ^ (low >>> 16))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(value: object): object {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function hex(number: number): string {
  return (number >>> 0).toString(16).padStart(8, '0')
}
