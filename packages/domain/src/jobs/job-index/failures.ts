import type { FilterableJob } from '../filters/filter.ts'
import {
  CHOICE_NAMES,
  choiceNamed,
  FILTER_NAMES,
  type FilterName,
  filterNamed,
  type JobFilter,
} from '../filters/registry.ts'
import { findHiddenWord, type HiddenValues } from '../personal/hidden.ts'
import { readSearch } from '../search-words.ts'
import type { Column } from './column.ts'
import { type JobIndex, PIECE, type SharedFact } from './job-index.ts'

export const bitOf = (name: FilterName): number => 1 << FILTER_NAMES.indexOf(name)

export const HIDDEN = 1 << 15

export const jobWith = (fact: SharedFact, value: unknown): FilterableJob =>
  ({ isTracked: false, [fact]: value }) as unknown as FilterableJob

type Person = {
  starred: Uint32Array
  hidden: HiddenValues
}

/** For each row the filters that it fails, as bits: 0 for a job that the person is shown. */
export const failuresOf = (index: JobIndex, filter: JobFilter, { starred, hidden }: Person): Uint16Array => {
  const failed = new Uint16Array(index.ids.length)
  for (const name of FILTER_NAMES) {
    const { fact, test } = filterNamed(name)
    const passes = test(filter[name])
    if (passes === null) continue
    const bit = bitOf(name)
    if (fact === 'searchWords') failTexts(failed, bit, index, filter.searchField)
    else if (fact === 'isTracked') failAllBut(failed, bit, starred)
    else failValues(failed, bit, index.facts[fact], (value) => passes(jobWith(fact, value)))
  }
  for (const name of CHOICE_NAMES)
    if (choiceNamed(name).favoritesPass) for (const row of starred) clear(failed, bitOf(name), row)
  hide(failed, index, hidden)
  return failed
}

const failTexts = (failed: Uint16Array, bit: number, { texts }: JobIndex, typed: string) => {
  for (const spellings of readSearch(typed)) {
    const isFound = new Uint8Array(failed.length)
    for (const spelling of spellings) for (const row of texts.rowsWith(spelling)) isFound[row] = 1
    for (const [row, found] of isFound.entries()) if (found === 0) set(failed, bit, row)
  }
}

const set = (failed: Uint16Array, bit: number, row: number) => {
  failed[row] = (failed[row] ?? 0) | bit
}

const clear = (failed: Uint16Array, bit: number, row: number) => {
  failed[row] = (failed[row] ?? 0) & ~bit
}

const failAllBut = (failed: Uint16Array, bit: number, rows: Uint32Array) => {
  for (let row = 0; row < failed.length; row += 1) set(failed, bit, row)
  for (const row of rows) clear(failed, bit, row)
}

const failValues = (
  failed: Uint16Array,
  bit: number,
  { values, codes }: Column<unknown>,
  passes: (value: unknown) => boolean,
) => {
  const bits = Uint16Array.from(values, (value) => (passes(value) ? 0 : bit))
  if (bits.every((one) => one === 0)) return
  for (let row = 0; row < failed.length; row += 1)
    failed[row] = (failed[row] ?? 0) | (bits[codes[row] ?? 0] ?? 0)
}

const hide = (failed: Uint16Array, index: JobIndex, hidden: HiddenValues) => {
  for (const row of rowsOf(index, hidden.jobs)) set(failed, HIDDEN, row)
  const companies = new Set<unknown>(hidden.companies)
  if (companies.size > 0) failValues(failed, HIDDEN, index.companies, (name) => !companies.has(name))
  for (const word of hidden.words) for (const row of rowsHiddenBy(index, word)) set(failed, HIDDEN, row)
}

/** The rows whose titles hold a word: found once, and kept while the index lives. */
const rowsHiddenBy = (index: JobIndex, hidden: string): Uint32Array => {
  const word = hidden.toLowerCase()
  const { titles, hiddenBy } = index
  const known = hiddenBy.get(word)
  if (known) return known
  const wordIn = findHiddenWord([word])
  const found = titles.rowsTitled(word, (words) => wordIn(words) !== null)
  const kept = [...hiddenBy.values()].reduce((sum, { length }) => sum + length, found.length)
  if (hiddenBy.size >= MOST_WORDS_KEPT || kept > index.ids.length * MOST_LISTS_KEPT) hiddenBy.clear()
  hiddenBy.set(word, found)
  return found
}
const MOST_WORDS_KEPT = 1_000
/** Kept rows for each job of the index, all words together. */
const MOST_LISTS_KEPT = 4

export const rowsOf = (index: JobIndex, ids: readonly number[]): Uint32Array =>
  Uint32Array.from(ids.flatMap((id) => rowOf(index, id) ?? []))

const rowOf = (index: JobIndex, id: number): number | null => {
  for (let start = 0; start < index.ids.length; start += PIECE) {
    const row = rowIn(index, id, start)
    if (row !== null) return row
  }
  return null
}

const rowIn = ({ ids, rowsById }: JobIndex, id: number, start: number): number | null => {
  let low = start
  let high = Math.min(start + PIECE, rowsById.length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ids[rowsById[middle] ?? 0] ?? 0) < id) low = middle + 1
    else high = middle
  }
  const row = rowsById[low]
  return row !== undefined && ids[row] === id ? row : null
}
