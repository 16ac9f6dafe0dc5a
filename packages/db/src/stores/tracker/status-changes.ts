import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { trackedJobChanges } from '../../schema/index.ts'

export type StatusChange = { status: number; at: Date }
type Whose = { userId: number; jobId: number }

/** The most changes of status that an application keeps: far more than anyone makes. */
export const MAX_CHANGES = 100
/** As many of them are read with the whole tracker. */
const MAX_LISTED = 20

const ofApplication = ({ userId, jobId }: Whose) =>
  and(eq(trackedJobChanges.userId, userId), eq(trackedJobChanges.jobId, jobId))

/** Beyond `MAX_CHANGES`, the oldest is forgotten. */
export async function noteStatus(tx: Executor, whose: Whose, change: StatusChange): Promise<void> {
  await tx.insert(trackedJobChanges).values({ ...whose, ...change })
  const older = tx
    .select({ id: trackedJobChanges.id })
    .from(trackedJobChanges)
    .where(ofApplication(whose))
    .orderBy(desc(trackedJobChanges.at), desc(trackedJobChanges.id))
    .offset(MAX_CHANGES)
  await tx.delete(trackedJobChanges).where(inArray(trackedJobChanges.id, older))
}

/** Forgets the change that was made at this moment. */
export async function forgetStatus(tx: Executor, whose: Whose, at: Date): Promise<void> {
  await tx.delete(trackedJobChanges).where(and(ofApplication(whose), eq(trackedJobChanges.at, at)))
}

export const hasLaterStatus = async (tx: Executor, whose: Whose, at: Date): Promise<boolean> =>
  (await tx.$count(trackedJobChanges, and(ofApplication(whose), gt(trackedJobChanges.at, at)))) > 0

/** The last of each job, oldest first. */
export async function listLastChanges(db: Executor, userId: number, jobIds: readonly number[]) {
  const { jobId: id, status, at } = trackedJobChanges
  const byJob = new Map(jobIds.map((jobId): [number, StatusChange[]] => [jobId, []]))
  if (jobIds.length === 0) return byJob
  const age = sql<number>`row_number() over (partition by ${id} order by ${at} desc, ${trackedJobChanges.id} desc)`
  const aged = db
    .select({ id, status, at, age: age.as('age') })
    .from(trackedJobChanges)
    .where(and(eq(trackedJobChanges.userId, userId), sql`${id} = any(${sql.param([...jobIds])}::bigint[])`))
    .as('aged')
  const rows = await db.select().from(aged).where(lte(aged.age, MAX_LISTED)).orderBy(desc(aged.age))
  for (const { id: jobId, age: _, ...change } of rows) byJob.get(jobId)?.push(change)
  return byJob
}

/** Oldest first. */
export const listStatusChanges = (db: Executor, whose: Whose): Promise<StatusChange[]> =>
  db
    .select({ status: trackedJobChanges.status, at: trackedJobChanges.at })
    .from(trackedJobChanges)
    .where(ofApplication(whose))
    .orderBy(asc(trackedJobChanges.at), asc(trackedJobChanges.id))
