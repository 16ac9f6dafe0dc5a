import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button.tsx'
import { ErrorState } from '@/ui/error-state.tsx'
import { toLoadMessage } from './failure-messages.ts'

type NotLoadedProps = { query: Pick<UseQueryResult, 'error' | 'refetch'>; waiting: ReactNode }

/** In the place of what a query has not loaded: what waits for it or, after a failure, what happened and a way to try again. */
export const NotLoaded = ({ query: { error, refetch }, waiting }: NotLoadedProps) =>
  error ? <ErrorState message={toLoadMessage(error)} onRetry={() => void refetch()} /> : waiting

/** The same in a line, within a card or under a heading. */
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
