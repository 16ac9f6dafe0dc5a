import { createNumbers } from './numbers.ts'

/** The searchable texts of many jobs, as words of a vocabulary: a text is looked for in each word once. */
export type TextColumn = {
  /** The rows whose texts hold this one anywhere, also within words and across them; a row may stand there twice. */
  rowsWith(sought: string): Uint32Array
  /** The first characters of a row's text. */
  start(row: number, length: number): string
}

/** The rows of each word, one word after the other; those of word `n` begin at `begins[n]`. */
const rowsByWord = (
  words: Uint32Array,
  wordsOf: (row: number) => Uint32Array,
  size: [rows: number, vocabulary: number],
) => {
  const [numRows, numWords] = size
  const begins = new Uint32Array(numWords + 1)
  for (const word of words) begins[word + 1] = (begins[word + 1] ?? 0) + 1
  for (let word = 0; word < numWords; word += 1)
    begins[word + 1] = (begins[word + 1] ?? 0) + (begins[word] ?? 0)
  const ordered = new Uint32Array(words.length)
  const next = begins.slice()
  for (let row = 0; row < numRows; row += 1)
    for (const word of wordsOf(row)) {
      const place = next[word] ?? 0
      ordered[place] = row
      next[word] = place + 1
    }
  return (word: number): Uint32Array => ordered.subarray(begins[word], begins[word + 1])
}

/** Collects texts, row after row. */
export const createTextColumn = () => {
  const places = new Map<string, number>()
  const collected = createNumbers(4)
  const starts = createNumbers(4)
  let numWords = 0
  return {
    add(text: string) {
      starts.add(numWords)
      for (const word of text.split(' ')) {
        let place = places.get(word)
        if (place === undefined) {
          place = places.size
          places.set(word, place)
        }
        collected.add(place)
        numWords += 1
      }
    },
    finish(): TextColumn {
      const words = collected.finish()
      const begins = starts.finish()
      const vocabulary = [...places.keys()]
      places.clear()
      const wordsOf = (row: number) => words.subarray(begins[row], begins[row + 1])
      const textOf = (row: number) => Array.from(wordsOf(row), (word) => vocabulary[word]).join(' ')
      const rowsOf = rowsByWord(words, wordsOf, [begins.length, vocabulary.length])
      return {
        rowsWith: finderIn(vocabulary, rowsOf, textOf),
        start: (row, length) => textOf(row).slice(0, length),
      }
    },
  }
}

const finderIn = (
  vocabulary: readonly string[],
  rowsOf: (word: number) => Uint32Array,
  textOf: (row: number) => string,
): TextColumn['rowsWith'] => {
  const withWord = (matches: (word: string) => boolean): Uint32Array[] =>
    vocabulary.flatMap((word, place) => (matches(word) ? [rowsOf(place)] : []))
  return (sought) => {
    const [first = '', ...others] = sought.split(' ')
    const last = others.pop()
    if (last === undefined) return joined(withWord((word) => word.includes(first)))
    const [fewest = []] = [
      withWord((word) => word.endsWith(first)),
      ...others.map((whole) => withWord((word) => word === whole)),
      withWord((word) => word.startsWith(last)),
    ].sort((a, b) => lengthOf(a) - lengthOf(b))
    return joined(fewest).filter((row) => textOf(row).includes(sought))
  }
}

const lengthOf = (lists: readonly Uint32Array[]) => lists.reduce((sum, { length }) => sum + length, 0)

const joined = (lists: readonly Uint32Array[]): Uint32Array => {
  const [only] = lists
  if (only && lists.length === 1) return only
  const all = new Uint32Array(lengthOf(lists))
  let at = 0
  for (const list of lists) {
    all.set(list, at)
    at += list.length
  }
  return all
}
