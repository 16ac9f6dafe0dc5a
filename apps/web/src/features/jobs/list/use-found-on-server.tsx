import { type JobSort, readSavedState, type Wishes, writeSavedState } from '@lilypad/domain'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { JobList, ListedJob } from '@/api/jobs/jobs.ts'
import { searchJobsQuery } from '@/api/jobs/search-jobs.ts'
import { useNewSince } from '@/api/jobs/visit.ts'
import type { Filters } from '../filters/use-filters.ts'
import type { FoundJobs } from './found-jobs.ts'
import { cardsOf, choicesOf, offersOf, rowsOf } from './found-on-server.ts'
import { FurtherJobs } from './further-jobs.tsx'
import { useOwnJobs } from './use-listed-jobs.ts'

const NO_JOBS: readonly ListedJob[] = []

/** Only the order by fit asks for them. */
const wishesFor = (sort: JobSort, wishes: Wishes | null) =>
  sort === 'fit' && wishes
    ? { ...wishes, categories: [...wishes.categories], travel: [...wishes.travel] }
    : null

/** The pages of answers that are here: those of the question before until the next is answered. */
const usePages = ({ filter, sort }: Filters, wishes: Wishes | null) => {
  const new_since = useNewSince()
  const question = useMemo(
    () => ({ state: writeSavedState(filter, sort), sort, new_since, wishes: wishesFor(sort, wishes) }),
    [filter, sort, new_since, wishes],
  )
  const query = useInfiniteQuery(searchJobsQuery(question))
  const { data } = query
  const rows = useMemo(() => (data ? rowsOf(data.pages) : NO_JOBS), [data])
  return { query, first: data?.pages[0] ?? null, numPages: data?.pages.length, rows }
}

/** What the server finds for the filters; null before the first answer. */
export const useFoundOnServer = ({ audiences }: JobList, filters: Filters, wishes: Wishes | null) => {
  const { query, first, numPages, rows } = usePages(filters, wishes)
  const { isPlaceholderData, hasNextPage, isFetchNextPageError: isCut, error, fetchNextPage } = query
  const { jobs } = useOwnJobs(rows)
  const answered = first?.state
  const asked = useMemo(() => (answered === undefined ? null : readSavedState(answered)), [answered])
  const choices = useMemo(() => first && choicesOf(first, audiences), [first, audiences])
  const more = useMemo(() => {
    if (!hasNextPage || isPlaceholderData) return null
    const load = () => void fetchNextPage({ cancelRefetch: false })
    return <FurtherJobs key={numPages} failure={isCut ? error : null} load={load} />
  }, [hasNextPage, isPlaceholderData, fetchNextPage, numPages, isCut, error])
  const found = useMemo((): FoundJobs | null => {
    if (!first || !asked || !choices) return null
    const cards = cardsOf(first, { jobs, numRows: rows.length, filter: asked.filter })
    return { ...cards, choices, offers: offersOf(first), asked, more }
  }, [first, asked, choices, jobs, rows, more])
  return { found, query }
}
