import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * A value delayed by one frame: the immediate response is painted first, and what depends on this value is rendered
 * afterwards. A deferred value is not enough, because it renders as soon as React is idle, before the paint.
 */
export const usePainted = <T>(value: T): T => {
  const [painted, setPainted] = useState(() => value)
  useEffect(() => {
    if (painted === value) return
    return afterPaint(() => startTransition(() => setPainted(() => value)))
  }, [value, painted])
  return painted
}
