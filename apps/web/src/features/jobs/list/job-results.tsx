import { paths } from '@lilypad/contracts/addresses'
import {
  chosenFilters,
  isFilterActive,
  type JobFilter,
  type JobSort,
  searchName,
  sinceWords,
  stateName,
} from '@lilypad/domain'
import { CloseIcon, cx, formatCount, plural, SplitIcon } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { memo, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useNewSince } from '@/api/jobs/visit.ts'
import { searchesQuery } from '@/api/searches/searches.ts'
import { Button } from '@/ui/button.tsx'
import { InlineSelect } from '@/ui/fields/inline-select.tsx'
import { lazyPart } from '@/ui/lazy.tsx'
import { Toasts } from '@/ui/toasts/toasts.tsx'
import { DashboardShortcuts } from '../dashboard/dashboard-shortcuts.tsx'
import type { Filters } from '../filters/use-filters.ts'
import { MinPaySuggestion } from '../hide/min-pay-suggestion.tsx'
import { useCardActions } from '../job-actions.ts'
import type { Split } from '../split/use-split.ts'
import { JobList } from './job-list.tsx'
import type { SearchResult } from './search-in-browser.ts'

const SORT_NAMES: Record<JobSort, string> = { relevance: 'Relevance', date: 'Date', fit: 'Fit' }

const chipClass =
  'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full py-0.5 pr-2 pl-3 font-medium text-xs transition duration-120 touch:min-h-11 touch:px-4'

