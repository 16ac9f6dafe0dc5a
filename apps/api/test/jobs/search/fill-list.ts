import { schema } from '@lilypad/db'
import { approvedAtOf, type CaseJob } from '@lilypad/testing'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApi } from '../../create-test-api.ts'

type Place = { id: number; approvedAt: Date | null }

/** Waits until the index holds these jobs and no others. */
export const untilIndexed = (api: TestApi, jobs: readonly Place[]) => {
  const indexed = async () => {
    const { ids, approvedAt } = await api.jobList.index('premium')
    return Array.from(ids, (id, row) => [id, approvedAt[row]]).sort(([a = 0], [b = 0]) => a - b)
  }
  const expected = jobs.map(({ id, approvedAt }) => [id, approvedAt?.getTime() ?? 0])
  return expect.poll(indexed, { timeout: 60_000 }).toEqual(expected.sort(([a = 0], [b = 0]) => a - b))
}

/** Lists these jobs and no others; somebody starred those that are tracked. */
export const fillList = async (api: TestApi, jobs: readonly CaseJob[], user: { id: number }) => {
  const before = await api.jobList.index('premium')
  await api.db.execute(sql`truncate jobs, tracked_jobs cascade`)
  const rows = jobs.map(({ isTracked: _isTracked, approvedOn, ...job }) => ({
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
  for (const { isTracked, ...job } of jobs)
    if (isTracked) await api.a.star(user, { ...job, url: `https://jobs.example.com/${job.id}` })
  await api.announceJobs()
  await expect.poll(() => api.jobList.index('premium'), { timeout: 60_000 }).not.toBe(before)
  await untilIndexed(api, rows)
}
