import { useEffect, useRef } from 'react'

/** Takes the focus: the button that saved is gone. */
export const Saved = ({ origin }: { origin: string }) => {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <p ref={note} tabIndex={-1} role="status" className="notice good">
      It is on your tracker.{' '}
      <a href={`${origin}/#/tracker`} target="_blank" rel="noreferrer">
        Open tracker
      </a>
    </p>
  )
}
