import { type Hidden, type HiddenValues, type HideReason, type Tier, toHidden } from '@lilypad/domain'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { followedCompanies, hiddenCompanies, hiddenJobs, hiddenWords, jobs } from '../../schema/index.ts'
import { askedValues, joinLookUps, prepared } from '../prepared-queries.ts'
import { hideListingsAfter, toListings } from '../scrapes/hide-listed-again.ts'
import { inTransaction, lockUser } from '../transactions.ts'
import { hasPage, visibleTo } from './visible-jobs.ts'

type Whose = { userId: number; jobId: number; tier: Tier }

const isThere = async (db: Executor, { jobId, tier }: Whose): Promise<boolean> =>
  (await db.$count(jobs, and(eq(jobs.id, jobId), hasPage, visibleTo(tier)))) > 0

/** Of a person. Past it, the jobs that were hidden first show again. */
const MAX_HIDDEN = 5_000

async function keepLastHidden(tx: Executor, userId: number) {
  const theirs = eq(hiddenJobs.userId, userId)
  const first = tx
    .select({ id: hiddenJobs.jobId })
    .from(hiddenJobs)
    .where(theirs)
    .orderBy(desc(hiddenJobs.hiddenAt), desc(hiddenJobs.jobId))
    .offset(MAX_HIDDEN)
  await tx.delete(hiddenJobs).where(and(theirs, inArray(hiddenJobs.jobId, first)))
}

/** With the jobs that list it again. Hidden again, it gets the new reason. False if the tier may not see it. */
export const hideJob = (
  db: Executor,
  { reason, now, ...whose }: Whose & { reason: HideReason | null; now: Date },
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (!(await isThere(tx, whose))) return false
    const { userId, jobId } = whose
    await tx
      .insert(hiddenJobs)
      .values({ userId, jobId, reason, hiddenAt: now })
      .onConflictDoUpdate({
        target: [hiddenJobs.userId, hiddenJobs.jobId],
        set: { reason: sql`coalesce(excluded.reason, ${hiddenJobs.reason})` },
      })
    await hideListingsAfter(tx, whose)
    await keepLastHidden(tx, userId)
    return true
  })

/** With its earlier and later listings. False for one neither hidden nor visible to the tier. */
export const unhideJob = (db: Executor, whose: Whose): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const listings = toListings(whose.jobId)
    // A scrape that lists one of them again waits, or is waited for, as when a job is hidden.
    await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(sql`${jobs.id} in ${listings}`)
      .orderBy(asc(jobs.id))
      .for('key share')
    const { rowCount } = await tx
      .delete(hiddenJobs)
      .where(and(eq(hiddenJobs.userId, whose.userId), sql`${hiddenJobs.jobId} in ${listings}`))
    return (rowCount ?? 0) > 0 || isThere(tx, whose)
  })

type CompanyOf = { userId: number; companyName: string }

type Companies = typeof hiddenCompanies | typeof followedCompanies

const dropFrom =
  (table: Companies) =>
  async (db: Executor, { userId, companyName }: CompanyOf): Promise<boolean> => {
    const { rowCount } = await db
      .delete(table)
      .where(and(eq(table.userId, userId), eq(table.companyName, companyName)))
    return (rowCount ?? 0) > 0
  }

const moveTo =
  (table: Companies, dropFromOther: ReturnType<typeof dropFrom>) =>
  (db: Executor, row: CompanyOf): Promise<void> =>
    inTransaction(db, async (tx) => {
      await lockUser(tx, row.userId)
      await dropFromOther(tx, row)
      await tx.insert(table).values(row).onConflictDoNothing()
    })

export const unhideCompany = dropFrom(hiddenCompanies)
export const unfollowCompany = dropFrom(followedCompanies)
export const hideCompany = moveTo(hiddenCompanies, unfollowCompany)
export const followCompany = moveTo(followedCompanies, unhideCompany)

