import { type Hidden, hiddenBy, isNewTo, type JobStack, NOTHING_HIDDEN, withMarks } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trackedIdsQuery } from '@/api/jobs/favorites.ts'
import { useFollowed, useHidden } from '@/api/jobs/hidden.ts'
import { jobsQuery, type ListedJob } from '@/api/jobs/jobs.ts'
import { useNewSince } from '@/api/jobs/visit.ts'
import { type FindApplied, useApplied } from '@/api/tracker/already-applied.ts'
import { useJustHidden } from '../hide/use-hiding.ts'

/**
 * The jobs that a person sees; those that were hidden in this list stay, marked. The others stay the very same, so that
 * their cards need no drawing.
 */
export function withoutHidden(
  jobs: readonly ListedJob[],
  rule: Hidden,
  justHidden: ReadonlySet<number>,
): readonly ListedJob[] {
  if (rule === NOTHING_HIDDEN) return jobs
  return jobs.flatMap((job) => {
    if (hiddenBy(rule, job) === null) return job
    return justHidden.has(job.id) ? { ...job, isHidden: true } : []
  })
}

/** A card shows a job that is not hidden, if it has one; a hidden one stays among its variants. */
function seenFirst(stack: JobStack<ListedJob>): JobStack<ListedJob> {
  if (!stack.job.isHidden) return stack
  const jobs = [stack.job, ...stack.variants]
  const job = jobs.find(({ isHidden }) => !isHidden)
  return job ? { job, variants: jobs.filter((other) => other !== job) } : stack
}

export const countNew = (jobs: readonly ListedJob[]): number =>
  jobs.filter((job) => job.isNew && !job.isHidden).length

export function seenCards(jobs: readonly ListedJob[], stacks: readonly JobStack<ListedJob>[]) {
  const hidden = jobs.filter(({ isHidden }) => isHidden).length
  return { count: jobs.length - hidden, stacks: hidden === 0 ? stacks : stacks.map(seenFirst) }
}

/** The jobs with what their person applied to before. The others stay the very same, and so do their cards. */
export function withApplied(jobs: readonly ListedJob[], find: FindApplied | null): readonly ListedJob[] {
  if (find === null) return jobs
  return jobs.map((job) => {
    const applied = find(job)
    return applied ? { ...job, applied } : job
  })
}

export function withNew(jobs: readonly ListedJob[], newSince: string | null): readonly ListedJob[] {
  if (newSince === null) return jobs
  const visit = { lastActive: new Date(newSince), newSince: new Date(newSince) }
  return jobs.map((job) => (isNewTo(visit, job.approvedAt) ? { ...job, isNew: true } : job))
}

const NO_JOBS: readonly ListedJob[] = []
const NO_STARS: ReadonlySet<number> = new Set()

export function usePersonalJobs(rows: readonly ListedJob[]) {
  const { data: starred = NO_STARS } = useQuery(trackedIdsQuery)
  const { rule, isPending } = useHidden()
  const { followed, isPending: isFollowedPending } = useFollowed()
  const justHidden = useJustHidden()
  const findApplied = useApplied()
  const newSince = useNewSince()
  const seen = useMemo(() => withoutHidden(rows, rule, justHidden), [rows, rule, justHidden])
  const marked = useMemo(
    () => withNew(withApplied(seen, findApplied), newSince),
    [seen, findApplied, newSince],
  )
  // The others stay the very same, so that their cards need no drawing.
  const jobs = useMemo(
    () => marked.map((job) => withMarks(job, { stars: starred, followed })),
    [marked, starred, followed],
  )
  return { jobs, isPending: isPending || isFollowedPending }
}

export function useListedJobs() {
  const query = useQuery(jobsQuery)
  const { data, isSuccess } = query
  const { jobs, isPending } = usePersonalJobs(data?.jobs ?? NO_JOBS)
  const list = useMemo(() => (data && !isPending ? { ...data, jobs } : null), [data, jobs, isPending])
  return { list, query, isPending: query.isPending || (isSuccess && isPending) }
}
