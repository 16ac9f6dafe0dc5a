import { startTransition, useEffect, useState } from 'react'

/**
 * A value one frame late: what answers somebody at once is painted first, and what hangs on this is drawn when that
 * can be seen. A deferred value is not enough: it is drawn as soon as nothing else is to do, before the frame.
 */
export const usePainted = <T>(value: T): T => {
  const [painted, setPainted] = useState(() => value)
  useEffect(() => {
    if (painted === value) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // A frame is painted after its callbacks: the task after them comes when it has been.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(() => value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value, painted])
  return painted
}
