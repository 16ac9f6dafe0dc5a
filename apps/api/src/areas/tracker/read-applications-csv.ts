import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { ApiError } from '@lilypad/contracts'
import {
  bareCell,
  findColumns,
  readLinkCell,
  type TrackerCells,
  type TrackerCsvColumn,
  toTrackerCells,
} from '@lilypad/domain'
import { CsvError, parse } from 'csv-parse'

export const MAX_ROWS = 2_000
export const MAX_COLUMNS = 100
/** Separators in the whole file, those in texts too: its parts cost time and memory. */
const MAX_SEPARATORS = 500_000

/** Characters of a row: three times the longest notes. A header of tens of thousands of columns ends here. */
const MAX_ROW_LENGTH = 150_000

export type CsvRow = { line: number; cells: TrackerCells }

/** A heading of the file, and the column of the export that it stands for; null for one that is not used. */
export type CsvColumn = { heading: string; column: TrackerCsvColumn | null }

const NO_COLUMNS = 'This file needs a column for the company and one for the role, such as Company and Role.'
const TOO_MANY = `The file must have at most ${MAX_ROWS.toLocaleString('en-US')} rows.`
const TOO_WIDE = `The file must have at most ${MAX_COLUMNS} columns.`
const TOO_LONG = `A row of the file may have at most ${MAX_ROW_LENGTH.toLocaleString('en-US')} characters.`
const SEPARATORS = [',', ';', '\t']
/** Excel's own first line, which names the separator. */
const SEPARATOR_LINE = /^\ufeff?sep=(.)(\r?\n)/i
/** Above the headings people write a title, or leave lines empty. */
const MAX_LINES_ABOVE = 10

/** Spreadsheet programs write UTF-8, UTF-16 or Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function toCount(text: string, separator: string): number {
  let count = 0
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) count += 1
  return count
}

/** Programs use semicolons in locales with a decimal comma. */
function toSeparator(text: string): string {
  const top = text.split('\n', MAX_LINES_ABOVE).join('\n')
  return SEPARATORS.toSorted((a, b) => toCount(top, b) - toCount(top, a))[0] ?? ','
}

type Parsed = { record: string[]; info: { lines: number } }

/** Bytes that are parsed at a stretch, some milliseconds long: then others have their turn. */
const PIECE = 64 * 1024

/** More than a cell may have, but for what people write at length: it is refused anyway, and not read to its end. */
const LONGEST_CELL = 5_000
const WRITTEN: readonly (TrackerCsvColumn | null | undefined)[] = ['Notes', 'Knockout Questions']

/** Each may have as many characters as two such pieces. */
const ROWS_AT_A_STRETCH = 5

async function* toPieces(text: string) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield bytes.subarray(at, at + PIECE)
    await setImmediate()
  }
}

async function parseAll(written: string): Promise<Parsed[]> {
  const [line = '', named, end = ''] = SEPARATOR_LINE.exec(written) ?? []
  // An empty line in its place: lines are told by their number, and end as the first one does.
  const text = end + written.slice(line.length)
  const delimiter = named ?? toSeparator(text)
  if (toCount(text, delimiter) > MAX_SEPARATORS) throw new ApiError('bad_request', TOO_WIDE)
  try {
    const parser = parse({
      bom: true,
      info: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW_LENGTH,
      // The maximum number of rows, plus one to detect more, plus the headings and what stands above.
      to: MAX_ROWS + 2 + MAX_LINES_ABOVE,
    })
    return (await Readable.from(toPieces(text)).pipe(parser).toArray()) as Parsed[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw new ApiError('bad_request', TOO_LONG)
    throw new ApiError('bad_request', `This file is not a valid CSV: ${error.message}.`)
  }
}

/** Behind the name of a page that a cell of Notion leads to. */
const NOTION_PAGE = / \(https:\/\/(?:www\.)?notion\.so\/[^\s()]+\)$/

/** The columns that people write links into. */
const LINKED: readonly TrackerCsvColumn[] = ['Company', 'Job Title', 'Job URL']

/** What people write at length, and addresses: there it may be theirs. */
const NEVER_PAGES: readonly string[] = ['Notes', 'Knockout Questions', 'Job URL']

/** A spreadsheet's link stands for what it shows; one without a column of addresses leads to the job. */
function toCells(cells: TrackerCells): TrackerCells {
  const linked = LINKED.flatMap((column) => {
    const link = readLinkCell(cells[column] ?? '')
    return link ? [{ column, link }] : []
  })
  const bare = Object.entries(cells).map(([column, cell]) => {
    const text = bareCell(cell)
    return [column, NEVER_PAGES.includes(column) ? text : text.replace(NOTION_PAGE, '')] as const
  })
  const shown = linked.map(
    ({ column, link }) => [column, column === 'Job URL' ? link.address : link.text] as const,
  )
  const address = linked.find(({ column }) => column === 'Job Title')?.link.address
  return { ...(address && { 'Job URL': address }), ...Object.fromEntries([...bare, ...shown]) }
}

/** Its rows, and what its headings stand for: those of the export or of people's own sheets, in any order. */
export async function readCsv(bytes: Uint8Array): Promise<{ columns: CsvColumn[]; rows: CsvRow[] }> {
  const text = decode(bytes)
  if (text.includes('\0')) throw new ApiError('bad_request', 'This file is not a CSV.')
  const all = await parseAll(text)
  const above = all.slice(0, MAX_LINES_ABOVE).map(({ record }) => findColumns(record.slice(0, MAX_COLUMNS)))
  const top = above.findIndex((columns) => columns.includes('Company') && columns.includes('Job Title'))
  const headings = all[Math.max(top, 0)]?.record ?? []
  if (headings.length > MAX_COLUMNS) throw new ApiError('bad_request', TOO_WIDE)
  const known = above[top]
  if (!known) throw new ApiError('bad_request', NO_COLUMNS)
  const records = all.slice(top + 1)
  if (records.length > MAX_ROWS) throw new ApiError('bad_request', TOO_MANY)
  const rows: CsvRow[] = []
  for (const [at, { record, info }] of records.entries()) {
    if (at % ROWS_AT_A_STRETCH === 0) await setImmediate()
    if (record.every((cell) => cell.trim() === '')) continue
    const cells = record.map((cell, at) => (WRITTEN.includes(known[at]) ? cell : cell.slice(0, LONGEST_CELL)))
    rows.push({ line: info.lines, cells: toCells(toTrackerCells(headings, known, cells)) })
  }
  return { columns: headings.map((heading, at) => ({ heading, column: known[at] ?? null })), rows }
}
