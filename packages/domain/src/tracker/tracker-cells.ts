import { isCalendarDay } from '../calendar.ts'
import { SAVED, TRACKER_STATUSES, type TrackerStatusId } from './tracker.ts'
import type { CsvApplication, TrackerCsvColumn } from './tracker-csv.ts'
import { cleanQuestions, readJobByHand } from './tracker-form.ts'

export type ReadCsvApplication = {
  id: number | null
  status?: TrackerStatusId
  notes?: string
  isPortfolioSubmitted?: boolean
  knockoutQuestions?: string[]
  remindOn?: string | null
  trackedOn: string | null
}

export type TrackerCells = Partial<Record<TrackerCsvColumn, string>>

class Unreadable extends Error {}

const refuse = (message: string): never => {
  throw new Unreadable(message)
}

const MAX_NOTES_LENGTH = 50_000
const MAX_CELL_LENGTH = 2_000

const linesOf = (cell: string) =>
  cell
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const shortOrNull = (cell = '', name: string) =>
  cell.length > MAX_CELL_LENGTH ? refuse(`The ${name} is too long.`) : cell.trim() || null

/** What people's own sheets call a status. */
const OTHER_STATUSES: Record<string, TrackerStatusId> = {
  '': SAVED,
  wishlist: SAVED,
  interested: SAVED,
  'to apply': SAVED,
  submitted: 1,
  interview: 2,
  interviewed: 2,
  offered: 3,
  hired: 4,
  rejected: -1,
}

const readStatus = (cell: string): TrackerStatusId => {
  const word = cell.trim().toLowerCase()
  const found = TRACKER_STATUSES.find(({ name }) => name.toLowerCase() === word)?.id ?? OTHER_STATUSES[word]
  return found ?? refuse(`There is no status '${cell.trim().slice(0, 40)}'.`)
}

const readYes = (cell: string) => {
  if (!/^(yes|no|true|false|)$/i.test(cell.trim()))
    refuse('The column Portfolio Submitted must say Yes or No.')
  return /^(yes|true)$/i.test(cell.trim())
}

/** '1/31/2027' and '1/31/27', as American spreadsheets write a day. */
const AMERICAN_DAY = /^(\d{1,2})\/(\d{1,2})\/(?:20)?(\d{2})$/

const asCalendarDay = (text: string): string => {
  const [, month = '', date = '', year] = AMERICAN_DAY.exec(text) ?? []
  return year ? `20${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text
}

const readDay = (cell: string, column: string): string | null => {
  const day = asCalendarDay(cell.trim())
  if (day === '') return null
  return isCalendarDay(day) ? day : refuse(`The column ${column} must hold a day as 2027-01-31 or 1/31/2027.`)
}

const readSalaryMax = (cell = ''): number | null => {
  const digits = cell.replace(/[$,\s]/g, '')
  if (digits === '') return null
  return /^\d{1,9}(\.\d+)?$/.test(digits)
    ? Math.round(Number(digits))
    : refuse('The Salary Max is no number.')
}

const readJob = (cells: TrackerCells): CsvApplication['job'] => {
  const read = readJobByHand({
    title: cells['Job Title'] ?? null,
    companyName: cells.Company ?? null,
    url: cells['Job URL'] ?? null,
    salaryRange: cells['Salary Range'] ?? null,
  })
  if (!read.ok) return refuse(read.message)
  return {
    ...read.job,
    category: shortOrNull(cells.Category, 'category'),
    audience: linesOf(shortOrNull(cells.Audience, 'audience') ?? '').slice(0, 20),
    salaryMax: readSalaryMax(cells['Salary Max']),
    workplace: shortOrNull(cells['Workplace Type'], 'workplace type'),
  }
}

const readNotes = (cell: string) =>
  cell.length > MAX_NOTES_LENGTH ? refuse('The notes are too long.') : cell

const readQuestions = (cell: string): string[] => {
  const questions = cleanQuestions(linesOf(cell)).slice(0, 100)
  return questions.some(({ length }) => length > MAX_CELL_LENGTH)
    ? refuse('A knockout question is too long.')
    : questions
}

const readRow = (cells: TrackerCells): ReadCsvApplication => {
  const { Status, Notes, 'Portfolio Submitted': portfolio, 'Knockout Questions': questions } = cells
  const remindOn = cells['Remind On']
  return {
    id: /^\d{1,15}$/.test(cells.Id ?? '') ? Number(cells.Id) : null,
    ...(Status !== undefined && { status: readStatus(Status) }),
    ...(Notes !== undefined && { notes: readNotes(Notes) }),
    ...(portfolio !== undefined && { isPortfolioSubmitted: readYes(portfolio) }),
    ...(questions !== undefined && { knockoutQuestions: readQuestions(questions) }),
    ...(remindOn !== undefined && { remindOn: readDay(remindOn, 'Remind On') }),
    trackedOn: readDay(cells['Tracked On'] ?? '', 'Tracked On'),
  }
}

export type ReadCells<T> = { ok: true; read: T } | { ok: false; message: string }

const reading = <T>(read: () => T): ReadCells<T> => {
  try {
    return { ok: true, read: read() }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { ok: false, message: error.message }
  }
}

/** Or why it cannot be read, as a sentence for the owner of the file. The cells have no formula guard. */
export const readTrackerCells = (cells: TrackerCells): ReadCells<ReadCsvApplication> =>
  reading(() => readRow(cells))

export const readTrackerJob = (cells: TrackerCells): ReadCells<CsvApplication['job']> =>
  reading(() => readJob(cells))
