import type { Wishes } from '@lilypad/domain'
import { useCallback, useState } from 'react'
import type { JobList } from '@/api/jobs/jobs.ts'
import type { Choices } from '../filters/choices.ts'
import type { Filters } from '../filters/use-filters.ts'
import type { FoundJobs } from './found-jobs.ts'
import { useJobList } from './use-job-list.ts'

type Told = {
  /** The entry of the history whose question was answered. */
  entry: string | null
  /** Null for a failure, undefined before the first answer. */
  found: FoundJobs | null | undefined
  /** Those of the last answer, whatever came of the next. */
  choices: Choices | null
}

const NOTHING_TOLD: Told = { entry: null, found: undefined, choices: null }

/**
 * What the filters find: in the list in the browser; or by the server, of which `tell` is told.
 * What was found stays until the next is there.
 */
export const useFound = (list: JobList | null, filters: Filters, wishes: Wishes | null) => {
  const { entry } = filters
  const here = useJobList(list, filters, wishes)
  const [told, setTold] = useState(NOTHING_TOLD)
  const tell = useCallback(
    (found: Told['found']) => setTold((was) => ({ entry, found, choices: found?.choices ?? was.choices })),
    [entry],
  )
  if (!list?.isOnServer) return { found: here, choices: here?.choices ?? null, tell, isAsking: false }
  const found = told.entry === entry ? told.found : undefined
  return { found: found ?? null, choices: told.choices, tell, isAsking: found === undefined }
}
