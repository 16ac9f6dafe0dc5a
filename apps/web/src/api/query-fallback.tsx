import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '@/ui/error-state.tsx'
import { toLoadMessage } from './failure-messages.ts'

export type QueryFallbackProps = { query: Pick<UseQueryResult, 'error' | 'refetch'>; waiting: ReactNode }

/** What the page says, in place of why it failed, where an alert told that. */
type Told = { message?: string | undefined }

/** In the place of what a query has not loaded: what waits for it or, after a failure, what happened and a way to try again. */
export const QueryFallback = ({ query: { error, refetch }, waiting, message }: QueryFallbackProps & Told) =>
  error ? <ErrorState message={message ?? toLoadMessage(error)} onRetry={() => void refetch()} /> : waiting
