import {
  CHOICE_NAMES,
  type ChoiceCounts,
  type ChoiceFilter,
  choiceNamed,
  type DropOffer,
  filterNamed,
  type JobSort,
  SALARY_SLIDER,
  stackJobs,
  type Wishes,
  writeSavedState,
} from '@lilypad/domain'
import { Spinner } from '@lilypad/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { toLoadMessage } from '@/api/failure-messages.ts'
import type { JobList, ListedJob } from '@/api/jobs/jobs.ts'
import { type FoundPage, getNextPageState, searchJobsQuery } from '@/api/jobs/search-jobs.ts'
import { searchPreviewQuery } from '@/api/jobs/search-preview.ts'
import { useVisit } from '@/api/jobs/visit.ts'
import { Button } from '@/ui/button.tsx'
import { ErrorState } from '@/ui/error-state.tsx'
import { EndOfList } from '@/ui/lists/end-of-list.tsx'
import type { Choices } from '../filters/choices.ts'
import type { Filters } from '../filters/use-filters.ts'
import type { Search, SearchResult } from './search-in-browser.ts'
import { countNew, seenCards, usePersonalJobs } from './use-listed-jobs.ts'

/** What the panel offers, by the counts of an answer. */
export function toChoices(
  { facets, highest_salary }: Pick<FoundPage, 'facets' | 'highest_salary'>,
  audiences: JobList['audiences'],
): Choices {
  const findFacet = (name: (typeof CHOICE_NAMES)[number]) => facets?.[name] ?? {}
  const options = new Map(CHOICE_NAMES.map((name) => [choiceNamed(name), Object.keys(findFacet(name))]))
  const counts = Object.fromEntries(
    CHOICE_NAMES.map((name) => [name, (option: string) => findFacet(name)[option] ?? 0]),
  ) as ChoiceCounts
  return {
    audiences,
    optionsOf: (filter: ChoiceFilter) => options.get(filter) ?? [],
    highestSalary: () => highest_salary ?? SALARY_SLIDER.lowest,
    count: () => counts,
  }
}

export const toOffers = ({ drop_offers }: Pick<FoundPage, 'drop_offers'>): DropOffer[] =>
  drop_offers.map(({ text, count, filters, search_field }) => ({
    text,
    count,
    without: Object.fromEntries(
      filters.map((name) => [name, name === 'searchField' ? search_field : filterNamed(name).none]),
    ),
  }))

/** The jobs of all pages. What was starred or hidden between two pages can make a job come on both: it counts once. */
export const toRows = (pages: readonly Pick<FoundPage, 'rows'>[]): readonly ListedJob[] => [
  ...new Map(pages.flatMap(({ rows }) => rows.map((row) => [row.id, row]))).values(),
]

/** The cards that are here, and how many jobs there are. What was starred or hidden since the answer counts at once. */
export function toCards(
  { total, num_new, onlyFavorites }: Pick<FoundPage, 'total' | 'num_new' | 'onlyFavorites'>,
  jobs: readonly ListedJob[],
  /** How many jobs the pages hold, of which these are those that the person still sees. */
  numRows: number,
): Pick<SearchResult, 'count' | 'numNew' | 'stacks'> {
  const shown = onlyFavorites ? jobs.filter(({ isTracked }) => isTracked) : jobs
  const { count, stacks } = seenCards(shown, stackJobs(shown))
  const numHiddenNew = shown.filter(({ isNew }) => isNew).length - countNew(shown)
  return { count: total - numRows + count, numNew: num_new - numHiddenNew, stacks }
}

type MoreProps = { further: ReturnType<typeof getNextPageState>; error: Error | null; load: () => void }

