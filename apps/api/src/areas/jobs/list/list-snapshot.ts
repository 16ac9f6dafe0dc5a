import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { type JobRow, jobRow, jobsCalls, toJobRow } from '@lilypad/contracts'
import { countCompaniesScraped, type Database, listJobs, listRelatable } from '@lilypad/db'
import { type AudienceId, audienceLabel, type Relatable, relatedJobs, type Tier } from '@lilypad/domain'
import { PreparedReply } from '../../../http/prepared-reply.ts'
import { type AudienceColors, audienceGroups } from './audience-colors.ts'
import { createNewest, type NewestJob } from './newest-jobs.ts'

const ROWS_A_TURN = 250

/** The rows as JSON, each parsed by their schema. Yields to other requests in between. */
export async function writeRows(rows: readonly JobRow[]): Promise<string> {
  const written: string[] = []
  for (const [index, row] of rows.entries()) {
    written.push(JSON.stringify(jobRow.wire.parse(jobRow.encode(row))))
    if (index % ROWS_A_TURN === 0) await yieldToOthers()
  }
  return `[${written.join(',')}]`
}

const LOOKED_AT = 100
const RELATED_JOBS = 6

export type ListSnapshot = {
  /** The list's reply for a person in this role. */
  replyFor(role: string | null): PreparedReply
  /** All of them for other programs, the newest first; null where there are too many for the memory. */
  newest(): readonly NewestJob[] | null
  /** Jobs related to a job; of those that a person sees, where one asks. */
  related(job: StoredJob, isSeen?: (row: JobRow) => boolean): Promise<JobRow[]>
}
/** Its audiences are ids. */
type StoredJob = Omit<Relatable, 'audience'> & { audience: readonly AudienceId[] }

const withLabels = (job: StoredJob): Relatable => ({ ...job, audience: job.audience.map(audienceLabel) })

function groupBy(rows: JobRow[], key: (row: JobRow) => string) {
  const groups = new Map<string, JobRow[]>()
  for (const row of rows) {
    const group = groups.get(key(row))
    if (group) group.push(row)
    else groups.set(key(row), [row])
  }
  return groups
}

const everyRow = () => true

function firstSeen(rows: JobRow[] = [], isSeen: (row: JobRow) => boolean) {
  const seen: JobRow[] = []
  for (const row of rows) {
    if (seen.length === LOOKED_AT) break
    if (isSeen(row)) seen.push(row)
  }
  return seen
}

/** Compares only the company's jobs and the newest of the category, which may hold thousands. */
function createRelated(rows: JobRow[]): ListSnapshot['related'] {
  const byCategory = groupBy(rows, (row) => row.category)
  const byCompany = groupBy(rows, (row) => row.companyName)
  const known = new Map<number, JobRow[]>()
  const find = (job: Relatable, isSeen: (row: JobRow) => boolean) => {
    const colleagues = firstSeen(byCompany.get(job.companyName), isSeen)
    const alike = firstSeen(byCategory.get(job.category), isSeen)
    const others = alike.filter((row) => row.companyName !== job.companyName)
    return relatedJobs(job, [...colleagues, ...others], RELATED_JOBS)
  }
  return async (job, isSeen = everyRow) => {
    const labelled = withLabels(job)
    const related = known.get(job.id) ?? find(labelled, everyRow)
    known.set(job.id, related)
    return related.every(isSeen) ? related : find(labelled, isSeen)
  }
}

/** Replies differ only in the role: the rest is written once. */
function createReplies(rest: string): ListSnapshot['replyFor'] {
  const replies = new Map<string | null, PreparedReply>()
  return (role) => {
    const known = replies.get(role)
    if (known) return known
    const made = new PreparedReply(`{"success":true,"user_role":${JSON.stringify(role)},${rest}`)
    replies.set(role, made)
    return made
  }
}

type Needs = Pick<Database, 'db'>

/** What the list's reply says besides its jobs, parsed by its schema, as the end of a JSON object. */
async function writeBeside({ db }: Needs, colors: AudienceColors, isLong: boolean): Promise<string> {
  const {
    jobs: _none,
    user_role: _role,
    ...beside
  } = jobsCalls.loadFrontEndJobs.reply.parse({
    jobs: [],
    ...(isLong && { search_on_server: true }),
    audience_groups_new: audienceGroups(colors),
    num_companies_scraped: await countCompaniesScraped(db),
    user_role: null,
  })
  return JSON.stringify(beside).slice(1)
}

/** Reads the jobs that a tier may see, up to so many, and makes a snapshot, parsed by the list's reply schema. */
export async function makeSnapshot(
  { db }: Needs,
  { tier, most }: { tier: Tier; most: number },
  colors: AudienceColors,
): Promise<ListSnapshot> {
  const [jobs, beside] = await Promise.all([listJobs(db, tier, most), writeBeside({ db }, colors, false)])
  const rows = jobs.map(toJobRow)
  return {
    replyFor: createReplies(`"jobs":${await writeRows(rows)},${beside}`),
    newest: createNewest(rows),
    related: createRelated(rows),
  }
}

/** A snapshot of more jobs than the browser gets: its reply has none of them, and the rest is read when it is asked for. */
export async function makeLongSnapshot(
  { db }: Needs,
  tier: Tier,
  colors: AudienceColors,
): Promise<ListSnapshot> {
  const beside = await writeBeside({ db }, colors, true)
  return {
    replyFor: createReplies(`"jobs":[],${beside}`),
    newest: () => null,
    async related(job, isSeen = everyRow) {
      const found = await listRelatable(db, tier, { ...job, most: LOOKED_AT })
      return relatedJobs(withLabels(job), found.map(toJobRow).filter(isSeen), RELATED_JOBS)
    },
  }
}
