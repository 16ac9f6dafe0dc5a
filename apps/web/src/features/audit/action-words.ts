import words from './action-words.json'

const WORDS: Readonly<Record<string, string>> = words

function readable(action: string) {
  const words = action.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const actionWords = (action: string): string =>
  Object.hasOwn(WORDS, action) ? (WORDS[action] ?? action) : readable(action)
