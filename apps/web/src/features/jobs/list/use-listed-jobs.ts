import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trackedIdsQuery } from '@/api/jobs/favorites.ts'
import { jobsQuery, type ListedJob } from '@/api/jobs/jobs.ts'
import { useMarked } from './use-marked.ts'

const NO_JOBS: readonly ListedJob[] = []
const NO_STARS: ReadonlySet<number> = new Set()

/** Stars on the jobs that bear one. The others stay the very same, so that their cards need no drawing. */
export const withStars = (jobs: readonly ListedJob[], starred: ReadonlySet<number>): readonly ListedJob[] => {
  if (starred.size === 0) return jobs
  return jobs.map((job) => (starred.has(job.id) ? { ...job, isTracked: true } : job))
}

/** All jobs that someone may see, with their stars. */
export const useListedJobs = () => {
  const list = useQuery(jobsQuery)
  const { data: starred = NO_STARS } = useQuery(trackedIdsQuery)
  const rows = useMarked(list.data?.jobs ?? NO_JOBS)
  const jobs = useMemo(() => withStars(rows, starred), [rows, starred])
  const whole = useMemo(() => list.data && { ...list.data, jobs }, [list.data, jobs])
  return { list: whole ?? null, jobs, query: list }
}
