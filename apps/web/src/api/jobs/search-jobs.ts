import { jobSearchCalls, type RequestInputOf } from '@lilypad/contracts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { clientOf } from '../client.ts'
import { listedJob, SEARCH_JOBS } from './jobs.ts'

export const searchApi = clientOf(jobSearchCalls)

type Request = RequestInputOf<typeof jobSearchCalls.searchJobs>
/** What is asked, but for the page. */
type Question = Omit<Request, 'after' | 'state'> & { state: string }

const askFor = async (question: Question, after: string | null, signal: AbortSignal) => {
  const { jobs, ...rest } = await searchApi.searchJobs({ ...question, after }, { signal })
  return { ...rest, state: question.state, rows: jobs.map(listedJob) }
}

/** One page of what the server found, and the state that it answers. */
export type FoundPage = Awaited<ReturnType<typeof askFor>>

/**
 * What the server finds, page by page. The answer before stays until the next is there; a question that nobody asks any
 * more is called off.
 */
export const searchJobsQuery = (question: Question) =>
  infiniteQueryOptions({
    queryKey: [SEARCH_JOBS, question],
    queryFn: ({ pageParam, signal }) => askFor(question, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ after }) => after,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    // A job that was hidden in the list stays there as a row until something else is asked for.
    refetchOnWindowFocus: false,
  })
