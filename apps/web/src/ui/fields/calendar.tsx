import { useEffect, useRef } from 'react'
import { DayPicker } from 'react-day-picker'

const CELL = 'h-8.5 p-0 text-center align-middle touch:h-11'

const LOOK = {
  root: 'relative min-w-60 max-w-90 text-sm',
  months: 'relative',
  month_caption: 'flex h-9 items-center pl-2 font-semibold',
  nav: 'absolute top-0 right-0 flex h-9 items-center gap-1',
  button_previous: 'grid size-8 place-items-center rounded-sm hover:bg-wash aria-disabled:opacity-35',
  button_next: 'grid size-8 place-items-center rounded-sm hover:bg-wash aria-disabled:opacity-35',
  chevron: 'size-4 fill-ink-soft',
  month_grid: 'mt-1 w-full table-fixed border-collapse',
  weekday: `${CELL} font-medium text-ink-soft text-xs`,
  day: `${CELL} group`,
  day_button:
    'size-full rounded-sm tabular-nums enabled:hover:bg-wash disabled:text-ink-soft disabled:opacity-50 group-aria-selected:bg-accent group-aria-selected:font-semibold group-aria-selected:text-accent-ink group-aria-selected:enabled:hover:bg-accent-hover',
  today: 'font-bold text-accent-text',
  outside: 'opacity-0',
}

type CalendarProps = {
  /** Calendar days `YYYY-MM-DD`. */
  day: string | null
  today: string
  /** The first and the last day that may be chosen. */
  earliest: string | null
  latest: string
  onChoose: (day: string | null) => void
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The calendar's date for a day `YYYY-MM-DD`: midnight in the browser's own time zone. */
export const dateOfDay = (day: string): Date => new Date(`${day}T00:00:00`)

/** The day `YYYY-MM-DD` that a date of the calendar shows. */
export const dayOfDate = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

export default function Calendar({ day, today, earliest, latest, onChoose }: CalendarProps) {
  const chosen = day === null ? undefined : dateOfDay(day)
  const unreachable = [{ after: dateOfDay(latest) }, ...(earliest ? [{ before: dateOfDay(earliest) }] : [])]
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers give a promise back, which is no clean-up.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place}>
      <DayPicker
        mode="single"
        weekStartsOn={0}
        selected={chosen}
        onSelect={(date) => onChoose(date ? dayOfDate(date) : null)}
        defaultMonth={chosen ?? dateOfDay(latest)}
        today={dateOfDay(today)}
        endMonth={dateOfDay(latest)}
        disabled={unreachable}
        {...(earliest && { startMonth: dateOfDay(earliest) })}
        classNames={LOOK}
      />
    </div>
  )
}
