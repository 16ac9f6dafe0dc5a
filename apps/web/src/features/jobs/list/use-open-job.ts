import type { JobRow } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { trackJobClick } from '@/api/analytics/job-click.ts'
import { recordJobClick } from '@/api/jobs/jobs.ts'

const CLICK_EVENT = 'Job Card Click'

export type OpenJob = (event: MouseEvent<HTMLAnchorElement>, job: JobRow) => void

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/**
 * What a press on a job's link does beside what the browser does: the click is counted.
 *
 * @param fromList whether 'All jobs' leads back to where the job was opened
 */
export const useOpenJob = ({ fromList } = { fromList: true }): OpenJob => {
  const navigate = useNavigate()
  return useCallback(
    (event, job) => {
      recordJobClick(job.id)
      trackJobClick(CLICK_EVENT, job)
      if (opensElsewhere(event)) return
      event.preventDefault()
      navigate(paths.job.href(job.id), { state: { fromList } })
    },
    [navigate, fromList],
  )
}
