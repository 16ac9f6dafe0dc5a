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

/** As a CSV that spreadsheet programs open safely: no cell is evaluated. The first row names the columns. */
export const writeTable = (rows: readonly (readonly Cell[])[]): string => write(rows, true)

/** The same as a stream: rows come in batches, and the next batch is read once the last one has been sent. */
export function streamTable(columns: readonly string[], bundles: AsyncIterable<readonly Cell[][]>): Readable {
  const parts = async function* () {
    yield write([columns], true)
    for await (const rows of bundles) if (rows.length > 0) yield write(rows, false)
  }
  return Readable.from(parts())
}
