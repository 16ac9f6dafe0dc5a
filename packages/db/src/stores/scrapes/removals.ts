import { employerSlug, unlistedReason } from '@lilypad/domain'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, jobs, removals } from '../../schema/index.ts'
import { updateRows } from '../batch.ts'
import type { BoardRow } from '../boards/boards.ts'
import { announceJobList } from '../notify-channels.ts'
import { inTransaction } from '../transactions.ts'
import { decideListing } from './decide-listing.ts'
import { IMPORT_LOCK } from './import-posting.ts'
import { reopenReports } from './reopen-reports.ts'

export type Removal = typeof removals.$inferSelect
export type NewRemoval = Pick<Removal, 'company' | 'url' | 'askedBy' | 'note'>

/** The rule is a function of the database, for a trigger keeps it too. Names are written out for selects from one table. */
const isRemovedJob = sql`is_removed(jobs.company_name, jobs.url, jobs.board_id)`

/**
 * Their jobs go at once, and neither scrapes nor imports nor admins can list them while it stands. Resolves to how many
 * were listed.
 */
export const addRemoval = (db: Executor, removal: NewRemoval, at: Date) =>
  inTransaction(db, async (tx) => {
    // What is being written of these boards, or imported, is there when their jobs are looked for.
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
    const matching = await tx
      .select({ id: boards.id })
      .from(boards)
      .where(
        sql`employer_key(${boards.companyName}) = employer_key(${removal.company}::text)
          or is_within(${boards.careersUrl}, ${removal.url}::text)`,
      )
      .orderBy(boards.id)
      .for('update')
    const [added] = await tx
      .insert(removals)
      .values({ ...removal, boardIds: matching.map(({ id }) => id), addedAt: at })
      .returning({ id: removals.id })
    if (!added) throw new Error('The removal was not stored.')
    const { rows } = await tx.execute<{ listed: number }>(sql`
      with gone as (
        update jobs set unlisted_reason = 'do_not_list', changed_at = ${at}
        from jobs as before
        where jobs.id = before.id and jobs.unlisted_reason is distinct from 'do_not_list' and ${isRemovedJob}
        returning before.unlisted_reason as reason
      )
      select count(*) filter (where reason is null)::int as listed from gone`)
    const { listed = 0 } = rows[0] ?? {}
    await tx.update(removals).set({ jobs: listed }).where(eq(removals.id, added.id))
    await announceJobList(tx)
    return { id: added.id, jobs: listed }
  })

/** Its jobs are listed again as their postings say. Null for one that does not stand. */
export const liftRemoval = (db: Executor, id: number, at: Date): Promise<Removal | null> =>
  inTransaction(db, async (tx) => {
    const [lifted] = await tx
      .update(removals)
      .set({ liftedAt: at })
      .where(and(eq(removals.id, id), isNull(removals.liftedAt)))
      .returning()
    if (!lifted) return null
    const free = await tx
      .select()
      .from(jobs)
      .where(and(eq(jobs.unlistedReason, 'do_not_list'), sql`not ${isRemovedJob}`))
    const listings = free.map((job) => {
      const decided = job.deletedAt === null ? unlistedReason(job) : 'deleted'
      const before = { unlistedReason: null, approvedAt: job.approvedAt }
      return { id: job.id, ...decideListing(before, { ...job, unlistedReason: decided }, at) }
    })
    await updateRows(tx, jobs, listings)
    const listed = listings.filter((job) => job.unlistedReason === null)
    await reopenReports(
      tx,
      listed.map((job) => job.id),
    )
    await announceJobList(tx)
    return lifted
  })

/** Those that stand first, then the latest. */
export const listRemovals = (db: Executor): Promise<Removal[]> =>
  db
    .select()
    .from(removals)
    .orderBy(sql`${removals.liftedAt} is not null`, desc(removals.addedAt), desc(removals.id))

/** A board as a whole, which then is not asked either. */
export async function isRemovedBoard(
  db: Executor,
  { id, companyName, careersUrl }: Pick<BoardRow, 'companyName' | 'careersUrl'> & { id: number | null },
): Promise<boolean> {
  const { rows } = await db.execute<{ is_removed: boolean }>(
    sql`select is_removed(${companyName}::text, ${careersUrl}::text, ${id}::bigint)`,
  )
  return rows[0]?.is_removed ?? false
}

/** By the slug of its name. */
export async function isRemovedEmployer(db: Executor, slug: string): Promise<boolean> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select company as name from removals where lifted_at is null and company is not null
    union select company_name from removals join boards on boards.id = any(board_ids) where lifted_at is null`)
  return rows.some(({ name }) => employerSlug(name) === slug)
}
