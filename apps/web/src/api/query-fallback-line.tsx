import { Button } from '@/ui/button.tsx'
import { toLoadMessage } from './failure-messages.ts'
import type { QueryFallbackProps } from './query-fallback.tsx'

/** `QueryFallback` in a line, within a card or under a heading. */
export const QueryFallbackLine = ({ query: { error, refetch }, waiting }: QueryFallbackProps) =>
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
