import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { ApiError, chosenStages } from '@lilypad/contracts'
import {
  type ApplicationChanges,
  type ApplicationOutline,
  addApplications,
  changeApplication,
  type Executor,
  findTooLong,
  inPages,
  listOutlines,
  lockTracker,
  type NewApplication,
  textBytes,
  textGrowth,
} from '@lilypad/db'
import {
  APPLIED,
  type ChosenStages,
  newYorkInstant,
  plainWords,
  type ReadCsvApplication,
  readTrackerCells,
  readTrackerJob,
  SAVED,
  type Tier,
  type TrackerCells,
} from '@lilypad/domain'
import { createCallerQueues } from '../../http/caller-queues.ts'
import { TOO_MANY_APPLICATIONS } from './applications.ts'
import type { Needs, Some } from './handler-types.ts'
import { type CsvColumn, type CsvRow, readCsv } from './read-applications-csv.ts'
import { byHand } from './to-tracked-job.ts'
import { tooMuchText } from './tracker-errors.ts'

type LineMessage = { line: number; message: string }

type ImportPlan = {
  added: NewApplication[]
  changed: { jobId: number; changes: ApplicationChanges }[]
  problems: LineMessage[]
  /** Cells that were left out of rows that are taken. */
  warnings: LineMessage[]
  /** Stages that only the person can tell, by their plain words: rows that have one are taken, new ones as Saved. */
  unknownStages: Map<string, { name: string; num_rows: number }>
  /** By how many bytes the person's notes and questions grow. */
  textGrowth: number
  /** What the first rows are read as. */
  firstRows: { company: string; job_title: string; tracker_status: number }[]
}

type PlanOptions = {
  now: Date
  chosen: ChosenStages
  /** A file without stages whose days are those of applications. */
  isOfApplications: boolean
}

const PREVIEWED = 5

const NOON = 12

const toIdentity = (company = '', title = '', url = '') =>
  JSON.stringify([company, title, url].map((text) => text.trim().toLowerCase()))

/** Finds the application of a row: by its id, else by company, title and address. */
function createFinder(known: readonly ApplicationOutline[]) {
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
function toChanges(
  stored: ApplicationOutline,
  { id: _id, trackedOn: _trackedOn, ...read }: ReadCsvApplication,
  snapshot: ApplicationOutline['snapshot'] | null,
): ApplicationChanges | null {
  const wanted: ApplicationChanges = { ...read, ...(snapshot && { snapshot }) }
  const fields = (Object.keys(wanted) as (keyof ApplicationChanges)[]).filter(
    (field) => !isDeepStrictEqual(wanted[field], stored[field]),
  )
  return fields.length === 0 ? null : Object.fromEntries(fields.map((field) => [field, wanted[field]]))
}

function toSnapshot(cells: TrackerCells) {
  const job = readTrackerJob(cells)
  if (!job.ok) return job
  const { category, audience, salaryMax, workplace, ...typed } = job.read
  const read = byHand(typed, { category, audience: [...audience], salaryMax, workplace })
  return { ok: true as const, read, warnings: job.warnings }
}

function newApplication(
  snapshot: NewApplication['snapshot'],
  { id: _id, trackedOn, ...read }: ReadCsvApplication,
  { now, isApplied }: { now: Date; isApplied: boolean },
): NewApplication {
  const trackedAt = trackedOn === null ? now : newYorkInstant(trackedOn, NOON)
  return {
    status: isApplied ? APPLIED : SAVED,
    ...read,
    snapshot,
    trackedAt: trackedAt < now ? trackedAt : now,
  }
}

/** Some milliseconds of work, then others have their turn. */
const ROWS_AT_A_STRETCH = 25

/** Several rows may change one application: the last of them stays. */
function toGrowth({ added, changed }: ImportPlan, known: readonly ApplicationOutline[]): number {
  const merged = new Map<number, ApplicationChanges>()
  for (const { jobId, changes } of changed) merged.set(jobId, { ...merged.get(jobId), ...changes })
  const grown = known.map((stored) => textGrowth(stored, merged.get(stored.jobId) ?? {}))
  return [...grown, ...added.map(textBytes)].reduce((sum, bytes) => sum + bytes, 0)
}

/**
 * Plans an import: rows of existing applications change them where they differ, other rows are added, and unreadable
 * rows are reported by line. For a listed job the listing takes precedence: a row changes only the person's own fields.
 */
async function planImport(
  rows: readonly CsvRow[],
  known: readonly ApplicationOutline[],
  { now, chosen, isOfApplications }: PlanOptions,
): Promise<ImportPlan> {
  const find = createFinder(known)
  const plan: ImportPlan = {
    added: [],
    changed: [],
    problems: [],
    warnings: [],
    unknownStages: new Map(),
    firstRows: [],
    textGrowth: 0,
  }
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
  }
  const take = ({ line, cells }: CsvRow) => {
    const { read, warnings, unknownStage } = readTrackerCells(cells, chosen)
    const stored = find(read.id, cells)
    const snapshot = stored && !stored.isByHand ? null : toSnapshot(cells)
    if (snapshot && !snapshot.ok) return plan.problems.push({ line, message: snapshot.message })
    if (unknownStage !== null) {
      const key = plainWords(unknownStage)
      const { name = unknownStage, num_rows = 0 } = plan.unknownStages.get(key) ?? {}
      plan.unknownStages.set(key, { name, num_rows: num_rows + 1 })
    }
    for (const message of [...warnings, ...(snapshot?.warnings ?? [])]) plan.warnings.push({ line, message })
    if (stored) return change(stored, read, snapshot?.read ?? null)
    if (!snapshot) return
    // A day that cannot be read says so, too: 'yesterday', 'yes'.
    const isApplied = isOfApplications && !NOT_APPLIED.test(cells['Tracked On']?.trim() ?? '')
    const added = newApplication(snapshot.read, read, { now, isApplied })
    plan.added.push(added)
    preview(added)
  }
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_A_STRETCH === 0) await yieldToOthers()
    take(row)
  }
  plan.textGrowth = toGrowth(plan, known)
  return plan
}

