import { sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { withoutNul } from './batch.ts'
import type { Seen } from './compare-scrape.ts'
import type { Curated } from './curation.ts'

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
 * Which new postings of a board are jobs that another board of the same company shows already: same normalised
 * title, same places, same words. Gives job ids by external id. Two postings of one board are never one job,
 * and a posting without a text is like no other.
 *
 * @param boardId null for a posting of a board that is none of ours: any job of the company may be its own
 */
export const findSharedJobs = async (
  db: Executor,
  boardId: number | null,
  fresh: readonly Curated<Seen>[],
): Promise<Map<string, number>> => {
  const shared = new Map<string, number>()
  const candidates = await listCandidates(db, boardId, fresh)
  const free = new Set(candidates)
  for (const { found, columns } of candidates.length > 0 ? fresh : []) {
    const key = keyOf({ ...columns, description: columns.description ?? '', places: found.places })
    const same = [...free].find((one) => one.stack_id === columns.stackId && keyOf(one) === key)
    if (!same || wordsOf(columns.description ?? '') === '') continue
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

const keyOf = (one: Described): string =>
  JSON.stringify([one.workplace, placesOf(one), wordsOf(one.description)])

/** A remote job is where it may be done from; another one is in its cities, however they are spelled. */
const placesOf = ({ workplace, locations, places }: Described): string[] => {
  const names = workplace === 'Remote' ? locations : places.map((place) => place.split(',')[0] ?? '')
  return [...new Set(names.map(wordsOf))].sort()
}

/** Letters and digits alone: systems differ in how they mark up the same text. */
const wordsOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
