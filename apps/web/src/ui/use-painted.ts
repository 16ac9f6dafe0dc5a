import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * A value one frame late: what answers somebody at once is painted first, and what hangs on this is drawn when that
 * can be seen. A deferred value is not enough: it is drawn as soon as nothing else is to do, before the frame.
 */
export const usePainted = <T>(value: T): T => {
  const [painted, setPainted] = useState(() => value)
  useEffect(() => {
    if (painted === value) return
    return afterPaint(() => startTransition(() => setPainted(() => value)))
  }, [value, painted])
  return painted
}
