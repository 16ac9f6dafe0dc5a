import type { JobRow } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { trackJobClick } from '@/api/analytics/job-click.ts'
import { recordJobClick } from '@/api/jobs/jobs.ts'

const CLICK_EVENT = 'Job Card Click'

export type OpenJob = (event: MouseEvent<HTMLAnchorElement>, job: JobRow) => void

/** Whether the browser opens the link in another tab or window, or saves it. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** Counts that somebody opened a job from a list. */
export const noteJobClick = (job: JobRow): void => {
  recordJobClick(job.id)
  trackJobClick(CLICK_EVENT, job)
}

type OpenJobOptions = {
  /** Whether 'All jobs' leads back to where the job was opened. */
  fromList: boolean
  /** Shows a job beside the list, instead of its page, and counts it. `isByKey`: by Enter, not by a pointer. */
  show?: ((job: JobRow, isByKey: boolean) => void) | null
}

/** What a press on a job's link does beside what the browser does: the click is counted. */
export const useOpenJob = ({ fromList, show = null }: OpenJobOptions): OpenJob => {
  const navigate = useNavigate()
  return useCallback(
    (event, job) => {
      if (opensElsewhere(event)) return noteJobClick(job)
      event.preventDefault()
      if (show) return show(job, event.detail === 0)
      noteJobClick(job)
      navigate(paths.job.href(job.id), { state: { fromList } })
    },
    [navigate, fromList, show],
  )
}
