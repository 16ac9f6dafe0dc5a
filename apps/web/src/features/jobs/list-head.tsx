import { plural } from '@/ui/format.ts'
import { SortSelect } from './filters/sort-select.tsx'
import type { Filters } from './filters/use-filters.ts'

/** The counter's id: it names the list, and the cards begin below it. */
export const COUNTER_ID = 'job-count'

type ListHeadProps = { count: number; filters: Pick<Filters, 'filter' | 'sort' | 'setSort'> }

/** How many jobs there are, stacked ones included, and in which order they stand. */
export const ListHead = ({ count, filters: { filter, sort, setSort } }: ListHeadProps) => (
  <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
    <h2 id={COUNTER_ID} className="font-semibold text-sm tabular-nums">
      <span role="status">
        {filter.onlyFavorites ? plural(count, 'saved job') : `${plural(count, 'job')} found`}
      </span>
    </h2>
    {setSort && <SortSelect sort={sort} onChange={setSort} />}
  </div>
)
