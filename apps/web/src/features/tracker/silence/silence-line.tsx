import { DEFAULT_SILENCE_DAYS } from '@lilypad/domain'
import { plural } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { silenceQuery } from '@/api/tracker/silence.ts'
import { SilenceDialog } from './silence-dialog.tsx'

export function SilenceLine() {
  const { data } = useQuery(silenceQuery)
  const [isOpen, setOpen] = useState(false)
  // Who changed the days finds the way back to them when nothing is silent, too.
  const isShown = data && (isOpen || data.jobs.length > 0 || data.days !== DEFAULT_SILENCE_DAYS)
  if (!isShown) return null
  const { days, jobs } = data
  const count = jobs.length === 0 ? 'No application' : plural(jobs.length, 'application')
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="mt-4 min-h-6 text-left text-ink-soft text-sm underline decoration-line-strong underline-offset-4 tabular-nums hover:text-ink hover:decoration-current touch:min-h-11"
      >
        {count} without news for {days} days
      </button>
      {isOpen && <SilenceDialog {...{ days, jobs }} onClose={() => setOpen(false)} />}
    </>
  )
}
