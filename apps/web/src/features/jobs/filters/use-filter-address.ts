import { paths } from '@lilypad/contracts/addresses'
import { writeFilterQuery } from '@lilypad/domain'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ListState } from '../list/list-memory.ts'

/** Browsers limit how often the address may change. */
const PAUSE_MS = 350

/**
 * Writes what was chosen by hand (`isChanged`) into the address, so that it can be shared. It bypasses the router,
 * which would open a new page for a new address.
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
      // While the next page loads, the list is still shown, but the address belongs to that page.
      if (address === written.current || window.history.state?.key !== key) return
      window.history.replaceState(window.history.state, '', `#${address}`)
      written.current = address
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key, state, isChanged])
}
