import type { ReactNode } from 'react'
import { plural } from '@/ui/text/format.ts'
import { SortSelect } from '../filters/sort-select.tsx'
import type { Filters } from '../filters/use-filters.ts'
import { SplitToggle } from '../split/split-toggle.tsx'
import type { Split } from '../split/use-split.ts'

/** The counter's id: it names the list, and the cards begin below it. */
export const COUNTER_ID = 'job-count'

type ListHeadProps = {
  count: number
  /** How many of them were added since the person's last visit. */
  numNew: number
  filters: Pick<Filters, 'filter' | 'sort' | 'sorts' | 'setSort'>
  split: Split
  /** What narrows the list: beside the counter while there is room, so that the cards stay where they are. */
  children: ReactNode
}

/** How many jobs there are, stacked ones included, and in which order they stand. */
export const ListHead = ({ count, numNew, filters, split, children }: ListHeadProps) => (
  <div className="mb-3 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1.5">
    <h2 id={COUNTER_ID} className="font-semibold text-sm tabular-nums">
      <span role="status">
        {filters.filter.onlyFavorites ? plural(count, 'saved job') : `${plural(count, 'job')} found`}
      </span>
    </h2>
    {numNew > 0 && (
      <p className="text-ink-soft text-sm tabular-nums">
        {numNew.toLocaleString('en-US')} new since your last visit
      </p>
    )}
    {children}
    <div className="ml-auto flex items-center gap-2">
      {filters.sorts.length > 1 && (
        <SortSelect sort={filters.sort} sorts={filters.sorts} onChange={filters.setSort} />
      )}
      <SplitToggle split={split} />
    </div>
  </div>
)
