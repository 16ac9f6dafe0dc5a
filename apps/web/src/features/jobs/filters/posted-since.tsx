import { newYorkDay } from '@lilypad/domain'
import { lazy, memo, Suspense, useId, useState } from 'react'
import { IconButton } from '@/ui/button.tsx'
import { cx } from '@/ui/cx.ts'
import { controlClass } from '@/ui/field.tsx'
import { formatDay } from '@/ui/format.ts'
import { CalendarIcon, CloseIcon } from '@/ui/icons.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'

const Calendar = lazy(() => import('./calendar.tsx'))

type PostedSinceProps = { day: string | null; onChange: (day: string | null) => void }

/** The day from which on jobs are shown; chosen from a calendar, and cleared by its own button. */
export const PostedSince = memo(({ day, onChange }: PostedSinceProps) => {
  const [open, setOpen] = useState(false)
  const [today] = useState(() => newYorkDay(new Date()))
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
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={cx(controlClass, 'flex items-center gap-2.5 pr-11 text-left text-sm')}
        >
          <CalendarIcon className="shrink-0 text-ink-soft" />
          {day === null ? <span className="text-ink-soft">Choose a day</span> : formatDay(day)}
        </button>
        {day !== null && (
          <IconButton
            label="Clear posted since"
            className="absolute inset-y-0 right-1.5 my-auto touch:right-0"
            onClick={() => onChange(null)}
          >
            <CloseIcon size={16} />
          </IconButton>
        )}
      </div>
      <div id={id} hidden={!open} className="mt-2">
        {open && (
          <Suspense fallback={<Skeleton className="h-72" />}>
            <Calendar day={day} today={today} onChoose={choose} />
          </Suspense>
        )}
      </div>
    </div>
  )
})
