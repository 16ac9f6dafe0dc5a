import { ApiError, FIRST_CARDS, jobSearchCalls, MORE_CARDS, type RequestInputOf } from '@lilypad/contracts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { createCallClient } from '../client.ts'
import { listedJob, SEARCH_JOBS } from './jobs.ts'

export const searchApi = createCallClient(jobSearchCalls)

type Request = RequestInputOf<typeof jobSearchCalls.searchJobs>
/** What is asked, but for the page; whether it asks for starred jobs alone stands in the state too. */
type Question = Omit<Request, 'after' | 'state'> & { state: string; onlyFavorites: boolean }

/** Questions that follow each other faster than this wait as long: they may be changed again. */
const PAUSE_MS = 100
const SECOND = 1_000
const STALE_AFTER_MS = 5 * 60 * SECOND

async function sleep(milliseconds: number, signal: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  signal.throwIfAborted()
}

let changedAt = 0

/** The first change is asked for at once, those right behind it only when they are not changed again. */
async function pause(signal: AbortSignal) {
  const isSoon = Date.now() - changedAt < PAUSE_MS
  changedAt = Date.now()
  if (isSoon) await sleep(PAUSE_MS, signal)
}

let hasAnswered = false

/** Asks again, when it may, where there were too many questions: until then, the list before stays, if there was one. */
async function searchJobs(request: Request, signal: AbortSignal): ReturnType<typeof searchApi.searchJobs> {
  try {
    const answer = await searchApi.searchJobs(request, { signal })
    hasAnswered = true
    return answer
  } catch (error) {
    if (!hasAnswered || !(error instanceof ApiError) || error.code !== 'rate_limited') throw error
    await sleep((error.retryAfter ?? 1) * SECOND, signal)
    return searchJobs(request, signal)
  }
}

async function askFor({ onlyFavorites, ...question }: Question, after: string | null, signal: AbortSignal) {
  if (after === null) await pause(signal)
  const { jobs, ...rest } = await searchJobs({ ...question, after }, signal)
  return { ...rest, state: question.state, onlyFavorites, rows: jobs.map(listedJob) }
}

export type FoundPage = Awaited<ReturnType<typeof askFor>>

/** With more pages than this, the others come as the list is scrolled. */
const MAX_PAGES = 30

const pagesFor = (numCards: number) =>
  Math.min(1 + Math.ceil(Math.max(numCards - FIRST_CARDS, 0) / MORE_CARDS), MAX_PAGES)

/** @param numCards how many cards to begin with, if there were more than those of the first page */
export function searchJobsQuery(question: Question, numCards = 0) {
  const { onlyFavorites } = question
  return {
    ...infiniteQueryOptions({
      queryKey: [SEARCH_JOBS, onlyFavorites, question],
      queryFn: ({ pageParam, signal }) => askFor(question, pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: ({ after }) => after,
      structuralSharing: false,
      // Several pages are not asked for again: going back would ask for each of them in turn.
      staleTime: ({ state }) =>
        (state.data?.pages.length ?? 0) > 1 && !onlyFavorites ? 'static' : STALE_AFTER_MS,
      // A job that was hidden in the list stays there as a row until something else is asked for.
      refetchOnWindowFocus: false,
    }),
    pages: pagesFor(numCards),
  }
}

type FoundQuery = {
  hasNextPage: boolean
  isRefetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
}

/** What stands behind the last card. While the list is asked for again, a further page cannot be. */
export function getNextPageState(query: FoundQuery): 'nothing' | 'loading' | 'failure' | 'end' {
  if (!query.hasNextPage || query.isRefetching) return 'nothing'
  if (query.isFetchingNextPage) return 'loading'
  return query.isFetchNextPageError ? 'failure' : 'end'
}
