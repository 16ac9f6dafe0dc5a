import type { PayloadOf, ResultOf, WorkName } from '@lilypad/contracts'

export type WorkContext = {
  /** Aborts at the work's time limit, and when the process stops before it is done. */
  signal: AbortSignal
  /** What throws now is not tried again. */
  isLastAttempt: boolean
}

/** One that is missing does not compile. */
export type Handlers = {
  [N in WorkName]: (payload: PayloadOf<N>, context: WorkContext) => Promise<ResultOf<N>>
}
