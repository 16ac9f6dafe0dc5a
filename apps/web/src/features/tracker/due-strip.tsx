import type { TrackedJob } from '@lilypad/contracts'
import { dueThisWeek, getTitle, shortDay } from '@lilypad/domain'
import { useMemo } from 'react'
import { useRowEvents } from './use-row.ts'

const WORDS = { reminder: 'Reminder', deadline: 'Last day to apply' }

/** Reminders and deadlines of the next seven days, in one row that scrolls sideways; each opens its job's details. */
export const DueStrip = ({ jobs, today }: { jobs: readonly TrackedJob[]; today: string }) => {
  const { onDetails } = useRowEvents()
  const due = useMemo(() => dueThisWeek(jobs, today), [jobs, today])
  if (due.length === 0) return null
  return (
    <section aria-label="Due this week" className="mt-4">
      <h2 className="mb-2 font-bold text-sm">
        Due this week <span className="font-semibold text-ink-soft tabular-nums">{due.length}</span>
      </h2>
      <ul className="bleed flex gap-2 overflow-x-auto pb-1">
        {due.map(({ job, what, day }) => (
          <li key={`${job.id} ${what}`} className="w-56 shrink-0">
            <button
              type="button"
              onClick={() => onDetails(job.id)}
              className="card grid w-full px-3 py-2 text-left text-sm hover:bg-wash"
            >
              <span className="text-ink-soft text-xs">
                <span className="font-semibold text-ink">
                  {day === today ? 'Today' : shortDay(day, today)}
                </span>{' '}
                · {WORDS[what]}
              </span>
              <span className="truncate font-semibold">{getTitle(job)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
