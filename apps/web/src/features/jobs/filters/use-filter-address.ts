import { paths } from '@lilypad/contracts/addresses'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ListState } from '../list/list-memory.ts'
import { writeFilterQuery } from './filter-address.ts'

/** Browsers refuse to write the address too often. */
const PAUSE_MS = 350

/**
 * Keeps the address at what was chosen by hand (`isChanged`), so that it can be shared. It is written past the
 * router: to the router a new address is a new page.
 */
export const useFilterAddress = (state: ListState | null, isChanged: boolean): void => {
  const { key, pathname, search } = useLocation()
  const written = useRef('')
  useEffect(() => {
    written.current = pathname + search
  }, [key, pathname, search])

  useEffect(() => {
    if (!state || !isChanged) return
    const address = paths.dashboard.href() + writeFilterQuery(state.filter, state.sort)
    const timer = setTimeout(() => {
      // The list still stands there while the next page is on its way: that one's address is not ours.
      if (address === written.current || window.history.state?.key !== key) return
      window.history.replaceState(window.history.state, '', `#${address}`)
      written.current = address
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key, state, isChanged])
}
