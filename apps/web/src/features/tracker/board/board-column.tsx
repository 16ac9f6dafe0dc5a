import type { TrackedJob } from '@lilypad/contracts'
import { type DragEvent, type RefObject, useId, useState } from 'react'
import type { StatusOption } from '@/api/tracker/tracker.ts'
import { HueDot } from '@/ui/chip.tsx'
import { cx } from '@/ui/cx.ts'
import { BoardCard, type Dragged } from './board-card.tsx'

type BoardColumnProps = {
  column: StatusOption
  columns: readonly StatusOption[]
  jobs: readonly TrackedJob[]
  today: string
  /** The card that is being dragged, whichever column it comes from. */
  dragged: RefObject<Dragged | null>
  onMoving: (id: number | null) => void
}

/** What dropping a card on a column does, and whether one is over it. */
const useDrop = (column: StatusOption, dragged: RefObject<Dragged | null>) => {
  const [isOver, setOver] = useState(false)
  const onDragOver = (event: DragEvent) => {
    if (!dragged.current) return
    event.preventDefault()
    setOver(true)
  }
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    dragged.current?.moveTo(column.id)
    dragged.current = null
  }
  return { isOver, handlers: { onDragOver, onDragLeave, onDrop } }
}

/** One status, and the cards that have it. */
export const BoardColumn = ({ column, columns, jobs, today, dragged, onMoving }: BoardColumnProps) => {
  const id = useId()
  const { isOver, handlers } = useDrop(column, dragged)
  return (
    <section
      aria-labelledby={id}
      {...handlers}
      className={cx(
        'flex max-h-[max(24rem,calc(100dvh-var(--header-height)-2rem))] min-h-64 w-[78vw] max-w-72 shrink-0 snap-start flex-col rounded-md p-2 transition duration-120 md:w-64',
        isOver ? 'bg-accent-soft ring-2 ring-primary ring-inset' : 'bg-surface-sunken',
      )}
    >
      <h2 id={id} className="flex items-center gap-2 px-1.5 pt-1 pb-2.5 font-bold text-sm">
        <HueDot color={column.color} />
        {column.name}
        <span className="font-semibold text-ink-soft tabular-nums">{jobs.length}</span>
      </h2>
      <ul className="grid min-h-0 grid-cols-1 content-start gap-2 overflow-y-auto p-0.5">
        {jobs.map((job) => (
          <BoardCard key={job.id} {...{ job, columns, today, dragged, onMoving }} />
        ))}
      </ul>
    </section>
  )
}