/** By person; who follows nobody is not in the map. */
export async function readFollowed(db: Executor, userIds: readonly number[]) {
  const rows = await db
    .select()
    .from(followedCompanies)
    .where(sql`${followedCompanies.userId} = any(${sql.param([...userIds])}::bigint[])`)
    .orderBy(asc(followedCompanies.companyName))
  const followed = new Map<number, Set<string>>()
  for (const { userId, companyName } of rows)
    followed.set(userId, (followed.get(userId) ?? new Set()).add(companyName))
  return followed
}

const followedByPerson = prepared((db) =>
  db
    .select({ name: followedCompanies.companyName })
    .from(followedCompanies)
    .where(eq(followedCompanies.userId, sql.placeholder('userId')))
    .orderBy(asc(followedCompanies.companyName))
    .prepare('followed_by_person'),
)

export const listFollowed = async (db: Executor, userId: number): Promise<string[]> =>
  (await followedByPerson(db).execute({ userId })).map(({ name }) => name)

export async function setHiddenWords(db: Executor, userId: number, words: string[]): Promise<void> {
  await db
    .insert(hiddenWords)
    .values({ userId, words })
    .onConflictDoUpdate({ target: hiddenWords.userId, set: { words } })
}

/** The last hidden job first; without the jobs that have no page for their tier. */
export async function listHidden(db: Executor, { userId, tier }: Pick<Whose, 'userId' | 'tier'>) {
  const [rows, companies, [kept]] = await Promise.all([
    db
      .select({
        id: jobs.id,
        title: jobs.title,
        companyName: jobs.companyName,
        hiddenAt: hiddenJobs.hiddenAt,
        reason: hiddenJobs.reason,
      })
      .from(hiddenJobs)
      .innerJoin(jobs, eq(jobs.id, hiddenJobs.jobId))
      .where(and(eq(hiddenJobs.userId, userId), hasPage, visibleTo(tier)))
      .orderBy(desc(hiddenJobs.hiddenAt), desc(jobs.id)),
    db
      .select({ name: hiddenCompanies.companyName })
      .from(hiddenCompanies)
      .where(eq(hiddenCompanies.userId, userId))
      .orderBy(asc(hiddenCompanies.companyName)),
    db.select({ words: hiddenWords.words }).from(hiddenWords).where(eq(hiddenWords.userId, userId)),
  ])
  return { jobs: rows, companies: companies.map(({ name }) => name), words: kept?.words ?? [] }
}

const selectHidden = (db: Executor, people: SQL, which = sql`true`) =>
  db
    .select({
      userId: sql`person.id`.mapWith(Number),
      values: {
        jobs: sql<number[]>`to_json(array(
          select job_id from ${hiddenJobs} where user_id = person.id and ${which}))`,
        companies: sql<
          string[]
        >`array(select company_name from ${hiddenCompanies} where user_id = person.id)`,
        words: sql<string[]>`coalesce((select words from ${hiddenWords} where user_id = person.id), '{}')`,
      },
    })
    .from(sql`unnest(${people}) as person(id)`)

/** What these people hide, by person; of hidden jobs only these. A person who hides nothing is not in the map. */
export async function readHidden(db: Executor, userIds: readonly number[], jobIds: readonly number[]) {
  const isOne = sql`job_id = any(${sql.param([...jobIds])}::bigint[])`
  const rows = await selectHidden(db, sql`${sql.param([...userIds])}::bigint[]`, isOne)
  const hiding = rows.filter(({ values }) => Object.values(values).some((list) => list.length > 0))
  return new Map(hiding.map(({ userId, values }) => [userId, toHidden(values)]))
}

const hiddenOfPeople = prepared((db) => {
  const query = selectHidden(db, askedValues('ids', 'bigint[]')).prepare('hidden_of_people')
  return joinLookUps<number, HiddenValues>(async (ids) => {
    const rows = await query.execute({ ids })
    return new Map(rows.map(({ userId, values }) => [String(userId), values]))
  })
})

/** For a search among very many jobs. */
export const findHiddenValues = async (db: Executor, userId: number): Promise<HiddenValues> =>
  (await hiddenOfPeople(db)(userId)) ?? { jobs: [], companies: [], words: [] }

export const findHidden = async (db: Executor, userId: number): Promise<Hidden> =>
  toHidden(await findHiddenValues(db, userId))
