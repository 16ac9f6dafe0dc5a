import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { useEffect, useRef } from 'react'

/** Takes the focus: the button that saved is gone. */
export const Saved = ({ origin }: { origin: string }) => {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <p ref={note} tabIndex={-1} role="status" className="notice good">
      It is on your tracker.{' '}
      <a href={clientAddress(origin, paths.tracker.href())} target="_blank" rel="noreferrer">
        Open tracker
      </a>
    </p>
  )
}
