import { type ChoiceCounts, countChoices, type JobFilter } from '@lilypad/domain'
import { startTransition, useEffect, useState } from 'react'
import type { ListedJob } from '@/api/jobs/jobs.ts'

/** The list goes first: counting starts when nobody has changed anything for a moment. */
const PAUSE_MS = 120

/** How many jobs each choice would leave; those of the filter before while they are counted again, null at first. */
export const useChoiceCounts = (jobs: readonly ListedJob[], filter: JobFilter): ChoiceCounts | null => {
  const [counts, setCounts] = useState<ChoiceCounts | null>(null)
  useEffect(() => {
    const count = () => startTransition(() => setCounts(countChoices(jobs, filter)))
    const timer = setTimeout(count, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [jobs, filter])
  return counts
}
