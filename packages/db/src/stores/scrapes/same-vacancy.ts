import { type BoardPosting, haveSameName, isSameVacancy, toTitleKey } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { withoutNul } from '../batch.ts'
import type { Seen } from './compare-scrape.ts'
import type { Curated } from './curation.ts'

type Named = { board: string; employer: string; title: string; places: string[] }
/** A live posting on a board of the company. */
type Shown = Named & { jobId: number; workplace: string | null }

const OWN = 'own'

/**
 * By `isSameVacancy`, among other boards of the company; returns job ids by external id. A text cannot tell two seats
 * of one kind apart: so each board must show a single posting of that title and place (`fresh`: all of this one).
 */
export const findNearlyEqual = async (
  db: Executor,
  boardId: number | null,
  { fresh, others }: { fresh: readonly Curated<Seen>[]; others: readonly Curated<Seen>[] },
): Promise<Map<string, number>> => {
  const company = fresh[0]?.columns.companyName
  const shared = new Map<string, number>()
  if (company === undefined || others.length === 0) return shared
  const shown = await listShown(db, boardId, company)
  if (shown.every(({ board }) => board === OWN)) return shared
  const own = fresh.map(toName)
  const byTitle = new Map<string, (Named | Shown)[]>()
  for (const one of [...shown, ...own]) byTitle.set(toKey(one), [...(byTitle.get(toKey(one)) ?? []), one])
  for (const one of others) {
    const name = toName(one)
    const alike = (byTitle.get(toKey(name)) ?? []).filter((other) => haveSameName(other, name))
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
const toKey = ({ title, places }: Named) => toTitleKey(title, places)
const isShown = (one: Named | Shown): one is Shown => 'jobId' in one && one.board !== OWN

/** Null if there are several. */
const theSameOf = async (
  db: Executor,
  one: Curated<Seen>,
  alike: readonly (Named | Shown)[],
): Promise<number | null> => {
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

const listShown = async (db: Executor, boardId: number | null, company: string): Promise<Shown[]> => {
  const { rows } = await db.execute<Omit<Shown, 'jobId' | 'employer'> & { id: string }>(sql`
    select job.id, job.title, job.workplace, posting.places,
      case when posting.board_id = ${boardId}::bigint then ${OWN} else posting.board_id::text end as board
    from postings as posting join jobs as job on job.id = posting.job_id
    where posting.gone_at is null and job.deleted_at is null and posting.board_id in (
      select id from boards where company_name = ${withoutNul(company)})
    order by job.id`)
  return rows.map(({ id, ...row }) => ({ ...row, employer: company, jobId: Number(id) }))
}

const readText = async (db: Executor, jobId: number): Promise<string> => {
  const { rows } = await db.execute<{ description: string | null }>(
    sql`select description from jobs where id = ${jobId}`,
  )
  return rows[0]?.description ?? ''
}
