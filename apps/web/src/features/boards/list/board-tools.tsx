import { InlineSelect } from '@/ui/fields/inline-select.tsx'
import { PillChoice } from '@/ui/fields/pill-choice.tsx'
import { SearchField } from '@/ui/fields/search-field.tsx'
import { BOARD_FILTERS, type BoardFilter, filterName } from './board-filter.ts'
import { BOARD_ORDERS } from './board-order.ts'
import type { BoardQuestion } from './use-board-question.ts'

type BoardToolsProps = {
  question: BoardQuestion
  /** How many boards each filter would leave of those that the search finds. */
  counts: ReadonlyMap<BoardFilter, number>
  /** How many are shown, in words. */
  found: string
}

/** Search, states with their counts, and the order of the cards. */
export const BoardTools = ({ question, counts, found }: BoardToolsProps) => {
  const { search, setSearch, filter, setFilter, order, setOrder } = question
  const isShown = (one: BoardFilter) => one === 'all' || one === filter || (counts.get(one) ?? 0) > 0
  return (
    <div className="mb-4 grid gap-3">
      <div className="grid items-center gap-3 md:grid-cols-[minmax(0,24rem)_1fr]">
        <SearchField
          label="Search job boards"
          placeholder="Company, address, state…"
          value={search}
          onChange={setSearch}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 md:justify-end">
          <p role="status" className="text-ink-soft text-sm tabular-nums">
            {found}
          </p>
          <InlineSelect label="Sort by" options={BOARD_ORDERS} value={order} onChange={setOrder} />
        </div>
      </div>
      <PillChoice
        label="State"
        pills={BOARD_FILTERS.filter(isShown).map((id) => ({
          id,
          name: filterName(id),
          count: counts.get(id) ?? 0,
        }))}
        value={filter}
        onChange={setFilter}
      />
    </div>
  )
}