const FilterChips = memo(({ filter, change, clear }: Pick<Filters, 'filter' | 'change' | 'clear'>) => {
  if (!isFilterActive(filter)) return null
  return (
    <ul
      className="flex min-w-0 flex-[1_1_20rem] gap-1.5 @max-2xl:order-last max-sm:bleed max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 sm:flex-wrap"
      aria-label="Chosen filters"
    >
      <li className="shrink-0">
        <button
          type="button"
          aria-label="Filters active: clear all"
          onClick={clear}
          className={cx(chipClass, 'bg-accent text-accent-ink hover:bg-accent-hover')}
        >
          Filters active
          <CloseIcon size={13} />
        </button>
      </li>
      {chosenFilters(filter).map(({ key, text, without }) => (
        <li key={key} className="min-w-0 max-sm:max-w-64 max-sm:shrink-0">
          <button
            type="button"
            aria-label={`Remove ${text}`}
            onClick={() => change(without)}
            className={cx(chipClass, 'bg-accent-soft text-accent-text hover:bg-wash')}
          >
            <span className="truncate">{text}</span>
            <CloseIcon size={13} className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
})

/** Names the saved search that the list shows, and leads out of it: the dashboard may have opened with it by itself. */
function AppliedSearch({ searchId }: { searchId: number }) {
  const { data } = useQuery(searchesQuery)
  const search = data?.searches.find(({ id }) => id === searchId)
  if (!search) return null
  return (
    <div className="mb-1 flex flex-wrap items-baseline gap-x-3 text-sm">
      <h2 className="wrap-anywhere min-w-0 font-bold text-lg">
        <span className="font-normal text-ink-soft text-sm">Saved search:</span> {searchName(search)}
      </h2>
      <Link
        to={paths.dashboard.href()}
        className="inline-flex min-h-6 items-center rounded-sm font-semibold text-accent-text underline underline-offset-2 touch:min-h-11"
      >
        Leave this search
      </Link>
    </div>
  )
}

/** Seldom shown: its code comes with what it stands in. */
const NoJobs = lazyPart(() => import('./no-jobs.tsx'))

/** Other cards begin at their first: a reader far down in the ones before is brought to the top of the list. */
function useListTop(list: RefObject<HTMLElement | null>, filter: unknown): void {
  const shown = useRef(filter)
  useLayoutEffect(() => {
    if (shown.current === filter || !list.current) return
    shown.current = filter
    const room = Number.parseFloat(getComputedStyle(list.current).scrollMarginTop)
    if (list.current.getBoundingClientRect().top < room) list.current.scrollIntoView()
  }, [list, filter])
}

type NewFilterProps = Pick<SearchResult, 'numNew'> & Pick<Filters, 'onlyNew' | 'toggleNew'>

/** '12 new since Tuesday': leaves those alone. */
function NewFilter({ numNew, onlyNew, toggleNew }: NewFilterProps) {
  const newSince = useNewSince()
  if (newSince === null || (numNew === 0 && !onlyNew)) return null
  return (
    <button
      type="button"
      aria-pressed={onlyNew}
      onClick={toggleNew}
      className={cx(
        chipClass,
        'pr-3 tabular-nums',
        onlyNew ? 'bg-accent text-accent-ink' : 'bg-accent-soft text-accent-text hover:bg-wash',
      )}
    >
      {numNew.toLocaleString('en-US')} new since {sinceWords(new Date(newSince), new Date())}
      {onlyNew && <CloseIcon size={13} />}
    </button>
  )
}

/** The counter's id: it names the list, and the cards begin below it. */
const COUNTER_ID = 'job-count'

function ListHead({ result: { count, numNew }, filters, split }: JobResultsProps) {
  const { filter, change, clear, onlyNew, toggleNew, sort, sorts, setSort } = filters
  return (
    <div className="mb-3 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1.5">
      <h2 id={COUNTER_ID} className="font-semibold text-sm tabular-nums">
        <span role="status">
          {filter.onlyFavorites ? plural(count, 'saved job') : `${plural(count, 'job')} found`}
        </span>
      </h2>
      <NewFilter {...{ numNew, onlyNew, toggleNew }} />
      <FilterChips {...{ filter, change, clear }} />
      <div className="ml-auto flex items-center gap-2">
        {sorts.length > 1 && (
          <InlineSelect
            label="Sort by"
            options={sorts.map((id) => ({ id, itemName: SORT_NAMES[id] }))}
            value={sort}
            onChange={setSort}
          />
        )}
        {split.hasRoom && (
          <Button
            size="small"
            aria-pressed={split.isOn}
            onClick={split.toggle}
            className="aria-pressed:bg-accent-soft aria-pressed:text-accent-text aria-pressed:ring-accent"
          >
            <SplitIcon size={16} />
            Split view
          </Button>
        )}
      </div>
    </div>
  )
}

type JobResultsProps = {
  filters: Filters
  result: SearchResult
  split: Split
}

type FromStateProps = Pick<SearchResult, 'count' | 'numAnywhere'> & {
  filter: JobFilter
  onChange: Filters['change']
}

/** Says how many jobs the state leaves out: lists open with it, though nobody chose it as a filter. */
export function FromState({ filter, count, numAnywhere = 0, onChange }: FromStateProps) {
  if (filter.homeState === null || filter.onlyFavorites || count === 0 || numAnywhere <= count) return null
  const all = formatCount(numAnywhere)
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {formatCount(numAnywhere - count)} of {all} jobs are left out: they rule out{' '}
      {stateName(filter.homeState)}.
      <Button look="quiet" size="small" onClick={() => onChange({ homeState: null })}>
        See all {all}
      </Button>
    </p>
  )
}

export function JobResults({ filters, result, split }: JobResultsProps) {
  const { filter, change, searchId, restored, leave } = filters
  const results = useRef<HTMLElement>(null)
  const { choose, isOn, job, show } = split
  const firstId = result.stacks[0]?.job.id
  useEffect(() => {
    if (isOn && job === null && firstId !== undefined) show({ id: firstId, row: null })
  }, [isOn, job, firstId, show])
  const actions = useCardActions({ fromList: true, show: isOn ? choose : null })
  const onMove = (id: number) => {
    const row = result.stacks.find((stack) => stack.job.id === id)?.job
    if (row) choose(row, false)
  }
  useListTop(results, filter)
  return (
    <section
      ref={results}
      aria-labelledby={COUNTER_ID}
      tabIndex={-1}
      data-results=""
      className="outline-none scroll-mt-[calc(var(--header-height)+0.5rem)]"
    >
      {searchId !== null && <AppliedSearch searchId={searchId} />}
      <div className="@container">
        <ListHead {...{ result, filters, split }} />
      </div>
      {!filters.onlyNew && <FromState {...result} filter={filter} onChange={change} />}
      <MinPaySuggestion filter={filter} onChange={change} />
      {result.notice}
      <JobList
        {...result}
        {...actions}
        besideId={isOn && job ? job.id : null}
        restored={restored}
        onLeave={leave}
        action={isFilterActive(filter) && <NoJobs {...{ result, filters }} />}
      />
      <DashboardShortcuts list={results} onMove={isOn ? onMove : null} />
      <Toasts />
    </section>
  )
}