/** Behind the last card that is here: asks for those that follow when it comes near. */
function More({ further, error, load }: MoreProps) {
  if (further === 'failure') {
    return <ErrorState title="We couldn’t load more jobs" message={toLoadMessage(error)} onRetry={load} />
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

type RetryProps = { failure: Error; isAsking: boolean; onRetry: () => void }

/** Why the last good list is still there: above its cards, and in sight wherever one is among them. */
const NotRenewed = ({ failure, isAsking, onRetry }: RetryProps) => (
  <div className="sticky top-[calc(var(--header-height)+0.5rem)] z-30 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-surface-raised px-4 py-2 text-sm shadow-float ring-1 ring-line ring-inset">
    <p role="alert" className="min-w-48 flex-1">
      This list is the last one we could load. <span className="text-ink-soft">{toLoadMessage(failure)}</span>
    </p>
    <Button size="small" pending={isAsking && 'Trying…'} onClick={onRetry}>
      Try again
    </Button>
  </div>
)

const Waiting = () => (
  <div role="status" className="relative z-10 h-0 animate-[appear_200ms_300ms_both]">
    <span className="sr-only">Looking for jobs</span>
    <span
      aria-hidden="true"
      className="absolute -top-2 h-0.5 w-full animate-[shimmer_1.2s_ease-in-out_infinite] rounded-full bg-accent"
    />
  </div>
)

const NO_PAGES: readonly FoundPage[] = []

/** Only the order by fit asks for them. */
const wishesFor = (sort: JobSort, wishes: Wishes | null) =>
  sort === 'fit' && wishes
    ? { ...wishes, categories: [...wishes.categories], travel: [...wishes.travel] }
    : null

/** What stays of the answers while the next is on its way, for one entry of the history. */
type Held = {
  entry: string
  /** What was asked when the list was opened, and since when jobs were new then; undefined until that is known. */
  opened: string
  since: string | null | undefined
  /** The last good answer, and why there is no newer one, also while it is asked again. */
  pages: readonly FoundPage[]
  failure: Error | null
}

const begin = (entry: string, opened: string): Held => ({
  entry,
  opened,
  since: undefined,
  pages: NO_PAGES,
  failure: null,
})

/** The pages of answers that are here: the last good ones until the question is answered, whatever fails meanwhile. */
function usePages({ filter, sort, onlyNew, entry, restored }: Filters, wishes: Wishes | null, isOn: boolean) {
  const { newSince, isKnown } = useVisit()
  const state = useMemo(() => writeSavedState(filter, sort), [filter, sort])
  const [last, setLast] = useState<Held | null>(null)
  const held = last?.entry === entry ? last : begin(entry, state)
  const since = held.since === undefined && isKnown ? newSince : held.since
  const question = {
    state,
    onlyFavorites: filter.onlyFavorites,
    sort,
    new_since: since ?? null,
    only_new: onlyNew,
    wishes: wishesFor(sort, wishes),
  }
  const query = useInfiniteQuery({
    ...searchJobsQuery(question, state === held.opened ? restored?.limit : 0),
    enabled: isOn && since !== undefined,
  })
  const pages = query.data?.pages ?? held.pages
  const isAnswered = query.isSuccess || query.isFetchNextPageError
  const failure = isAnswered ? null : (query.error ?? held.failure)
  const isChanged = held !== last || since !== held.since || pages !== held.pages || failure !== held.failure
  if (isOn && isChanged) setLast({ ...held, since, pages, failure })
  return { query, pages, failure }
}

/** What the server finds for the filters, asked for where the list is too long for the browser. */
export function useSearchOnServer(list: JobList | null, filters: Filters, wishes: Wishes | null): Search {
  const { query, pages, failure } = usePages(
    filters,
    wishes,
    filters.isReady && list?.isSearchedByServer === true,
  )
  const { homeState, onlyFavorites } = filters.filter
  const { data: anywhere } = useQuery({
    ...searchPreviewQuery({ ...filters.filter, homeState: null }),
    enabled: query.isSuccess && homeState !== null && !onlyFavorites,
  })
  const { error, isFetching, fetchNextPage, refetch } = query
  const [first] = pages
  const rows = useMemo(() => toRows(pages), [pages])
  const { jobs } = usePersonalJobs(rows)
  const [offered, setOffered] = useState(first)
  if (first && first !== offered) setOffered(first)
  const choices = useMemo(
    () => (offered && list ? toChoices(offered, list.audiences) : null),
    [offered, list],
  )
  const cards = useMemo(() => first && toCards(first, jobs, rows.length), [first, jobs, rows])
  const isFailed = !first && query.isLoadingError
  if (!first || !cards) {
    const status = isFailed && (
      <ErrorState
        title="We couldn’t load the jobs"
        message={toLoadMessage(error)}
        onRetry={() => void refetch()}
      />
    )
    return { result: null, choices, isAsking: !isFailed, status }
  }
  const load = () => void fetchNextPage({ cancelRefetch: false })
  const result = {
    ...cards,
    ...(anywhere && { numAnywhere: anywhere.count }),
    asked: first.state,
    offers: toOffers(first),
    notice: failure && <NotRenewed failure={failure} isAsking={isFetching} onRetry={() => void refetch()} />,
    more: <More key={pages.length} further={getNextPageState(query)} error={error} load={load} />,
  }
  return { result, choices, isAsking: false, status: query.isPending && <Waiting /> }
}
