import { type Calls, type FullJob, fullJob, type JobRow, jobRow, type ReplyOf } from '@lilypad/contracts'
import { type AppliedBefore, sortJobs, toSearchWords } from '@lilypad/domain'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { api } from '../client.ts'

/** A row of the list with values precomputed by the client, so that filtering only compares plain texts. */
export type ListedJob = JobRow & {
  searchWords: string
  isTracked: boolean
  /** Whether it was hidden in this very list; those that were hidden before are not in it. */
  isHidden: boolean
  isNew?: boolean
  isFollowed?: boolean
  /** What the person applied to before: this job, or another of its employer. */
  applied?: AppliedBefore
}

type Audiences = ReplyOf<Calls['loadFrontEndJobs']>['audience_groups_new']

export type JobList = {
  /** Empty where the server searches. */
  jobs: readonly ListedJob[]
  audiences: Audiences
  /** Whether there are too many jobs for the browser, so that the server is asked for those that are looked for. */
  isSearchedByServer: boolean
}

/** A short list may still be growing, and reloading it is cheap. */
const SHORT_LIST = 2_000
const REFETCH_AFTER_MS = 20_000

/** Drops the id of a stack with a single job: most jobs are alone, and grouping need not look them up. */
function dropLoneStacks(jobs: ListedJob[]): ListedJob[] {
  const sizes = new Map<string, number>()
  for (const { stackId } of jobs) if (stackId !== null) sizes.set(stackId, (sizes.get(stackId) ?? 0) + 1)
  for (const job of jobs) if (job.stackId !== null && sizes.get(job.stackId) === 1) job.stackId = null
  return jobs
}

/** A row of a list, without its star; hidden ones are marked or left out later. */
export function listedJob(wire: Parameters<typeof jobRow.decode>[0]): ListedJob {
  const job = jobRow.decode(wire)
  return { ...job, searchWords: toSearchWords(job), isTracked: false, isHidden: false }
}

export const jobsQuery = queryOptions({
  ...callQuery(api, 'loadFrontEndJobs', {}, (reply): JobList => {
    const jobs = reply.jobs.map(listedJob)
    return {
      jobs: sortJobs(dropLoneStacks(jobs), 'date'),
      audiences: reply.audience_groups_new,
      isSearchedByServer: reply.search_on_server === true,
    }
  }),
  // Comparing 10,000 rows field by field costs more than redrawing the list.
  structuralSharing: false,
  refetchInterval: ({ state }) =>
    state.data && !state.data.isSearchedByServer && state.data.jobs.length < SHORT_LIST
      ? REFETCH_AFTER_MS
      : false,
})

/** The key of what the server finds (`search-jobs.ts`), followed by whether it is asked for starred jobs alone. */
export const SEARCH_JOBS = 'searchJobs'

/** What the server found is asked for again when it is shown the next time: the person has hidden something. */
export const outdateFound = (client: QueryClient, ...of: [onlyFavorites?: true]): void =>
  void client.invalidateQueries({ queryKey: [SEARCH_JOBS, ...of], refetchType: 'none' })

export function listedRows(client: QueryClient): ListedJob[] {
  const found = client.getQueriesData<{ pages?: { rows: readonly ListedJob[] }[] }>({
    queryKey: [SEARCH_JOBS],
  })
  const pages = found.flatMap(([, data]) => data?.pages ?? [])
  return [...(client.getQueryData(jobsQuery.queryKey)?.jobs ?? []), ...pages.flatMap(({ rows }) => rows)]
}

export const findListed = (client: QueryClient, id: string): ListedJob | undefined =>
  listedRows(client).find((one) => String(one.id) === id)

type JobPage = {
  job: FullJob
  relatedJobs: JobRow[]
  /** When this was saved, if it is shown for lack of a connection. */
  savedAt?: string
}

const STALE_MS = 300_000

/** A job with those like it; without a connection, as it was when it was opened last. */
export function jobQuery(id: string) {
  const asked = callQuery(
    api,
    'loadFrontEndJob',
    { id },
    ({ job, related_jobs }): JobPage => ({
      job: fullJob.decode(job),
      relatedJobs: related_jobs.map(jobRow.decode),
    }),
  )
  const findSaved = async (error: unknown): Promise<JobPage> => {
    const copy = error instanceof TypeError ? await import('../offline-copy.ts') : null
    const saved = await copy?.findOpened<JobPage>(id)
    if (!saved) throw error
    return saved
  }
  return queryOptions({
    ...asked,
    queryFn: (context) => asked.queryFn(context).catch(findSaved),
    staleTime: ({ state }) => (state.data?.savedAt ? 0 : STALE_MS),
    refetchInterval: ({ state }) => (state.data?.savedAt ? REFETCH_AFTER_MS : false),
  })
}
