import { plainWords } from '../text/fold.ts'
import STAGE_WORDS from './stage-words.json' with { type: 'json' }
import { isTrackerStatus, TRACKER_STATUSES, type TrackerStatusId } from './tracker.ts'
import type { CsvApplication, TrackerCsvColumn } from './tracker-csv-columns.ts'
import { cleanQuestions, isWebAddress, readJobByHand } from './tracker-form.ts'
import { readWrittenDay } from './written-day.ts'

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

/** What an unknown stage stands for by the person's own choice, by its `plainWords`. */
export type ChosenStages = Readonly<Record<string, number>>

const MAX_NOTES_LENGTH = 50_000
const MAX_CELL_LENGTH = 2_000
const MAX_PAY_LENGTH = 200
const MAX_QUOTED_LENGTH = 40

const toLines = (cell: string) =>
  cell
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** How sheets write that there is nothing. */
const NOTHING = /^(?:#?n\/?a|none|null|tbd|unknown|[-–—?]*)$/i
/** How they write that a value could not be found. */
const NOT_FOUND = /^#?n\/?a$/i

const toCell = (cell = ''): string => (NOTHING.test(cell.trim()) ? '' : cell.trim())

const leftOut = (cell: string, column: TrackerCsvColumn) =>
  `'${cell.slice(0, MAX_QUOTED_LENGTH)}' is left out: it cannot be read as ${column}.`
const tooLong = (column: TrackerCsvColumn) => `${column} is left out: it is too long.`

const YES = /^(?:yes|y|true|x|1|✓|✔|✅)$/i
const NO = /^(?:no|n|false|0|)$/i
/** The last amount of a line. */
const PAY = /(\d[\d,]*(?:\.\d+)?)\s*(k?)[^\d\n]*$/im
/** What an amount is paid for, where it is no year. */
const OTHER_SPAN = /hour|\bhr\b|day|week|month|\bmo\b/i

/** The highest amount that a year is paid with; null for another span or none. */
function readYearlyPay(cell: string): number | null {
  if (cell.length > MAX_PAY_LENGTH) return null
  const [, digits = '', thousands] = PAY.exec(cell) ?? []
  const amount = Math.round(Number(digits.replaceAll(',', '')) * (thousands ? 1_000 : 1))
  return digits && !OTHER_SPAN.test(cell) && amount < 1e9 ? amount : null
}

/** What a cell holds, or null with a warning. */
type Take = <T>(column: TrackerCsvColumn, read: (cell: string) => T | null) => T | null

function createTake(cells: TrackerCells, warnings: string[]): Take {
  return (column, read) => {
    const cell = toCell(cells[column])
    const written = cells[column]?.trim() ?? ''
    if (NOT_FOUND.test(written)) warnings.push(leftOut(written, column))
    if (cell === '') return null
    const value = read(cell)
    if (value === null) warnings.push(cell.length > MAX_CELL_LENGTH ? tooLong(column) : leftOut(cell, column))
    return value
  }
}

const short = (cell: string) => (cell.length > MAX_CELL_LENGTH ? null : cell)
const readYes = (cell: string) => (YES.test(cell) ? true : NO.test(cell) ? false : null)

function readQuestions(cell: string): string[] | null {
  const questions = cleanQuestions(toLines(cell)).slice(0, 100)
  return questions.some(({ length }) => length > MAX_CELL_LENGTH) ? null : questions
}

const UNANSWERED = 'is taken as Applied: there was no answer so far.'

/**
 * What a row holds. A cell that cannot be read is left out, with a sentence for the owner of the file, who alone can tell
 * an unknown stage: `chosen` are their own answers. The cells have no formula guard.
 */
export function readTrackerCells(cells: TrackerCells, chosen: ChosenStages = {}) {
  const warnings: string[] = []
  const take = createTake(cells, warnings)
  const read: ReadCsvApplication = {
    id: /^\d{1,15}$/.test(cells.Id ?? '') ? Number(cells.Id) : null,
    trackedOn: take('Tracked On', readWrittenDay),
  }
  const { Status: stage, Notes: notes } = cells
  const found = stage === undefined ? null : findStage(toCell(stage))
  const answer = chosen[plainWords(stage ?? '')]
  if (answer !== undefined && isTrackerStatus(answer)) read.status = answer
  else if (found) read.status = found.status
  if (found?.isUnanswered && answer === undefined) warnings.push(`'${toCell(stage)}' ${UNANSWERED}`)
  if (notes !== undefined && notes.length <= MAX_NOTES_LENGTH) read.notes = notes
  else if (notes !== undefined) warnings.push(tooLong('Notes'))
  if (cells['Portfolio Submitted'] !== undefined)
    read.isPortfolioSubmitted = take('Portfolio Submitted', readYes) ?? false
  if (cells['Knockout Questions'] !== undefined)
    read.knockoutQuestions = take('Knockout Questions', readQuestions) ?? []
  if (cells['Remind On'] !== undefined) read.remindOn = take('Remind On', readWrittenDay)
  const isUnknown = stage !== undefined && found === null
  return { read, warnings, unknownStage: isUnknown ? toCell(stage).slice(0, MAX_QUOTED_LENGTH) : null }
}

export type ReadJobCells =
  | { ok: true; read: CsvApplication['job']; warnings: string[] }
  | { ok: false; message: string }

/** 'www.oak.example', 'oak.example/jobs/1'. */
const WITHOUT_SCHEME = /^(?:www\.|[\w-]+(?:\.[\w-]+)+\/)/i

function readAddress(cell: string): string | null {
  const address = WITHOUT_SCHEME.test(cell) ? `https://${cell}` : cell
  return isWebAddress(address) ? short(address) : null
}

/** Or why there is no job without it, as a sentence: a row needs a company and a title. */
export function readTrackerJob(cells: TrackerCells): ReadJobCells {
  const warnings: string[] = []
  const take = createTake(cells, warnings)
  const typed = readJobByHand({
    title: cells['Job Title'] ?? null,
    companyName: cells.Company ?? null,
    url: take('Job URL', readAddress),
    salaryRange: take('Salary Range', (cell) => (cell.length > MAX_PAY_LENGTH ? null : cell)),
  })
  if (!typed.ok) return typed
  const read = {
    ...typed.job,
    category: take('Category', short),
    audience: toLines(take('Audience', short) ?? '').slice(0, 20),
    salaryMax: take('Salary Max', readYearlyPay),
    workplace: take('Workplace Type', short),
  }
  return { ok: true, read, warnings }
}

/** 'Rejected after interview', 'Application rejected', but not of an offer. */
const REJECTED = /^(?:application )?(?:rejected|rejection)\b(?!.*\boffer)|\bnot (?:selected|hired)\b/
/** 'Position filled', 'Job closed'. */
const FILLED = /\b(?:position|role|job|posting) (?:is |was )?(?:filled|closed)\b|^(?:filled|closed)$/
/** 'Phone screen', 'Final round', 'Interview scheduled'. */
const INTERVIEW = /\b(?:interview|screen|round)\b/
/** There is no stage for an application without an answer. */
const SILENCE = ['no response', 'no reply', 'no answer', 'ghosted', 'no news', 'waiting', 'awaiting response']

/** What people's own sheets and other trackers call each stage, in small letters. */
const STAGES = new Map<string, TrackerStatusId>([
  ...TRACKER_STATUSES.flatMap(({ id }) => STAGE_WORDS[id].map((word) => [word, id] as const)),
  ...TRACKER_STATUSES.map(({ id, name }) => [plainWords(name), id] as const),
])

/** The stage that a word of somebody's own stands for; null where none is sure. */
export function findStage(text: string): { status: TrackerStatusId; isUnanswered: boolean } | null {
  // '2 - Applied'.
  const word = plainWords(text).replace(/^\d+ /, '')
  if (SILENCE.includes(word)) return { status: 1, isUnanswered: true }
  const status =
    STAGES.get(word) ?? (REJECTED.test(word) || FILLED.test(word) ? -1 : INTERVIEW.test(word) ? 2 : undefined)
  return status === undefined ? null : { status, isUnanswered: false }
}
