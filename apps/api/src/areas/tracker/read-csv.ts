import { ApiError } from '@lilypad/contracts'
import { bareCell, TRACKER_CSV_COLUMNS, type TrackerCells, type TrackerCsvColumn } from '@lilypad/domain'
import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'

export const MOST_ROWS = 2_000

/** The cells of a row, and its last line. */
export type CsvRow = { line: number; cells: TrackerCells }

const NO_COLUMNS = 'This file has no columns Company and Job Title: it is no export of a job tracker.'
const TOO_MANY = `The file must have at most ${MOST_ROWS.toLocaleString('en-US')} rows.`
const SEPARATORS = [',', ';', '\t']

/** Spreadsheet programs write UTF-8, UTF-16 or Windows-1252. */
const decode = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Programs use semicolons in locales with a decimal comma. */
const separatorOf = (text: string): string => {
  const [header = ''] = text.split(/\r?\n/, 1)
  const count = (separator: string) => header.split(separator).length
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

type Parsed = { record: string[]; info: { lines: number } }

const parseAll = (text: string): Parsed[] => {
  try {
    return parse(text, {
      bom: true,
      info: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      // The maximum number of rows, plus one to detect more, plus the header.
      to: MOST_ROWS + 2,
    }) as unknown as Parsed[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ApiError('bad_request', `This file is no valid CSV: ${error.message}.`)
  }
}

const columnOf = (heading: string): TrackerCsvColumn | null =>
  TRACKER_CSV_COLUMNS.find((column) => column.toLowerCase() === heading.trim().toLowerCase()) ?? null

/**
 * The rows of a CSV with the column names of the export, in any order; other columns are ignored.
 *
 * @throws ApiError `bad_request` for any other file, or more than 2,000 rows
 */
export const readCsv = (bytes: Uint8Array): CsvRow[] => {
  const text = decode(bytes)
  if (text.includes('\0')) throw new ApiError('bad_request', 'This file is no CSV.')
  const [header, ...rows] = parseAll(text)
  const columns = header?.record.map(columnOf) ?? []
  if (!columns.includes('Company') || !columns.includes('Job Title'))
    throw new ApiError('bad_request', NO_COLUMNS)
  if (rows.length > MOST_ROWS) throw new ApiError('bad_request', TOO_MANY)
  return rows.map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(
      columns.flatMap((column, index) => (column === null ? [] : [[column, bareCell(record[index] ?? '')]])),
    ),
  }))
}
