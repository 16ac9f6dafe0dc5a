import { Button } from '@/ui/button.tsx'
import { toLoadMessage } from './failure-messages.ts'
import type { NotLoadedProps } from './not-loaded.tsx'

/** `NotLoaded` in a line, within a card or under a heading. */
export const NotLoadedLine = ({ query: { error, refetch }, waiting }: NotLoadedProps) =>
  error ? (
    <div role="alert" className="mt-2 flex flex-wrap items-center gap-3">
      <p className="text-ink-soft">{toLoadMessage(error)}</p>
      <Button size="small" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  ) : (
    waiting
  )
