import type { TrackedJob } from '@lilypad/contracts'
import { getTitle } from '@lilypad/domain'
import { type DragEvent, type KeyboardEvent, memo, type RefObject } from 'react'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import type { StatusOption } from '@/api/tracker/tracker.ts'
import { PayLine } from '@/parts/pay.tsx'
import { useKeepFocus } from '@/ui/dialogs/use-keep-focus.ts'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { NextDates, StageAge } from '../next-dates.tsx'
import { RoleLink } from '../role-link.tsx'
import { RowButtons } from '../row-buttons.tsx'
import { StatusSelect } from '../status-select.tsx'
import { useRow, useRowEvents } from '../use-row.ts'
import { WaitingMark } from '../waiting-mark.tsx'
import { moveMessage, statusByKey } from './board-rule.ts'

/** A card on its way, and what dropping it does. */
export type Dragged = { moveTo: (status: number) => void }

type BoardCardProps = {
  job: TrackedJob
  columns: readonly StatusOption[]
  today: string
  dragged: RefObject<Dragged | null>
  onMoving: (id: number | null) => void
}

const useCard = ({ job, columns, dragged, onMoving }: BoardCardProps) => {
  const row = useRow<HTMLLIElement>(job)
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
    dragged.current = { moveTo }
  }
  const onDragEnd = () => {
    dragged.current = null
  }
  return { ...row, moveTo, onKeyDown, drag: { onDragStart, onDragEnd } }
}

/** One application on the board. */
export const BoardCard = memo((props: BoardCardProps) => {
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
