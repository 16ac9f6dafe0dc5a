import { CalendarIcon, CloseIcon, cx, IconButton, Skeleton } from '@lilypad/ui'
import { useId, useState } from 'react'
import { part } from '@/ui/lazy.tsx'
import { type ControlIds, controlClass } from './field.tsx'

const Calendar = part(() => import('./calendar.tsx'), <Skeleton className="h-72" />)

type DatePickerProps = {
  /** Calendar days `YYYY-MM-DD`. */
  day: string | null
  today: string
  /** The first and the last day that may be chosen; by default no day after today. */
  earliest?: string | null
  latest?: string | null
  onChange: (day: string | null) => void
  format: (day: string) => string
  /** What the button says that takes the day away. */
  clearLabel: string
  ids?: ControlIds
}

export function DatePicker({ day, today, earliest, latest, onChange, ...texts }: DatePickerProps) {
  const { format, clearLabel, ids } = texts
  const [open, setOpen] = useState(false)
  const id = useId()
  const choose = (chosen: string | null) => {
    setOpen(false)
    onChange(chosen)
  }
  return (
    <div>
      <div className="relative">
        <button
          type="button"
          {...ids}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={cx(controlClass, 'flex items-center gap-2.5 pr-11 text-left text-sm')}
        >
          <CalendarIcon className="shrink-0 text-ink-soft" />
          {day === null ? <span className="text-ink-soft">Choose a day</span> : format(day)}
        </button>
        {day !== null && (
          <IconButton
            label={clearLabel}
            className="absolute inset-y-0 right-1.5 my-auto touch:right-0"
            onClick={() => onChange(null)}
          >
            <CloseIcon size={16} />
          </IconButton>
        )}
      </div>
      <div id={id} hidden={!open} className="mt-2">
        {open && (
          <Calendar
            day={day}
            today={today}
            earliest={earliest ?? null}
            latest={latest ?? today}
            onChoose={choose}
          />
        )}
      </div>
    </div>
  )
}
