/** Numbers whose value matters: days of a week, 'one of 10', '100 % remote'. */
const SMALL = /^(?:\d|10|100)$/
const NUMBER = /^\d/
/** Stands before the first word. */
export const START = '^'

/** A word may have one apostrophe. */
const WORD = /[\p{L}\p{N}]+(?:['’](?!\d)[\p{L}\p{N}]+)?|[%:?]/gu

/**
 * The words of a sentence in lower case; the signs `:`, `?` and `%` are words, numbers above ten are `#`:
 * 'Remote: 3 days' is `remote`, `:`, `3`, `days`.
 */
export const toWords = (sentence: string): string[] =>
  (sentence.toLowerCase().match(WORD) ?? []).map((word) =>
    NUMBER.test(word) && !SMALL.test(word) ? '#' : word.replace('’', "'"),
  )

export const toGrams = (words: readonly string[]): string[] =>
  words.flatMap((word, index) => [`${words[index - 1] ?? START} ${word}`, word])
