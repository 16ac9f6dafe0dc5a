import { useEffectEvent, useLayoutEffect } from 'react'

/** Acts when somebody leaves what is shown, for another page of the app or of the web; it still stands there then. */
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
