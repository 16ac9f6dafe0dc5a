import {
  CHOICE_NAMES,
  type ChoiceCounts,
  type ChoiceFilter,
  choiceNamed,
  type DropOffer,
  filterJobs,
  filterNamed,
  type JobFilter,
  type JobSort,
  readSavedState,
  SALARY_SLIDER,
  stackJobs,
  type Wishes,
  writeSavedState,
} from '@lilypad/domain'
import { Spinner } from '@lilypad/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useState } from 'react'
import { loadMessageOf } from '@/api/failure-messages.ts'
import type { JobList, ListedJob } from '@/api/jobs/jobs.ts'
import { type FoundPage, furtherOf, searchJobsQuery } from '@/api/jobs/search-jobs.ts'
import { useVisit } from '@/api/jobs/visit.ts'
import { Button } from '@/ui/button.tsx'
import { ErrorState } from '@/ui/error-state.tsx'
import { EndOfList } from '@/ui/lists/end-of-list.tsx'
import type { Choices } from '../filters/choices.ts'
import type { Filters } from '../filters/use-filters.ts'
import type { FoundJobs } from './use-job-list.ts'
import { seenCards, useOwnJobs } from './use-listed-jobs.ts'

/** What the panel offers, by the counts of an answer. */
export const choicesOf = (
  { facets, highest_salary }: Pick<FoundPage, 'facets' | 'highest_salary'>,
  audiences: JobList['audiences'],
): Choices => {
  const found = CHOICE_NAMES.map((name) => [name, facets?.[name] ?? {}] as const)
  const options = new Map(found.map(([name, counts]) => [choiceNamed(name), Object.keys(counts)]))
  const counted = Object.fromEntries(
    found.map(([name, counts]) => [name, (option: string) => counts[option] ?? 0]),
  ) as ChoiceCounts
  return {
    audiences,
    optionsOf: (filter: ChoiceFilter) => options.get(filter) ?? [],
    highestSalary: () => highest_salary ?? SALARY_SLIDER.lowest,
    count: () => counted,
  }
}

export const offersOf = ({ drop_offers }: Pick<FoundPage, 'drop_offers'>): DropOffer[] =>
  drop_offers.map(({ text, count, filters }) => ({
    text,
    count,
    without: Object.fromEntries(filters.map((name) => [name, filterNamed(name).none])),
  }))

/** The jobs of all pages. What was starred or hidden between two pages can make a job come on both: it counts once. */
export const rowsOf = (pages: readonly Pick<FoundPage, 'rows'>[]): readonly ListedJob[] => [
  ...new Map(pages.flatMap(({ rows }) => rows.map((row) => [row.id, row]))).values(),
]

type Here = {
  /** Those of the pages that are here, as the person sees them now. */
  jobs: readonly ListedJob[]
  /** How many jobs the pages hold. */
  numRows: number
  filter: JobFilter
}

/** The cards that are here, and how many jobs there are. What was starred or hidden since the answer counts at once. */
export const cardsOf = (
  { total, num_new }: Pick<FoundPage, 'total' | 'num_new'>,
  { jobs, numRows, filter }: Here,
): Pick<FoundJobs, 'count' | 'numNew' | 'stacks'> => {
  const matching = filterJobs(jobs, filter)
  const { count, stacks } = seenCards(matching, stackJobs(matching))
  const numHiddenNew = matching.filter(({ isNew, isHidden }) => isNew && isHidden).length
  return { count: total - numRows + count, numNew: num_new - numHiddenNew, stacks }
}

type FurtherJobsProps = { further: ReturnType<typeof furtherOf>; error: Error | null; load: () => void }

/** Behind the last card that is here: asks for those that follow when it comes near. */
export const FurtherJobs = ({ further, error, load }: FurtherJobsProps) => {
  if (further === 'failure') {
    return <ErrorState title="We couldn’t load more jobs" message={loadMessageOf(error)} onRetry={load} />
  }
  if (further === 'loading') {
    return (
      <div className="grid animate-[appear_200ms_300ms_both] justify-items-center py-6">
        <Spinner label="Loading more jobs" />
      </div>
    )
  }
  return further === 'end' && <EndOfList onNear={load} />
}

type NotRenewedProps = { failure: Error; isAsking: boolean; onRetry: () => void }

/** Why the last good list is still there: above its cards, and in sight wherever one is among them. */
export const NotRenewed = ({ failure, isAsking, onRetry }: NotRenewedProps) => (
  <div className="sticky top-[calc(var(--header-height)+0.5rem)] z-30 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-surface-raised px-4 py-2 text-sm shadow-float ring-1 ring-line ring-inset">
    <p role="alert" className="min-w-48 flex-1">
      This list is the last one we could load. <span className="text-ink-soft">{loadMessageOf(failure)}</span>
    </p>
    <Button size="small" pending={isAsking && 'Trying…'} onClick={onRetry}>
      Try again
    </Button>
  </div>
)

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
  const further = furtherOf(query)
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

/** Says so where an answer takes long. */
const Waiting = () => (
  <div role="status" className="relative z-10 h-0 animate-[appear_200ms_300ms_both]">
    <span className="sr-only">Looking for jobs</span>
    <span
      aria-hidden="true"
      className="absolute -top-2 h-0.5 w-full animate-[shimmer_1.2s_ease-in-out_infinite] rounded-full bg-accent"
    />
  </div>
)

type SearchOnServerProps = {
  list: JobList
  filters: Filters
  wishes: Wishes | null
  /** Is told what is found: null for a failure, undefined before the first answer. */
  tell: (found: FoundJobs | null | undefined) => void
}

/** Asks the server for what the filters find, and says what comes of that where it is not cards. */
export default function SearchOnServer({ list, filters, wishes, tell }: SearchOnServerProps) {
  const { found, query } = useFoundOnServer(list, filters, wishes)
  const told = found ?? (query.isLoadingError ? null : undefined)
  useLayoutEffect(() => tell(told), [told, tell])
  if (found) return query.isPending && <Waiting />
  if (!query.isLoadingError) return null
  return (
    <ErrorState
      title="We couldn’t load the jobs"
      message={loadMessageOf(query.error)}
      onRetry={() => void query.refetch()}
    />
  )
}
