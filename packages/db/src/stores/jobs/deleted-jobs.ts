import { and, desc, gt, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { jobs } from '../../schema/index.ts'

export type DeletedJob = { id: number; title: string; companyName: string; url: string }

/** Once listed, latest first; `page` counts from 1. */
export async function listDeletedJobs(
  db: Executor,
  { since, page, pageLength }: { since: Date; page: number; pageLength: number },
): Promise<{ jobs: DeletedJob[]; total: number }> {
  const deleted = and(gt(jobs.deletedAt, since), isNotNull(jobs.deletedAt), isNotNull(jobs.approvedAt))
  const { id, title, companyName, url } = jobs
  const [rows, total] = await Promise.all([
    db
      .select({ id, title, companyName, url })
      .from(jobs)
      .where(deleted)
      // In the order of its index.
      .orderBy(sql`${jobs.deletedAt} desc nulls last`, desc(jobs.id))
      .limit(pageLength)
      .offset((page - 1) * pageLength),
    db.$count(jobs, deleted),
  ])
  return { jobs: rows, total }
}
