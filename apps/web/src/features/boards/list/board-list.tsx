import type { Board } from '@lilypad/contracts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { boardsQuery } from '@/api/boards/boards.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { EndOfList } from '@/ui/lists/end-of-list.tsx'
import { useGrowing } from '@/ui/lists/use-growing.ts'
import { Loading, Skeletons } from '@/ui/skeleton.tsx'
import { EmptyState } from '@/ui/states.tsx'
import { plural } from '@/ui/text/format.ts'
import { BoardCard } from '../card/board-card.tsx'
import { countFilters, passes } from './board-filter.ts'
import { sortBoards } from './board-order.ts'
import { BoardTools } from './board-tools.tsx'
import { matchBoards } from './match-boards.ts'
import { useBoardQuestion } from './use-board-question.ts'

const GRID = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3'
/** The number of cards drawn at first: whole rows at any width, and more than a screen holds. */
const STEP = 12

const BoardsSkeleton = () => (
  <Loading label="Loading job boards">
    <div className={GRID}>
      <Skeletons count={6} className="h-56 rounded-md" />
    </div>
  </Loading>
)

type CardsProps = { boards: readonly Board[]; asked: string }

/** A few rows of cards, and more of them near the end. */
const BoardCards = ({ boards, asked }: CardsProps) => {
  const { limit, grow } = useGrowing(asked, { step: STEP })
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

const LoadedBoards = ({ boards }: { boards: readonly Board[] }) => {
  const question = useBoardQuestion()
  const { sought, filter, order } = question
  const sorted = useMemo(() => sortBoards(boards, order), [boards, order])
  const matching = useMemo(() => matchBoards(sorted, sought), [sorted, sought])
  const shown = matching.filter((board) => passes(board, filter))
  if (boards.length === 0)
    return <EmptyState title="No job boards yet">Add the first one by its careers address.</EmptyState>
  return (
    <>
      <BoardTools
        question={question}
        counts={countFilters(matching)}
        found={plural(shown.length, 'job board')}
      />
      {shown.length === 0 && <EmptyState title="No matching job boards">Try fewer words.</EmptyState>}
      <BoardCards boards={shown} asked={`${filter} ${order} ${sought}`} />
    </>
  )
}

/** One card per job board. */
export const BoardList = () => {
  const boards = useQuery(boardsQuery)
  if (!boards.data) return <NotLoaded query={boards} waiting={<BoardsSkeleton />} />
  return <LoadedBoards boards={boards.data} />
}
