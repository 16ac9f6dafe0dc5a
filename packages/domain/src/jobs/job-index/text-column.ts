import { createNumbers } from './numbers.ts'

/** The searchable texts of many jobs, with an index of their words: a text is looked for in each word once. */
export type TextColumn = {
  /** The rows whose texts hold this one anywhere, also within words and across them; a row may stand there twice. */
  rowsWith(sought: string): Uint32Array
  /** The first characters of a row's text. */
  start(row: number, length: number): string
}

const LINES_A_TEXT = 4_096

/** Lines joined to a few long strings, which take less memory than many short ones. */
const createLines = () => {
  const texts: string[] = []
  const starts = createNumbers()
  let lines: string[] = []
  let length = 0
  return {
    add(line: string) {
      starts.add(length)
      lines.push(line)
      length += line.length
      if (lines.length < LINES_A_TEXT) return
      texts.push(lines.join(''))
      lines = []
      length = 0
    },
    finish() {
      texts.push(lines.join(''))
      const begin = Uint32Array.from(starts.finish())
      return (row: number): string => {
        const isLast = row % LINES_A_TEXT === LINES_A_TEXT - 1
        return texts[Math.floor(row / LINES_A_TEXT)]?.slice(begin[row], isLast ? undefined : begin[row + 1]) ?? ''
      }
    },
  }
}

/** The rows of each word, one word after the other; those of word `n` begin at `begins[n]`. */
const rowsByWord = (words: Uint32Array, rows: Uint32Array, numWords: number) => {
  const begins = new Uint32Array(numWords + 1)
  for (const word of words) begins[word + 1] = (begins[word + 1] ?? 0) + 1
  for (let word = 0; word < numWords; word += 1) begins[word + 1] = (begins[word + 1] ?? 0) + (begins[word] ?? 0)
  const ordered = new Uint32Array(rows.length)
  const next = begins.slice()
  for (const [at, word] of words.entries()) {
    const place = next[word] ?? 0
    ordered[place] = rows[at] ?? 0
    next[word] = place + 1
  }
  return (word: number): Uint32Array => ordered.subarray(begins[word], begins[word + 1])
}

/** Collects texts, row after row. */
export const createTextColumn = () => {
  const lines = createLines()
  const places = new Map<string, number>()
  const words = createNumbers()
  const rows = createNumbers()
  let row = 0
  return {
    add(text: string) {
      lines.add(text)
      for (const word of text.split(' ')) {
        const place = places.get(word) ?? places.size
        if (place === places.size) places.set(word, place)
        words.add(place)
        rows.add(row)
      }
      row += 1
    },
    finish(): TextColumn {
      const textOf = lines.finish()
      const vocabulary = [...places.keys()]
      const rowsOf = rowsByWord(
        Uint32Array.from(words.finish()),
        Uint32Array.from(rows.finish()),
        vocabulary.length,
      )
      const withWord = (matches: (word: string) => boolean): Uint32Array[] =>
        vocabulary.flatMap((word, place) => (matches(word) ? [rowsOf(place)] : []))
      return {
        rowsWith(sought) {
          const [first = '', ...others] = sought.split(' ')
          const last = others.pop()
          if (last === undefined) return joined(withWord((word) => word.includes(first)))
          const found = [
            withWord((word) => word.endsWith(first)),
            ...others.map((whole) => withWord((word) => word === whole)),
            withWord((word) => word.startsWith(last)),
          ].map(joined)
          const [fewest = new Uint32Array()] = found.sort((a, b) => a.length - b.length)
          return fewest.filter((one) => textOf(one).includes(sought))
        },
        start: (one, length) => textOf(one).slice(0, length),
      }
    },
  }
}

const joined = (lists: readonly Uint32Array[]): Uint32Array => {
  const [only] = lists
  if (only && lists.length === 1) return only
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const list of lists) {
    all.set(list, at)
    at += list.length
  }
  return all
}
