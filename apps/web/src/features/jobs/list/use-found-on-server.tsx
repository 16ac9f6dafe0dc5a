import { type JobSort, readSavedState, type Wishes, writeSavedState } from '@lilypad/domain'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { JobList, ListedJob } from '@/api/jobs/jobs.ts'
import { getNextPageState, searchJobsQuery } from '@/api/jobs/search-jobs.ts'
import { useVisit } from '@/api/jobs/visit.ts'
import type { Filters } from '../filters/use-filters.ts'
import type { FoundJobs } from './found-jobs.ts'
import { cardsOf, choicesOf, offersOf, rowsOf } from './found-on-server.ts'
import { FurtherJobs } from './further-jobs.tsx'
import { NotRenewed } from './not-renewed.tsx'
import { useOwnJobs } from './use-listed-jobs.ts'

const NO_JOBS: readonly ListedJob[] = []

/** Only the order by fit asks for them. */
const wishesFor = (sort: JobSort, wishes: Wishes | null) =>
  sort === 'fit' && wishes
    ? { ...wishes, categories: [...wishes.categories], travel: [...wishes.travel] }
    : null

/** Since when jobs were new when the list was opened; undefined until that is known. */
const useOpenedSince = () => {
  const { newSince, isKnown } = useVisit()
  const [since, setSince] = useState(isKnown ? newSince : undefined)
  if (isKnown && since === undefined) setSince(newSince)
  return since
}

/** The pages of answers that are here: the last good ones until the question is answered, whatever fails meanwhile. */
const usePages = ({ filter, sort, restored }: Filters, wishes: Wishes | null) => {
  const since = useOpenedSince()
  const state = useMemo(() => writeSavedState(filter, sort), [filter, sort])
  const [opened] = useState(state)
  const question = useMemo(
    () => ({ state, sort, new_since: since ?? null, wishes: wishesFor(sort, wishes) }),
    [state, sort, since, wishes],
  )
  const numCards = state === opened ? restored?.limit : 0
  const query = useInfiniteQuery({ ...searchJobsQuery(question, numCards), enabled: since !== undefined })
  const [last, setLast] = useState(query.data)
  if (query.data && query.data !== last) setLast(query.data)
  const data = query.data ?? last
  const rows = useMemo(() => (data ? rowsOf(data.pages) : NO_JOBS), [data])
  return { query, first: data?.pages[0] ?? null, numPages: data?.pages.length, rows }
}

type FoundQuery = ReturnType<typeof usePages>['query']

/** Why there is no answer: until there is one, also while it is asked again. */
const useFailure = ({ error, isSuccess, isFetchNextPageError }: FoundQuery) => {
  const [failure, setFailure] = useState<Error | null>(null)
  const now = isSuccess || isFetchNextPageError ? null : (error ?? failure)
  if (now !== failure) setFailure(now)
  return now
}

/** What the server finds for the filters; null before the first answer. */
export const useFoundOnServer = ({ audiences }: JobList, filters: Filters, wishes: Wishes | null) => {
  const { query, first, numPages, rows } = usePages(filters, wishes)
  const { error, isFetching, fetchNextPage, refetch } = query
  const failure = useFailure(query)
  const { jobs } = useOwnJobs(rows)
  const answered = first?.state
  const asked = useMemo(() => (answered === undefined ? null : readSavedState(answered)), [answered])
  const choices = useMemo(() => first && choicesOf(first, audiences), [first, audiences])
  const listed = useMemo(() => {
    if (!first || !asked || !choices) return null
    const cards = cardsOf(first, { jobs, numRows: rows.length, filter: asked.filter })
    return { ...cards, choices, offers: offersOf(first), asked }
  }, [first, asked, choices, jobs, rows])
  const further = getNextPageState(query)
  const notice = useMemo(
    () => failure && <NotRenewed failure={failure} isAsking={isFetching} onRetry={() => void refetch()} />,
    [failure, isFetching, refetch],
  )
  const found = useMemo((): FoundJobs | null => {
    const load = () => void fetchNextPage({ cancelRefetch: false })
    return listed && { ...listed, notice, more: <FurtherJobs key={numPages} {...{ further, error, load }} /> }
  }, [listed, notice, numPages, further, error, fetchNextPage])
  return { found, query }
}
