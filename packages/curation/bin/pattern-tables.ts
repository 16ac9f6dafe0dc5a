import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { COUNTRIES, US_STATES } from '@lilypad/domain'
import type { PackedPatterns } from '../src/patterns/pattern.ts'
import CURRENCIES from '../src/pay/currencies.json' with { type: 'json' }
import { readArgs } from './read-args.ts'

/** A row of `data/patterns/*.tsv` as written; a part has only a name and an expression. */
export type PatternRow = {
  /** 'facts-term.tsv, line 12'. */
  where: string
  table: string
  name: string
  expression: string
  reads: string
  misses: string
  tag: string
}
export type ComposedRow = PatternRow & { composed: string }

const FOLDER = new URL('../data/patterns/', import.meta.url)
const LONGEST_EXPRESSION = 120
// Not \p{L}, and no count such as {2,3}.
const PART = /(?<!\\p)\{([A-Z][A-Z_]+)\}/g
const COLUMNS = ['table', 'name', 'expression', 'text it reads', 'text it misses']

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Parts that every file may use: names from the product's lists, in lower case, the longest first. */
const listed = (names: readonly string[]) =>
  [...names]
    .sort((one, other) => other.length - one.length)
    .map((name) => escaped(name.toLowerCase()))
    .join('|')
const LISTS: ReadonlyMap<string, string> = new Map([
  // Shorter ones are words of every day.
  [
    'COUNTRY_NAME',
    listed(COUNTRIES.flatMap(({ names }) => names).filter((name) => /^[a-z ]{4,}$/i.test(name))),
  ],
  ['STATE_NAME', listed([...US_STATES.values()])],
  ['CURRENCY_CODE', listed(CURRENCIES.codes)],
  ['CURRENCY_WORD', listed(CURRENCIES.codesThatAreWords)],
])

function readRow(file: string, line: string, index: number): PatternRow {
  const where = `${file}, line ${index + 1}`
  const [table = '', name = '', expression = '', reads = '', misses = '', tag = ''] = line.split('\t')
  const needed = table === 'part' ? [table, name, expression] : [table, name, expression, reads, misses]
  const missing = COLUMNS.filter((_, at) => needed[at] === '')
  if (missing.length > 0)
    throw new Error(
      `${where}: no ${missing.join(', no ')}. Columns are divided by tabs: ${COLUMNS.join(', ')}`,
    )
  if (expression.length > LONGEST_EXPRESSION)
    throw new Error(
      `${where}: the expression has more than ${LONGEST_EXPRESSION} characters; divide it into parts`,
    )
  return { where, table, name, expression, reads, misses, tag }
}

function toComposed({ where, expression }: PatternRow, parts: ReadonlyMap<string, string>): string {
  const composed = expression.replaceAll(PART, (_, name: string) => {
    const part = parts.get(name)
    if (part === undefined) throw new Error(`${where}: no part ${name} stands above`)
    return `(?:${part})`
  })
  try {
    new RegExp(composed)
  } catch (error) {
    throw new Error(`${where}: ${(error as Error).message}`)
  }
  return composed
}

/**
 * The rows of a file of tables, with the parts put in: several rows of one part are its alternatives.
 *
 * @throws Error that names file and line, for a row that lacks a column, an expression that is too long or wrong, a part
 *   that stands nowhere above, and a name that a table has twice
 */
export function readTables(file: string, text: string): ComposedRow[] {
  const parts = new Map(LISTS)
  const names = new Set<string>()
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    const row = readRow(file, line, index)
    const composed = toComposed(row, parts)
    if (row.table === 'part') {
      const above = parts.get(row.name)
      parts.set(row.name, above === undefined ? composed : `${above}|${composed}`)
      return []
    }
    const name = `${row.table}: ${row.name}`
    if (names.has(name)) throw new Error(`${row.where}: the table '${row.table}' has '${row.name}' already`)
    names.add(name)
    return [{ ...row, composed }]
  })
}

/** The tables of all decisions by the name of their file, without `.tsv`. */
export const patternTables = (): Record<string, ComposedRow[]> =>
  Object.fromEntries(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.tsv'))
      .map((file) => [file.slice(0, -4), readTables(file, readFileSync(new URL(file, FOLDER), 'utf8'))]),
  )

export function packed(rows: readonly ComposedRow[]): PackedPatterns {
  const tables: Record<string, string[][]> = {}
  for (const { table, name, composed, tag } of rows) {
    tables[table] ??= []
    tables[table].push(tag === '' ? [name, composed] : [name, composed, tag])
  }
  return tables
}

/** A row a line, so that a changed row is a small difference. */
const lines = (items: readonly string[]) => `\n${items.join(',\n')}\n`
function printed(tables: PackedPatterns) {
  const lists = Object.entries(tables).map(([name, rows]) => {
    const packedRows = rows.map((row) => JSON.stringify(row))
    return `${JSON.stringify(name)}: [${lines(packedRows)}]`
  })
  return `{${lines(lists)}}`
}

if (process.argv[1] === import.meta.filename) {
  readArgs('Usage: pnpm curation:train\n  packs the tables of patterns: data/patterns into src/patterns')
  const file = new URL('../src/patterns/patterns.json', import.meta.url)
  const decisions = Object.entries(patternTables())
  const text = `{${lines(decisions.map(([name, rows]) => `"${name}": ${printed(packed(rows))}`))}}\n`
  // Other builds read the file meanwhile.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
