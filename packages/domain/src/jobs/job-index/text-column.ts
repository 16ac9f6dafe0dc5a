import { createNumbers, createSmallNumbers, type SmallNumbers } from './numbers.ts'
import { isSought, type Sought, soughtWords } from './sought-words.ts'

/** The searchable texts of many jobs, as words of a vocabulary: a text is looked for in each word once. */
export type TextColumn = {
  /** The rows whose texts hold this one anywhere, also within words and across them. */
  rowsWith(sought: string): Uint32Array
  /** The rows whose titles hold this text where `stands` says so of the words in which it is found. */
  rowsTitled(sought: string, stands: (words: string) => boolean): Uint32Array
}

type Texts = {
  vocabulary: readonly string[]
  /** The words of all texts, by their places in the vocabulary; those of row `n` begin at `begins[n]`. */
  words: SmallNumbers
  begins: Uint32Array
  titleWords: SmallNumbers
  longest: number
}

/** A word that more than one in 32 rows hold takes less memory as a bit for each row than as a list. */
const FREQUENT = 32
const ROWS_A_STEP = 65_536
const WORDS_A_STEP = 1_048_576

type RowsOf = (word: number) => { list: Uint32Array; bits: null } | { list: null; bits: Uint32Array }

function* rowsByWord({ vocabulary, words, begins }: Texts): Generator<void, RowsOf> {
  const numRows = begins.length - 1
  const length = Math.ceil(numRows / 32)
  const counts = new Uint32Array(vocabulary.length)
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0
    counts[word] = (counts[word] ?? 0) + 1
    if (at % WORDS_A_STEP === 0) yield
  }
  yield
  /** Where the bits of a frequent word begin; -1 for another. */
  const bitsAt = new Int32Array(vocabulary.length).fill(-1)
  const ends = new Uint32Array(vocabulary.length)
  let [listed, frequent] = [0, 0]
  for (const [word, count] of counts.entries()) {
    ends[word] = listed
    if (count > numRows / FREQUENT) bitsAt[word] = frequent++ * length
    else listed += count
  }
  const lists = new Uint32Array(listed)
  const bits = new Uint32Array(frequent * length)
  const note = (word: number, row: number) => {
    const begin = bitsAt[word] ?? -1
    if (begin >= 0) return setBit(bits, begin, row)
    const end = ends[word] ?? 0
    lists[end] = row
    ends[word] = end + 1
  }
  for (let row = 0; row < numRows; row += 1) {
    for (let at = begins[row] ?? 0; at < (begins[row + 1] ?? 0); at += 1) note(words[at] ?? 0, row)
    if (row % ROWS_A_STEP === 0) yield
  }
  return (word) => {
    const begin = bitsAt[word] ?? -1
    if (begin >= 0) return { list: null, bits: bits.subarray(begin, begin + length) }
    return { list: lists.subarray((ends[word] ?? 0) - (counts[word] ?? 0), ends[word]), bits: null }
  }
}

const setBit = (bits: Uint32Array, begin: number, row: number) => {
  const at = begin + (row >>> 5)
  bits[at] = (bits[at] ?? 0) | (1 << (row & 31))
}

const rowsOfBits = (bits: Uint32Array, numRows: number): Uint32Array => {
  const rows = new Uint32Array(numRows)
  let size = 0
  for (let at = 0; at < bits.length; at += 1)
    for (let left = bits[at] ?? 0; left !== 0; left &= left - 1) {
      rows[size] = at * 32 + 31 - Math.clz32(left & -left)
      size += 1
    }
  return rows.subarray(0, size)
}

/** Collects texts, row after row; each begins with its title. */
export const createTextColumn = () => {
  const places = new Map<string, number>()
  const words = createSmallNumbers()
  const ends = createNumbers(Uint32Array)
  const titleWords = createSmallNumbers()
  let [numWords, longest] = [0, 0]
  ends.add(0)
  return {
    add(text: string, title: string) {
      for (const word of text.split(' ')) {
        let place = places.get(word)
        if (place === undefined) {
          place = places.size
          places.set(word, place)
        }
        words.add(place)
        numWords += 1
      }
      ends.add(numWords)
      longest = Math.max(longest, text.length)
      titleWords.add(title.split(' ').length)
    },
    *finish(): Generator<void, TextColumn> {
      const vocabulary = [...places.keys()]
      const texts = {
        vocabulary,
        words: words.finish(),
        begins: ends.finish(),
        titleWords: titleWords.finish(),
        longest,
      }
      places.clear()
      yield
      return findersIn(texts, yield* rowsByWord(texts))
    },
  }
}

const NO_ROWS = new Uint32Array()

const findersIn = (texts: Texts, rowsOf: RowsOf): TextColumn => {
  const { words, begins, titleWords } = texts
  const numRows = begins.length - 1
  const rowsOfAll = (matching: Uint8Array): Uint32Array => {
    const bits = new Uint32Array(Math.ceil(numRows / 32))
    for (const [word, matches] of matching.entries()) {
      if (matches === 0) continue
      const found = rowsOf(word)
      if (found.list) for (const row of found.list) setBit(bits, 0, row)
      else for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (found.bits[at] ?? 0)
    }
    return rowsOfBits(bits, numRows)
  }
  const candidatesFor = (sought: Sought): Uint32Array => {
    const [fewest = NO_ROWS] = sought
      .flatMap((word) => (typeof word === 'number' ? (rowsOf(word).list ?? []) : rowsOfAll(word)))
      .sort((a, b) => a.length - b.length)
    return fewest
  }
  const holds = (sought: Sought, begin: number, end: number): boolean => {
    for (let start = begin; start + sought.length <= end; start += 1) {
      let place = 0
      while (place < sought.length && isSought(sought[place], words[start + place] ?? 0)) place += 1
      if (place === sought.length) return true
    }
    return false
  }
  return {
    rowsWith(text) {
      const sought = soughtWords(texts, text, () => true)
      if (sought === null) return NO_ROWS
      const rows = candidatesFor(sought)
      if (sought.length === 1) return rows
      // The list of a word has a row twice where a text has the word twice.
      return rows.filter(
        (row, at) => row !== rows[at - 1] && holds(sought, begins[row] ?? 0, begins[row + 1] ?? 0),
      )
    },
    rowsTitled(text, stands) {
      const sought = soughtWords(texts, text, stands)
      if (sought === null) return NO_ROWS
      return candidatesFor(sought).filter((row) => {
        const begin = begins[row] ?? 0
        return holds(sought, begin, begin + (titleWords[row] ?? 0))
      })
    },
  }
}
