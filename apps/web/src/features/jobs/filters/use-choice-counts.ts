import { type ChoiceCounts, countChoices, type JobFilter } from '@lilypad/domain'
import { useDeferredValue, useMemo } from 'react'
import type { ListedJob } from '@/api/jobs/jobs.ts'

/** How many jobs each choice would leave; null at first. The list goes first: the counts follow. */
export const useChoiceCounts = (jobs: readonly ListedJob[], filter: JobFilter): ChoiceCounts | null => {
  const late = useDeferredValue<JobFilter | null>(filter, null)
  return useMemo(() => late && countChoices(jobs, late), [jobs, late])
}
