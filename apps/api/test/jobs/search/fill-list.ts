import { schema } from '@lilypad/db'
import { approvedAtOf, CASE_FOLLOWED, type CaseJob } from '@lilypad/testing'
import { sql } from 'drizzle-orm'
import type { TestApi } from '../../create-test-api.ts'

/** Lists these jobs and no others; somebody starred those that are tracked, and follows the companies of the cases. */
export async function fillList(api: TestApi, jobs: readonly CaseJob[], user: { id: number }) {
  await api.db.execute(sql`truncate jobs, tracked_jobs cascade`)
  const rows = jobs.map(({ isTracked: _isTracked, isFollowed: _isFollowed, approvedOn, ...job }) => ({
    ...job,
    locations: [...job.locations],
    audience: [...job.audience],
    eligibleStates: job.eligibleStates && [...job.eligibleStates],
    approvedAt: approvedOn === null ? null : new Date(approvedAtOf({ approvedOn }) ?? ''),
    url: `https://jobs.example.com/${job.id}`,
    workplace: 'Remote' as const,
    summary: '',
    curation: 1,
    freeTenth: false,
  }))
  await api.db.insert(schema.jobs).values(rows)
  await api.db
    .insert(schema.followedCompanies)
    .values(CASE_FOLLOWED.map((companyName) => ({ userId: user.id, companyName })))
    .onConflictDoNothing()
  for (const { isTracked, ...job } of jobs)
    if (isTracked) await api.a.star(user, { ...job, url: `https://jobs.example.com/${job.id}` })
  await api.announceJobs()
  await api.jobList.search.renew()
}
