import { isNewTo } from '@lilypad/domain'
import { useMemo } from 'react'
import type { ListedJob } from '@/api/jobs/jobs.ts'
import { useNewSince } from '@/api/jobs/visit.ts'
import { type FindApplied, useApplied } from '@/api/tracker/applied.ts'

/** The jobs with what their person applied to before. The others stay the very same, and so do their cards. */
export const withApplied = (jobs: readonly ListedJob[], find: FindApplied | null): readonly ListedJob[] => {
  if (find === null) return jobs
  return jobs.map((job) => {
    const applied = find(job)
    return applied ? { ...job, applied } : job
  })
}

/** The jobs with marks on those that were added since the person's last visit. */
export const withNew = (jobs: readonly ListedJob[], newSince: string | null): readonly ListedJob[] => {
  if (newSince === null) return jobs
  const visit = { lastActive: new Date(newSince), newSince: new Date(newSince) }
  return jobs.map((job) => (isNewTo(visit, job.approvedAt) ? { ...job, isNew: true } : job))
}

/** What the person's earlier applications and their last visit say of the jobs. */
export const useMarked = (jobs: readonly ListedJob[]): readonly ListedJob[] => {
  const find = useApplied()
  const newSince = useNewSince()
  return useMemo(() => withNew(withApplied(jobs, find), newSince), [jobs, find, newSince])
}
