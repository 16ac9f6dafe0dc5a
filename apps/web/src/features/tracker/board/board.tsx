import type { TrackedJob } from '@lilypad/contracts'
import { getTitle } from '@lilypad/domain'
import { cx, HueDot } from '@lilypad/ui'
import {
  type DragEvent,
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import type { StatusOption } from '@/api/tracker/tracker.ts'
import { PayLine } from '@/parts/job-pay.tsx'
import { useKeepFocus } from '@/ui/button.tsx'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { NextDates, RoleLink, RowButtons, StageAge, WaitingMark } from '../application-parts.tsx'
import { StatusSelect } from '../status-select.tsx'
import { useApplicationRow, useRowEvents } from '../use-application-row.ts'
import { boardColumns, jobsByColumn, moveMessage, statusByKey } from './board-columns.ts'

/**
 * Returns the focus to the menu of a moved card, which is then another element in another column. Call the returned
 * function with the card that is moving, or null when it stays.
 */
function useMovedFocus() {
  const moved = useRef<number | null>(null)
  useLayoutEffect(() => {
    const menu = document.querySelector<HTMLElement>(`[data-card="${moved.current}"] select`)
    // Still in its old place, locked while its request is pending.
    if (!menu || menu.matches(':disabled')) return
    moved.current = null
    menu.focus()
  })
  return useCallback((id: number | null) => {
    moved.current = id
  }, [])
}

type BoardState = {
  columns: readonly StatusOption[]
  today: string
  /** Moves the card that is being dragged, whichever column it comes from. */
  dragged: RefObject<((status: number) => void) | null>
  onMoving: (id: number | null) => void
}

type BoardCardProps = BoardState & { job: TrackedJob }

function useCard({ job, columns, dragged, onMoving }: BoardCardProps) {
  const row = useApplicationRow<HTMLLIElement>(job)
  const { announce } = useRowEvents()
  const moveTo = async (status: number) => {
    onMoving(job.id)
    if (await row.setStatus(status)) announce(moveMessage(getTitle(job), status, columns))
    else onMoving(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = statusByKey(event.key, job.status, columns)
    if (next === null) return
    event.preventDefault()
    void moveTo(next)
  }
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', getTitle(job))
    dragged.current = moveTo
  }
  const onDragEnd = () => {
    dragged.current = null
  }
  return { ...row, moveTo, onKeyDown, drag: { onDragStart, onDragEnd } }
}

const BoardCard = memo((props: BoardCardProps) => {
  const { job, columns, today } = props
  const { element, isPending, status, moveTo, onKeyDown, drag, openDetails, remove } = useCard(props)
  const keepFocus = useKeepFocus(isPending)
  const title = getTitle(job)
  return (
    <li
      ref={element}
      data-card={job.id}
      draggable={!isPending}
      aria-busy={isPending || undefined}
      {...drag}
      {...keepFocus}
      className="card cursor-grab p-3 transition-opacity duration-120 [contain-intrinsic-size:auto_8rem] [content-visibility:auto] active:cursor-grabbing aria-busy:opacity-60"
    >
      <div className="flex items-start gap-2.5">
        <LogoTile name={job.companyName} src={logoAddress(job)} size="small" />
        <div className="min-w-0 flex-1">
          <RoleLink job={job} className="text-sm" />
          <p className="wrap-anywhere text-ink-soft text-sm">{job.companyName}</p>
        </div>
      </div>
      <p className="mt-2 text-xs tabular-nums empty:hidden">
        <PayLine job={job} />
      </p>
      <div className="mt-1 flex items-end justify-between gap-1">
        <div className="flex min-w-0 flex-wrap gap-x-3 self-center text-ink-soft text-xs">
          <StageAge job={job} today={today} />
          <NextDates job={job} today={today} />
          <WaitingMark id={job.id} />
        </div>
        <div className="flex shrink-0">
          <StatusSelect
            isIcon
            label={`Status of ${title}`}
            status={status}
            statuses={columns}
            isDisabled={isPending}
            aria-keyshortcuts="ArrowLeft ArrowRight"
            onKeyDown={onKeyDown}
            onChange={(next) => void moveTo(next)}
          />
          <RowButtons {...{ title, isPending, openDetails, remove }} />
        </div>
      </div>
    </li>
  )
})

/** What dropping a card on a column does, and whether one is over it. */
function useDrop(column: StatusOption, dragged: BoardState['dragged']) {
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
    dragged.current?.(column.id)
    dragged.current = null
  }
  return { isOver, handlers: { onDragOver, onDragLeave, onDrop } }
}

type BoardColumnProps = BoardState & { column: StatusOption; jobs: readonly TrackedJob[] }

function BoardColumn({ column, jobs, ...board }: BoardColumnProps) {
  const id = useId()
  const { isOver, handlers } = useDrop(column, board.dragged)
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
          <BoardCard key={job.id} job={job} {...board} />
        ))}
      </ul>
    </section>
  )
}

/** Begins the row of columns at the first that has a card: on a phone the others fill the screen. */
function useFirstCard(index: number) {
  const row = useRef<HTMLDivElement>(null)
  const first = useRef(index)
  useLayoutEffect(() => {
    const shown = row.current
    const [start, column] = [shown?.children[0], shown?.children[first.current]]
    if (!shown || !start || !column || shown.clientWidth >= 2 * column.clientWidth) return
    shown.scrollLeft = column.getBoundingClientRect().left - start.getBoundingClientRect().left
  }, [])
  return row
}

type BoardProps = { jobs: readonly TrackedJob[]; statuses: readonly StatusOption[]; today: string }

export function Board({ jobs, statuses, today }: BoardProps) {
  const columns = useMemo(() => boardColumns(statuses), [statuses])
  const byColumn = useMemo(() => jobsByColumn(jobs, columns), [jobs, columns])
  const dragged: BoardState['dragged'] = useRef(null)
  const onMoving = useMovedFocus()
  const row = useFirstCard(byColumn.findIndex(({ length }) => length > 0))
  return (
    <section aria-label="Board">
      <p className="mb-3 text-ink-soft text-sm touch:hidden">
        Drag a card to another column, choose its status, or press the left and right arrow keys on it.
      </p>
      <p className="mb-3 hidden text-ink-soft text-sm touch:block">
        Press the arrow on a card to move it to another status.
      </p>
      <div ref={row} className="bleed flex snap-x scroll-px-6 gap-3 overflow-x-auto pb-4 max-sm:scroll-px-4">
        {columns.map((column, index) => (
          <BoardColumn
            key={column.id}
            column={column}
            jobs={byColumn[index] ?? []}
            {...{ columns, today, dragged, onMoving }}
          />
        ))}
      </div>
    </section>
  )
}
