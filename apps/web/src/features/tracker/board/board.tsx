import type { TrackedJob } from '@lilypad/contracts'
import { useMemo, useRef } from 'react'
import type { StatusOption } from '@/api/tracker/tracker.ts'
import type { Dragged } from './board-card.tsx'
import { BoardColumn } from './board-column.tsx'
import { boardColumns, jobsByColumn } from './board-rule.ts'
import { useMovedFocus } from './use-moved-focus.ts'

type BoardProps = { jobs: readonly TrackedJob[]; statuses: readonly StatusOption[]; today: string }

/** The applications by status; a card is moved by dragging it, by its menu, and by the arrow keys on that. */
export const Board = ({ jobs, statuses, today }: BoardProps) => {
  const columns = useMemo(() => boardColumns(statuses), [statuses])
  const byColumn = useMemo(() => jobsByColumn(jobs, columns), [jobs, columns])
  const dragged = useRef<Dragged | null>(null)
  const onMoving = useMovedFocus()
  return (
    <section aria-label="Board">
      <p className="mb-3 text-ink-soft text-sm touch:hidden">
        Drag a card to another column, choose its status, or press the left and right arrow keys on it.
      </p>
      <p className="mb-3 hidden text-ink-soft text-sm touch:block">
        Choose another status, and the card moves to its column.
      </p>
      <div className="bleed flex snap-x scroll-px-6 gap-3 overflow-x-auto pb-4 max-sm:scroll-px-4">
        {columns.map((column, place) => (
          <BoardColumn
            key={column.id}
            column={column}
            columns={columns}
            jobs={byColumn[place] ?? []}
            today={today}
            dragged={dragged}
            onMoving={onMoving}
          />
        ))}
      </div>
    </section>
  )
}
