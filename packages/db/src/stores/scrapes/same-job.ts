import { sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { withoutNul } from '../batch.ts'
import type { Seen } from './compare-scrape.ts'
import type { Curated } from './curation.ts'
import { findNearlyEqual } from './same-vacancy.ts'

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
export const findSharedJobs = async (
  db: Executor,
  boardId: number | null,
  fresh: readonly Curated<Seen>[],
): Promise<Map<string, number>> => {
  const equal = await findEqual(db, boardId, fresh)
  const others = fresh.filter(({ found }) => !equal.has(found.externalId))
  const taken = new Set(equal.values())
  const alike = await findNearlyEqual(db, boardId, { fresh, others })
  return new Map([...equal, ...[...alike].filter(([, jobId]) => !taken.has(jobId))])
}

/** Of postings that another slice of the same index shows, by external id. */
export const findInSlices = async (
  db: Executor,
  board: { id: number | null; system: string },
  fresh: readonly Seen[],
): Promise<Map<string, number>> => {
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

const findEqual = async (db: Executor, boardId: number | null, fresh: readonly Curated<Seen>[]) => {
  const shared = new Map<string, number>()
  const candidates = await listCandidates(db, boardId, fresh)
  const free = new Set(candidates)
  for (const { found, columns } of candidates.length > 0 ? fresh : []) {
    const key = toKey({ ...columns, description: columns.description ?? '', places: found.places })
    const same = [...free].find((one) => one.stack_id === columns.stackId && toKey(one) === key)
    if (!same || toWords(columns.description ?? '') === '') continue
    free.delete(same)
    shared.set(found.externalId, Number(same.id))
  }
  return shared
}

const listCandidates = async (db: Executor, boardId: number | null, fresh: readonly Curated<Seen>[]) => {
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

const toKey = (one: Described): string =>
  JSON.stringify([one.workplace, toPlaces(one), toWords(one.description)])

/** A remote job is placed by where it may be done, any other by its cities, in any spelling. */
const toPlaces = ({ workplace, locations, places }: Described): string[] => {
  const names = workplace === 'Remote' ? locations : places.map((place) => place.split(',')[0] ?? '')
  return [...new Set(names.map(toWords))].sort()
}

/** Only letters and digits: systems mark up the same text differently. */
const toWords = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
