import { formatAgo, formatInstant } from '@lilypad/ui'
import { useState } from 'react'

/** When, in words that a glance reads; the exact time comes with the pointer. */
export function TimeAgo({ at }: { at: string }) {
  const [now, setNow] = useState(() => new Date())
  // For an instant after the last render, updates the clock.
  if (Date.parse(at) > now.getTime()) setNow(new Date(Date.parse(at)))
  return (
    <time dateTime={at} title={formatInstant(at)}>
      {formatAgo(at, now)}
    </time>
  )
}
