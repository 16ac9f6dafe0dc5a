import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trackedIdsQuery } from '@/api/jobs/favorites.ts'
import { useHidden } from '@/api/jobs/hidden.ts'
import { jobsQuery, type ListedJob } from '@/api/jobs/jobs.ts'
import { useFolded } from '../hide/folded.ts'
import { withoutHidden } from '../hide/seen-jobs.ts'
import { useMarked } from './use-marked.ts'

const NO_JOBS: readonly ListedJob[] = []
const NO_STARS: ReadonlySet<number> = new Set()

/** Stars on the jobs that bear one. The others stay the very same, so that their cards need no drawing. */
export const withStars = (jobs: readonly ListedJob[], starred: ReadonlySet<number>): readonly ListedJob[] => {
  if (starred.size === 0) return jobs
  return jobs.map((job) => (starred.has(job.id) ? { ...job, isTracked: true } : job))
}

/** The jobs of a list as the person sees them: with their stars and marks, without what they hide. */
export const useOwnJobs = (rows: readonly ListedJob[]) => {
  const { data: starred = NO_STARS } = useQuery(trackedIdsQuery)
  const { rule, isPending } = useHidden()
  const folded = useFolded()
  const seen = useMemo(() => withoutHidden(rows, rule, folded), [rows, rule, folded])
  const marked = useMarked(seen)
  const jobs = useMemo(() => withStars(marked, starred), [marked, starred])
  return { jobs, isPending }
}

/** All jobs that someone may see, as they see them. */
export const useListedJobs = () => {
  const list = useQuery(jobsQuery)
  const { jobs, isPending } = useOwnJobs(list.data?.jobs ?? NO_JOBS)
  const { data } = list
  const whole = useMemo(() => (data && !isPending ? { ...data, jobs } : null), [data, jobs, isPending])
  return {
    list: whole,
    query: list,
    isPending: list.isPending || (list.isSuccess && isPending),
  }
}
