import { plainWords } from '../text/fold.ts'
import NAMES from './other-headings.json' with { type: 'json' }
import { statusName } from './tracker.ts'
import type { JobByHand } from './tracker-form.ts'

/** An application in a CSV; days are New York's, `YYYY-MM-DD`. */
export type CsvApplication = {
  id: number
  job: JobByHand & {
    category: string | null
    audience: readonly string[]
    salaryMax: number | null
    workplace: string | null
  }
  status: number
  notes: string
  isPortfolioSubmitted: boolean
  knockoutQuestions: readonly string[]
  remindOn: string | null
  trackedOn: string
}

const CELLS = {
  Id: ({ id }: CsvApplication) => String(id),
  Company: ({ job }) => job.companyName,
  'Job Title': ({ job }) => job.title,
  'Job URL': ({ job }) => job.url,
  Category: ({ job }) => job.category,
  Audience: ({ job }) => job.audience.join('\n'),
  'Salary Range': ({ job }) => job.salaryRange,
  'Salary Max': ({ job }) => job.salaryMax?.toString(),
  'Workplace Type': ({ job }) => job.workplace,
  Status: ({ status }) => statusName(status),
  Notes: ({ notes }) => notes,
  'Portfolio Submitted': ({ isPortfolioSubmitted }) => (isPortfolioSubmitted ? 'Yes' : 'No'),
  'Knockout Questions': ({ knockoutQuestions }) => knockoutQuestions.join('\n'),
  'Remind On': ({ remindOn }) => remindOn,
  'Tracked On': ({ trackedOn }) => trackedOn,
} satisfies Record<string, (application: CsvApplication) => string | null | undefined>
export type TrackerCsvColumn = keyof typeof CELLS
export const TRACKER_CSV_COLUMNS = Object.keys(CELLS) as TrackerCsvColumn[]

/** In the order of the columns, unguarded: the code that writes the file guards them. */
export const trackerCells = (application: CsvApplication): string[] =>
  TRACKER_CSV_COLUMNS.map((column) => CELLS[column](application) ?? '')

/** What people's own sheets and the tracker's table call a column, in small letters without blanks and marks. */
const OTHER_NAMES: Partial<Record<TrackerCsvColumn, readonly string[]>> = NAMES

const spelled = (text: string) => plainWords(text).replaceAll(' ', '')
/** 'Date of application' is 'dateapplication', 'List name' is 'list', where no heading is spelled so. */
const shortened = (text: string) =>
  spelled(plainWords(text).replace(/\b(?:name|of|on|at|for|to|the|de)\b/g, ''))

/** From a heading that stands for the column at once to one that does so when no other does. */
const toNames = (column: TrackerCsvColumn): string[] => [spelled(column), ...(OTHER_NAMES[column] ?? [])]

/**
 * Null for one that stands for none. The export's own name comes before any other; each column is taken once, but for
 * the day: each of its headings counts, for a row that has no other.
 */
export function findColumns(headings: readonly string[]): (TrackerCsvColumn | null)[] {
  const [full, short] = [headings.map(spelled), headings.map(shortened)]
  const columns: (TrackerCsvColumn | null)[] = headings.map(() => null)
  for (const column of TRACKER_CSV_COLUMNS) {
    const [own = '', ...others] = toNames(column)
    const namesWith = (name: string) => (full.includes(name) ? full : short)
    const places = [
      namesWith(own).lastIndexOf(own),
      ...others.map((name) => namesWith(name).indexOf(name)),
    ].filter((at) => at >= 0)
    for (const at of column === 'Tracked On' ? places : places.slice(0, 1)) columns[at] = column
  }
  return columns
}

/** The cells of a row by column; of several days the one whose heading says most. */
export function toTrackerCells(
  headings: readonly string[],
  columns: readonly (TrackerCsvColumn | null)[],
  row: readonly string[],
): Partial<Record<TrackerCsvColumn, string>> {
  const names = toNames('Tracked On')
  const rank = (at: number) => {
    const full = names.indexOf(spelled(headings[at] ?? ''))
    return full >= 0 ? full : names.indexOf(shortened(headings[at] ?? ''))
  }
  const cells = columns.flatMap((column, at) => (column ? [{ column, at, cell: row[at] ?? '' }] : []))
  const byColumn: Partial<Record<TrackerCsvColumn, string>> = {}
  for (const { column, cell } of cells.toSorted((a, b) => rank(a.at) - rank(b.at))) byColumn[column] ||= cell
  return byColumn
}
