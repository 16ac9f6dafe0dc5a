import { useEffectEvent, useLayoutEffect } from 'react'

/** Calls back when the screen is left, for another page of the app or of the web, while it is still shown. */
export const useLeaving = (act: () => void): void => {
  const leave = useEffectEvent(act)
  useLayoutEffect(() => {
    const onHide = () => leave()
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      leave()
    }
  }, [])
}
