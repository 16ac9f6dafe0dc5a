import { paths } from '@lilypad/contracts/addresses'
import { writeFilterQuery } from '@lilypad/domain'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ListState } from '../list/list-memory.ts'
import { withJob } from '../split/job-in-address.ts'

/** Browsers limit how often the address may change. */
const PAUSE_MS = 350

type Chosen = {
  state: ListState | null
  /** Whether the filter was chosen by hand. */
  isChanged: boolean
  /** The job beside the list. */
  jobId: number | null
}

/**
 * Writes what was chosen by hand into the address, so that it can be shared: filter, order and job. It bypasses the
 * router, which would open a new page for a new address.
 */
export const useFilterAddress = ({ state, isChanged, jobId }: Chosen): void => {
  const { key, pathname, search } = useLocation()
  const written = useRef('')
  useEffect(() => {
    written.current = pathname + search
  }, [key, pathname, search])

  useEffect(() => {
    if (!state) return
    const filtered = paths.dashboard.href() + writeFilterQuery(state.filter, state.sort)
    const address = withJob(isChanged ? filtered : pathname + search, jobId)
    const timer = setTimeout(() => {
      // While the next page loads, the list is still shown, but the address belongs to that page.
      if (address === written.current || window.history.state?.key !== key) return
      window.history.replaceState(window.history.state, '', `#${address}`)
      written.current = address
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key, pathname, search, state, isChanged, jobId])
}
