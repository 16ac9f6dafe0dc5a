import type { Board } from '@lilypad/contracts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { boardsQuery } from '@/api/boards.ts'
import { messageOf } from '@/api/messages.ts'
import { plural } from '@/ui/format.ts'
import { SearchField } from '@/ui/search-field.tsx'
import { Loading, Skeleton } from '@/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '@/ui/states.tsx'
import { BoardCard } from './board-card.tsx'
import { matchBoards } from './match-boards.ts'

const GRID = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3'
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f']

const BoardsSkeleton = () => (
  <Loading label="Loading job boards">
    <div className={GRID}>
      {SKELETONS.map((key) => (
        <Skeleton key={key} className="h-56 rounded-md" />
      ))}
    </div>
  </Loading>
)

const LoadedBoards = ({ boards }: { boards: readonly Board[] }) => {
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search)
  const matching = useMemo(() => matchBoards(boards, sought), [boards, sought])
  if (boards.length === 0)
    return <EmptyState title="No job boards yet">They are loaded when the product starts.</EmptyState>
  return (
    <>
      <div className="mb-4 grid items-center gap-3 md:grid-cols-[minmax(0,24rem)_1fr]">
        <SearchField
          label="Search job boards"
          placeholder="Company, address, state…"
          value={search}
          onChange={setSearch}
        />
        <p role="status" className="text-ink-soft text-sm tabular-nums md:text-right">
          {plural(matching.length, 'job board')}
        </p>
      </div>
      {matching.length === 0 && <EmptyState title="No job board like that">Try fewer words.</EmptyState>}
      <ul className={GRID}>
        {matching.map((board) => (
          <li
            key={board.id}
            className="min-w-0 [contain-intrinsic-size:auto_15rem] [content-visibility:auto]"
          >
            <BoardCard board={board} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** One card per job board. */
export const BoardList = () => {
  const boards = useQuery(boardsQuery)
  if (boards.isPending) return <BoardsSkeleton />
  if (boards.isLoadingError)
    return <ErrorState message={messageOf(boards.error)} onRetry={() => boards.refetch()} />
  return <LoadedBoards boards={boards.data} />
}
