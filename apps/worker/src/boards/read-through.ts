import { type BoardIdentity, type BoardReading, type KnownPosting, readBoard } from '@lilypad/boards'
import { ScrapeError, type Validators, type Web } from '@lilypad/domain'
import type { Fetching } from '@lilypad/fetching'

type Meter = { requests: number; bytes: number }
export type Read = Extract<BoardReading, { outcome: 'read' }>

export type FailedReading = { outcome: 'failed'; stats: Meter; fault: ScrapeError }
export type Answered = BoardReading & { stats: Meter; validators: Validators }
export type Reading = Answered | FailedReading

type Options = {
  validators?: Validators
  known?: ((externalId: string) => KnownPosting | null) | undefined
  signal?: AbortSignal
  /** Comes between the reader and the door. */
  through?: (web: Web) => Web
}

/**
 * Reads a board through the one door to the outside. A failure of the board is an outcome; anything else that
 * goes wrong is thrown.
 */
export const readThrough = async (
  fetching: Fetching,
  identity: BoardIdentity,
  { validators = {}, known, signal, through = (web) => web }: Options = {},
): Promise<Reading> => {
  const session = fetching.openBoard({
    board: `${identity.system}:${identity.tenant}`,
    validators,
    ...(signal && { signal }),
  })
  try {
    const reading = await readBoard(identity, { web: through(session.web), ...(known && { known }) })
    return { ...reading, stats: session.stats(), validators: session.validators() }
  } catch (error) {
    if (!(error instanceof ScrapeError)) throw error
    return { outcome: 'failed', stats: session.stats(), fault: error }
  }
}

/** Until when the host rests that kept a board from being asked at all; null when it was asked. */
export const restOf = ({ fault, stats }: { fault: ScrapeError; stats: Meter }): Date | null =>
  stats.requests === 0 && fault.retryAt !== null ? new Date(fault.retryAt) : null
