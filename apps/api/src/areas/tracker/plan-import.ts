import { isDeepStrictEqual } from 'node:util'
import {
  type ApplicationChanges,
  type ApplicationOutline,
  type NewApplication,
  textBytes,
  textGrowth,
} from '@lilypad/db'
import {
  newYorkInstant,
  type ReadCsvApplication,
  readTrackerCells,
  readTrackerJob,
  SAVED,
  type TrackerCells,
} from '@lilypad/domain'
import { byHand } from './by-hand.ts'
import type { CsvRow } from './read-csv.ts'

export type ImportPlan = {
  added: NewApplication[]
  changed: { jobId: number; changes: ApplicationChanges }[]
  problems: { line: number; message: string }[]
  /** By how many bytes the person's notes and questions grow. */
  textGrowth: number
  /** What the first rows are read as. */
  firstRows: { company: string; job_title: string; tracker_status: number }[]
}

const PREVIEWED = 5

const NOON = 12

const toIdentity = (company = '', title = '', url = '') =>
  JSON.stringify([company, title, url].map((text) => text.trim().toLowerCase()))

/** Finds the application of a row: by its id, else by company, title and address. */
const createFinder = (known: readonly ApplicationOutline[]) => {
  const byId = new Map(known.map((application) => [application.jobId, application]))
  const byJob = new Map(
    known.map((application) => {
      const { companyName, title, url } = application.snapshot
      return [toIdentity(companyName, title, url), application]
    }),
  )
  return (id: number | null, cells: TrackerCells) =>
    (id === null ? undefined : byId.get(id)) ??
    byJob.get(toIdentity(cells.Company, cells['Job Title'], cells['Job URL']))
}

/** The fields of a row that differ from the stored ones; null without a difference. */
const toChanges = (
  stored: ApplicationOutline,
  { id: _id, trackedOn: _trackedOn, ...read }: ReadCsvApplication,
  snapshot: ApplicationOutline['snapshot'] | null,
): ApplicationChanges | null => {
  const wanted: ApplicationChanges = { ...read, ...(snapshot && { snapshot }) }
  const fields = (Object.keys(wanted) as (keyof ApplicationChanges)[]).filter(
    (field) => !isDeepStrictEqual(wanted[field], stored[field]),
  )
  return fields.length === 0 ? null : Object.fromEntries(fields.map((field) => [field, wanted[field]]))
}

const toSnapshot = (cells: TrackerCells) => {
  const job = readTrackerJob(cells)
  if (!job.ok) return job
  const { category, audience, salaryMax, workplace, ...typed } = job.read
  return {
    ok: true as const,
    read: byHand(typed, { category, audience: [...audience], salaryMax, workplace }),
  }
}

const newApplication = (
  snapshot: NewApplication['snapshot'],
  { id: _id, trackedOn, ...read }: ReadCsvApplication,
  now: Date,
): NewApplication => {
  const trackedAt = trackedOn === null ? now : newYorkInstant(trackedOn, NOON)
  return { status: SAVED, ...read, snapshot, trackedAt: trackedAt < now ? trackedAt : now }
}

/** Several rows may change one application: the last of them stays. */
const toGrowth = ({ added, changed }: ImportPlan, known: readonly ApplicationOutline[]): number => {
  const merged = new Map<number, ApplicationChanges>()
  for (const { jobId, changes } of changed) merged.set(jobId, { ...merged.get(jobId), ...changes })
  const grown = known.map((stored) => textGrowth(stored, merged.get(stored.jobId) ?? {}))
  return [...grown, ...added.map(textBytes)].reduce((sum, bytes) => sum + bytes, 0)
}

/**
 * Plans an import: rows of existing applications change them where they differ, other rows are added, and unreadable
 * rows are reported by line. For a listed job the listing takes precedence: a row changes only the person's own fields.
 */
export const planImport = (
  rows: readonly CsvRow[],
  known: readonly ApplicationOutline[],
  now: Date,
): ImportPlan => {
  const find = createFinder(known)
  const plan: ImportPlan = { added: [], changed: [], problems: [], firstRows: [], textGrowth: 0 }
  const preview = ({ snapshot, status }: Pick<ApplicationOutline, 'snapshot' | 'status'>) => {
    if (plan.firstRows.length === PREVIEWED) return
    const { companyName: company, title } = snapshot
    plan.firstRows.push({ company, job_title: title, tracker_status: status })
  }
  const change = (
    stored: ApplicationOutline,
    read: ReadCsvApplication,
    snapshot: ApplicationOutline['snapshot'] | null,
  ) => {
    const changes = toChanges(stored, read, snapshot)
    if (changes) plan.changed.push({ jobId: stored.jobId, changes })
    preview({ snapshot: stored.snapshot, status: stored.status, ...changes })
    return null
  }
  /** Why a row is refused, or null. */
  const take = ({ cells }: CsvRow): string | null => {
    const own = readTrackerCells(cells)
    if (!own.ok) return own.message
    const stored = find(own.read.id, cells)
    if (stored && !stored.isByHand) return change(stored, own.read, null)
    const snapshot = toSnapshot(cells)
    if (!snapshot.ok) return snapshot.message
    if (stored) return change(stored, own.read, snapshot.read)
    const added = newApplication(snapshot.read, own.read, now)
    plan.added.push(added)
    preview(added)
    return null
  }
  for (const row of rows) {
    const message = take(row)
    if (message !== null) plan.problems.push({ line: row.line, message })
  }
  plan.textGrowth = toGrowth(plan, known)
  return plan
}
