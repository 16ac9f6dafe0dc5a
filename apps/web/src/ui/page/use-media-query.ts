import { useCallback, useSyncExternalStore } from 'react'

/** The product is in its desk layout above 768 px. */
export const DESK = '(min-width: 48.0625rem)'

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Where there is no screen yet. */
const holdsNowhere = () => false

const lists = new Map<string, MediaQueryList>()

function getMediaQueryList(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query)
  lists.set(query, list)
  return list
}

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = getMediaQueryList(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => getMediaQueryList(query).matches, holdsNowhere)
}
