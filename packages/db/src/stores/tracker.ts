import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { trackedJobs } from '../schema/index.ts'
import { prepared } from './prepared.ts'

const starsOfPerson = prepared((db) =>
  db
    .select({ id: trackedJobs.jobId })
    .from(trackedJobs)
    .where(and(eq(trackedJobs.userId, sql.placeholder('userId')), isNull(trackedJobs.untrackedAt)))
    .orderBy(trackedJobs.jobId)
    .prepare('stars_of_person'),
)

/** The ids of the jobs that a person has starred. */
export const listTrackedJobIds = async (db: Executor, userId: number): Promise<number[]> =>
  (await starsOfPerson(db).execute({ userId })).map(({ id }) => id)