const NOT_APPLIED = /^(?:no|n|false|0|none|never|tbd|n\/a|not\b.*|[-–—?]*)$/i

/** LinkedIn's list of applications has no stage. */
const isOfApplications = (columns: readonly CsvColumn[]) =>
  columns.every(({ column }) => column !== 'Status') &&
  columns.some(({ heading, column }) => column === 'Tracked On' && /appl/i.test(heading))

async function listKnown(tx: Executor, whose: { userId: number; tier: Tier }) {
  const known: ApplicationOutline[] = []
  for await (const page of inPages((asked) => listOutlines(tx, whose, asked))) known.push(...page)
  return known
}

function readChosen(stages: string | undefined): ChosenStages {
  if (stages === undefined) return {}
  try {
    const chosen = Object.entries(chosenStages.parse(JSON.parse(stages)))
    return Object.fromEntries(chosen.map(([name, status]) => [plainWords(name), status]))
  } catch {
    throw new ApiError('bad_request', 'stages must be a JSON object of stage names and statuses.')
  }
}

/** One line for all people: an import may take half a second of work, and a connection of the database for seconds. */
const IMPORTS = 'imports'
const BUSY = 'Other people are importing their jobs. Please try again in a moment.'

export function importHandlers({ database: { db }, now }: Needs): Some<'importTrackedJobs'> {
  const turns = createCallerQueues({ busy: BUSY })
  return {
    async importTrackedJobs({ user, tier, file, request: { preview, stages } }) {
      const at = now()
      const chosen = readChosen(stages)
      const userId = user.id
      const take = async (tx: Executor, { columns, rows }: Awaited<ReturnType<typeof readCsv>>) => {
        await lockTracker(tx, userId)
        const known = await listKnown(tx, { userId, tier })
        const options = { now: at, chosen, isOfApplications: isOfApplications(columns) }
        const { added, changed, unknownStages, ...plan } = await planImport(rows, known, options)
        const longest = await findTooLong(tx, userId, plan.textGrowth)
        if (longest) throw tooMuchText(longest)
        const told = {
          num_added: added.length,
          num_changed: changed.length,
          problems: plan.problems,
          warnings: plan.warnings,
          unknown_stages: [...unknownStages.values()],
          columns,
          first_rows: plan.firstRows,
        }
        if (preview) return told
        for (const { jobId, changes } of changed)
          await changeApplication(
            tx,
            { userId, jobId, notesVersion: null, now: at, areTextsCounted: true },
            changes,
          )
        if (!(await addApplications(tx, { userId, now: at }, added)))
          throw new ApiError('bad_request', TOO_MANY_APPLICATIONS)
        return told
      }
      return turns(IMPORTS, async () => {
        const csv = await readCsv(file.bytes)
        return db.transaction((tx) => take(tx, csv))
      })
    },
  }
}
