import words from './action-words.json'

const WORDS: Readonly<Record<string, string>> = words

function readable(action: string) {
  const words = action.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const actionWords = (action: string): string =>
  Object.hasOwn(WORDS, action) ? (WORDS[action] ?? action) : readable(action)

function valueText(value: unknown): string {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Omits ids of new things, empty values, and what the subject already names. */
const saysNothing = (name: string, value: unknown, subject: string) =>
  value === '' || value === subject || (name === 'id' && value === null)

/** What was asked for, on a line: 'days: 7 · accept: yes'. */
export const detailsText = (details: Record<string, unknown>, subject: string): string =>
  Object.entries(details)
    .filter(([name, value]) => !saysNothing(name, value, subject))
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${valueText(value)}`)
    .join(' · ')
