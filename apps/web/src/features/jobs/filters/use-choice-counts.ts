import type { ChoiceCounts, JobFilter } from '@lilypad/domain'
import { startTransition, useEffect, useState } from 'react'
import type { Choices } from './choices.ts'

/** The list goes first: counting starts when nobody has changed anything for a moment. */
const PAUSE_MS = 120

/** How many jobs each choice would leave; those of the filter before while they are counted again, null at first. */
export const useChoiceCounts = (choices: Choices, filter: JobFilter): ChoiceCounts | null => {
  const [counts, setCounts] = useState<ChoiceCounts | null>(null)
  useEffect(() => {
    const count = () => startTransition(() => setCounts(choices.count(filter)))
    const timer = setTimeout(count, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [choices, filter])
  return counts
}
