import { useEffect, useState } from 'react'
import { noteJobClick } from '../list/use-open-job.ts'
import { useJobPage } from '../page/job-page-data.ts'
import type { JobBeside } from './use-split.ts'

/** Nothing is asked of jobs that somebody only passes. */
const REST_MS = 120

/** The job on which somebody rests; each is counted as a click when it is. */
const useRested = (job: JobBeside | null): JobBeside | null => {
  const [rested, setRested] = useState(job)
  useEffect(() => {
    const timer = setTimeout(() => setRested((was) => (was?.id === job?.id ? was : job)), REST_MS)
    return () => clearTimeout(timer)
  }, [job])
  useEffect(() => {
    if (rested?.row) noteJobClick(rested.row)
  }, [rested])
  return rested
}

/** The job beside the list: the one before until the next is there. */
export const usePaneJob = (job: JobBeside | null) => {
  const rested = useRested(job)
  const page = useJobPage(rested && `${rested.id}`, { keepsPrevious: true })
  return { page, isBusy: job !== null && !page.error && page.head?.id !== job.id }
}
