import { Readable } from 'node:stream'
import { guardedCell } from '@lilypad/domain'
import { stringify } from 'csv-stringify/sync'

export const CSV_TYPE = 'text/csv; charset=utf-8'

export type Cell = string | number

const write = (rows: readonly (readonly Cell[])[], bom: boolean): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guardedCell(cell) : cell))),
    { bom, record_delimiter: 'windows' },
  )

/** Rows as a CSV that spreadsheet programs open as it is meant: no cell is computed. The first row names the columns. */
export const writeTable = (rows: readonly (readonly Cell[])[]): string => write(rows, true)

/** The same, written while it is sent: rows come in bundles, and the next is asked for once the last is on its way. */
export const streamTable = (
  columns: readonly string[],
  bundles: AsyncIterable<readonly Cell[][]>,
): Readable => {
  const parts = async function* () {
    yield write([columns], true)
    for await (const rows of bundles) if (rows.length > 0) yield write(rows, false)
  }
  return Readable.from(parts())
}
