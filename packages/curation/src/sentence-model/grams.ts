/** Numbers whose value matters: days of a week, 'one of 10', '100 % remote'. */
const SMALL = /^(?:\d|10|100)$/
/** Stands before the first word. */
export const START = '^'

const [NOTHING, LETTER, DIGIT, SIGN] = [0, 1, 2, 3]
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code)
  return /[a-z]/.test(letter) ? LETTER : /\d/.test(letter) ? DIGIT : /[%:?]/.test(letter) ? SIGN : NOTHING
})
const ANY_LETTER = /[\p{L}\p{N}]/u
function kindAt(text: string, at: number) {
  const code = text.charCodeAt(at)
  return code < 128 ? KINDS[code] : ANY_LETTER.test(text.charAt(at)) ? LETTER : NOTHING
}

const isApostrophe = (letter: string | undefined) => letter === "'" || letter === '’'

/** Where a word ends; it may have one apostrophe. */
function endOfWord(text: string, from: number): number {
  let at = from
  const pass = () => {
    for (let kind = kindAt(text, at); kind === LETTER || kind === DIGIT; kind = kindAt(text, at)) at += 1
  }
  pass()
  if (!isApostrophe(text[at]) || kindAt(text, at + 1) !== LETTER) return at
  at += 1
  pass()
  return at
}

/**
 * The words of a sentence in lower case; the signs `:`, `?` and `%` are words, numbers above ten are `#`:
 * 'Remote: 3 days' is `remote`, `:`, `3`, `days`.
 */
export function toWords(sentence: string): string[] {
  const text = sentence.toLowerCase()
  const words: string[] = []
  for (let at = 0; at < text.length; at += 1) {
    const kind = kindAt(text, at)
    if (kind === NOTHING) continue
    if (kind === SIGN) {
      words.push(text.charAt(at))
      continue
    }
    const end = endOfWord(text, at)
    const word = text.slice(at, end)
    words.push(kind === DIGIT && !SMALL.test(word) ? '#' : word.replace('’', "'"))
    at = end - 1
  }
  return words
}

/** The words of a window and their pairs, in order. */
export function toGrams(words: readonly string[]): string[] {
  return words.flatMap((word, index) => [`${words[index - 1] ?? START} ${word}`, word])
}
