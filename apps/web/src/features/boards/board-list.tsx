import type { Board } from '@lilypad/contracts'
import { EmptyState, Loading, plural, Skeletons } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { boardsQuery } from '@/api/boards/boards.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { InlineSelect } from '@/ui/fields/inline-select.tsx'
import { PillChoice } from '@/ui/fields/pill-choice.tsx'
import { SearchField } from '@/ui/fields/search-field.tsx'
import { EndOfList } from '@/ui/lists/end-of-list.tsx'
import { useQueryChoice } from '@/ui/lists/query-choice.ts'
import { useShowMore } from '@/ui/lists/use-show-more.ts'
import { BoardCard } from './board-card.tsx'
import {
  BOARD_FILTERS,
  BOARD_ORDERS,
  type BoardFilter,
  type BoardOrder,
  countFilters,
  filterName,
  matchBoards,
  passes,
  sortBoards,
} from './board-search.ts'

const ORDERS = BOARD_ORDERS.map(({ id }) => id)

const GRID = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3'
/** The number of cards drawn at first: whole rows at any width, and more than a screen holds. */
const STEP = 12

/** A few rows of cards, and more of them near the end. */
function BoardCards({ boards, asked }: { boards: readonly Board[]; asked: string }) {
  const { limit, grow } = useShowMore(asked, { step: STEP })
  return (
    <>
      <ul className={GRID}>
        {boards.slice(0, limit).map((board) => (
          <li key={board.id} className="min-w-0">
            <BoardCard board={board} />
          </li>
        ))}
      </ul>
      {limit < boards.length && <EndOfList key={`${asked} ${limit}`} onNear={grow} />}
    </>
  )
}

/**
 * The boards that are asked for, in the chosen order; state and order are in the address: `?state=suspect&sort=jobs`.
 */
function LoadedBoards({ boards }: { boards: readonly Board[] }) {
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useQueryChoice<BoardFilter>('state', BOARD_FILTERS, 'all')
  const [order, setOrder] = useQueryChoice<BoardOrder>('sort', ORDERS, 'company')
  // The field goes before the cards.
  const sought = useDeferredValue(search)
  const sorted = useMemo(() => sortBoards(boards, order), [boards, order])
  const matching = useMemo(() => matchBoards(sorted, sought), [sorted, sought])
  const counts = countFilters(matching)
  const shown = matching.filter((board) => passes(board, filter))
  const pills = BOARD_FILTERS.map((id) => ({ id, name: filterName(id), count: counts.get(id) ?? 0 }))
  if (boards.length === 0)
    return <EmptyState title="No job boards yet">Add the first one by its careers address.</EmptyState>
  return (
    <>
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
              {plural(shown.length, 'job board')}
            </p>
            <InlineSelect label="Sort by" options={BOARD_ORDERS} value={order} onChange={setOrder} />
          </div>
        </div>
        <PillChoice
          label="State"
          pills={pills.filter(({ id, count }) => id === 'all' || id === filter || count > 0)}
          value={filter}
          onChange={setFilter}
        />
      </div>
      {shown.length === 0 && <EmptyState title="No matching job boards">Try fewer words.</EmptyState>}
      <BoardCards boards={shown} asked={`${filter} ${order} ${sought}`} />
    </>
  )
}

export function BoardList() {
  const boards = useQuery(boardsQuery)
  if (boards.data) return <LoadedBoards boards={boards.data} />
  const skeleton = (
    <Loading label="Loading job boards">
      <div className={GRID}>
        <Skeletons count={6} className="h-56 rounded-md" />
      </div>
    </Loading>
  )
  return <QueryFallback query={boards} waiting={skeleton} />
}
