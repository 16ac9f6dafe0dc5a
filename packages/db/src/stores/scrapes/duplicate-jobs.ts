import { type BoardPosting, indexNames, isSameVacancy } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { withoutNul } from '../batch.ts'
import type { Seen } from './compare-scrape.ts'
import type { Curated } from './curate-postings.ts'

type Named = { board: string; employer: string; title: string; places: string[] }
/** A live posting on a board of the company. */
type Shown = Named & { jobId: number; workplace: string | null }

const OWN = 'own'

/**
 * By `isSameVacancy`, among other boards of the company; returns job ids by external id. A text cannot tell two seats
 * of one kind apart: so each board must show a single posting of that title and place (`fresh`: all of this one).
 */
async function findNearlyEqual(
  db: Executor,
  boardId: number | null,
  { fresh, others }: { fresh: readonly Curated<Seen>[]; others: readonly Curated<Seen>[] },
): Promise<Map<string, number>> {
  const company = fresh[0]?.columns.companyName
  const shared = new Map<string, number>()
  if (company === undefined || others.length === 0) return shared
  const shown = await listShown(db, boardId, company)
  if (shown.every(({ board }) => board === OWN)) return shared
  const open = [...shown, ...fresh.map(toName)]
  const boards = new Set(open.map(({ board }) => board))
  const findNamesakes = indexNames<Named | Shown>(open, others.map(toName))
  for (const one of others) {
    // One more than there are boards: on one of them are two.
    const alike = findNamesakes(toName(one), boards.size + 1)
    const found = await theSameOf(db, one, alike)
    if (found !== null) shared.set(one.found.externalId, found)
  }
  return shared
}

const toName = ({ found, columns }: Curated<Seen>): Named => ({
  board: OWN,
  employer: columns.companyName,
  title: columns.title,
  places: found.places,
})
const isShown = (one: Named | Shown): one is Shown => 'jobId' in one && one.board !== OWN

/** Null if there are several. */
async function theSameOf(db: Executor, one: Curated<Seen>, alike: readonly (Named | Shown)[]) {
  const boards = alike.map(({ board }) => board)
  if (new Set(boards).size < boards.length) return null
  const { workplace: own, description } = one.columns
  const posting = { ...toName(one), text: description ?? '' }
  const candidates = alike.filter(isShown).filter(({ workplace }) => workplace === own)
  for (const candidate of candidates) {
    const other: BoardPosting = { ...candidate, text: await readText(db, candidate.jobId) }
    if (isSameVacancy(posting, other)) return candidate.jobId
  }
  return null
}

async function listShown(db: Executor, boardId: number | null, company: string): Promise<Shown[]> {
  const { rows } = await db.execute<Omit<Shown, 'jobId' | 'employer'> & { id: string }>(sql`
    select job.id, job.title, job.workplace, posting.places,
      case when posting.board_id = ${boardId}::bigint then ${OWN} else posting.board_id::text end as board
    from postings as posting join jobs as job on job.id = posting.job_id
    where posting.gone_at is null and job.deleted_at is null and posting.board_id in (
      select id from boards where company_name = ${withoutNul(company)})
    order by job.id`)
  return rows.map(({ id, ...row }) => ({ ...row, employer: company, jobId: Number(id) }))
}

async function readText(db: Executor, jobId: number): Promise<string> {
  const { rows } = await db.execute<{ description: string | null }>(
    sql`select description from jobs where id = ${jobId}`,
  )
  return rows[0]?.description ?? ''
}

type Candidate = {
  id: string
  stack_id: string
  workplace: string | null
  locations: string[]
  description: string
  places: string[]
}
type Described = Omit<Candidate, 'id' | 'stack_id'>

/**
 * Jobs of another board of the company (`boardId` null: any), by external id: same normalised title, places and text,
 * or nearly the same. Two postings of one board are never one job; one without a text matches nothing.
 */
export async function findDuplicateJobs(
  db: Executor,
  boardId: number | null,
  fresh: readonly Curated<Seen>[],
) {
  const equal = await findEqual(db, boardId, fresh)
  const others = fresh.filter(({ found }) => !equal.has(found.externalId))
  const taken = new Set(equal.values())
  const alike = await findNearlyEqual(db, boardId, { fresh, others })
  return new Map([...equal, ...[...alike].filter(([, jobId]) => !taken.has(jobId))])
}

/** Of postings that another slice of the same index shows, by external id. */
export async function findInSlices(
  db: Executor,
  board: { id: number | null; system: string },
  fresh: readonly Seen[],
): Promise<Map<string, number>> {
  const ids = fresh.filter(({ found }) => found.employer).map(({ found }) => withoutNul(found.externalId))
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ external_id: string; job_id: string }>(sql`
    select posting.external_id, min(posting.job_id) as job_id
    from postings as posting join boards on boards.id = posting.board_id
      join jobs as job on job.id = posting.job_id and job.deleted_at is null
    where posting.external_id = any(${sql.param(ids)}) and posting.gone_at is null
      and posting.found->>'employer' is not null
      and boards.system = ${board.system} and boards.id is distinct from ${board.id}::bigint
    group by posting.external_id`)
  return new Map(rows.map((row) => [row.external_id, Number(row.job_id)]))
}

async function findEqual(db: Executor, boardId: number | null, fresh: readonly Curated<Seen>[]) {
  const shared = new Map<string, number>()
  const candidates = await listCandidates(db, boardId, fresh)
  const free = new Map<string, Candidate[]>()
  for (const one of candidates) {
    const key = toKey(one.stack_id, one)
    const known = free.get(key)
    if (known) known.push(one)
    else free.set(key, [one])
  }
  for (const { found, columns } of candidates.length > 0 ? fresh : []) {
    const description = columns.description ?? ''
    if (toWords(description) === '') continue
    const same = free.get(toKey(columns.stackId, { ...columns, description, places: found.places }))?.shift()
    if (same) shared.set(found.externalId, Number(same.id))
  }
  return shared
}

async function listCandidates(db: Executor, boardId: number | null, fresh: readonly Curated<Seen>[]) {
  if (fresh.length === 0) return []
  const stacks = [...new Set(fresh.map(({ columns }) => withoutNul(columns.stackId)))]
  const { rows } = await db.execute<Candidate>(sql`
    select job.id, job.stack_id, job.workplace, job.locations, job.description, posting.places
    from jobs as job join postings as posting
      on posting.job_id = job.id and posting.board_id is not distinct from job.board_id
        and posting.gone_at is null
    where job.stack_id = any(${sql.param(stacks)}) and job.deleted_at is null and job.description is not null
      and (job.board_id is null or job.board_id is distinct from ${boardId}::bigint)
      and not exists (select from postings as own where own.job_id = job.id and own.board_id = ${boardId})
    order by job.id`)
  return rows
}

const toKey = (stackId: string, one: Described): string =>
  JSON.stringify([stackId, one.workplace, toPlaces(one), toWords(one.description)])

/** A remote job is placed by where it may be done, any other by its cities, in any spelling. */
function toPlaces({ workplace, locations, places }: Described): string[] {
  const names = workplace === 'Remote' ? locations : places.map((place) => place.split(',')[0] ?? '')
  return [...new Set(names.map(toWords))].sort()
}

/** Only letters and digits: systems mark up the same text differently. */
const toWords = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
