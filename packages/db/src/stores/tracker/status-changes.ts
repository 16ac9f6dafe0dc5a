import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { trackedJobChanges } from '../../schema/index.ts'

export type StatusChange = { status: number; at: Date }
type Whose = { userId: number; jobId: number }

/** The most changes of status that an application keeps: far more than anyone makes. All are read with the tracker. */
export const MOST_CHANGES = 20

const ofApplication = ({ userId, jobId }: Whose) =>
  and(eq(trackedJobChanges.userId, userId), eq(trackedJobChanges.jobId, jobId))

/** Beyond `MOST_CHANGES`, the oldest is forgotten. */
export async function noteStatus(tx: Executor, whose: Whose, change: StatusChange): Promise<void> {
  await tx.insert(trackedJobChanges).values({ ...whose, ...change })
  const older = tx
    .select({ id: trackedJobChanges.id })
    .from(trackedJobChanges)
    .where(ofApplication(whose))
    .orderBy(desc(trackedJobChanges.at), desc(trackedJobChanges.id))
    .offset(MOST_CHANGES)
  await tx.delete(trackedJobChanges).where(inArray(trackedJobChanges.id, older))
}

/** Forgets the change that was made at this moment. */
export async function forgetStatus(tx: Executor, whose: Whose, at: Date): Promise<void> {
  await tx.delete(trackedJobChanges).where(and(ofApplication(whose), eq(trackedJobChanges.at, at)))
}

export const hasLaterStatus = async (tx: Executor, whose: Whose, at: Date): Promise<boolean> =>
  (await tx.$count(trackedJobChanges, and(ofApplication(whose), gt(trackedJobChanges.at, at)))) > 0

/** Oldest first, by job. */
export async function listChanges(db: Executor, userId: number, jobIds: readonly number[]) {
  const { jobId: id, status, at } = trackedJobChanges
  const byJob = new Map(jobIds.map((jobId): [number, StatusChange[]] => [jobId, []]))
  if (jobIds.length === 0) return byJob
  const rows = await db
    .select({ id, status, at })
    .from(trackedJobChanges)
    .where(and(eq(trackedJobChanges.userId, userId), sql`${id} = any(${sql.param([...jobIds])}::bigint[])`))
    .orderBy(asc(at), asc(trackedJobChanges.id))
  for (const { id: jobId, ...change } of rows) byJob.get(jobId)?.push(change)
  return byJob
}

export const listStatusChanges = async (db: Executor, { userId, jobId }: Whose): Promise<StatusChange[]> =>
  (await listChanges(db, userId, [jobId])).get(jobId) ?? []
