import { type BoardRow, validatorsFor } from '@lilypad/db'
import { ScrapeError } from '@lilypad/domain'
import type { Deps } from '../deps.ts'
import { type Committed, commitReading, validatorsVersion } from './commit-reading.ts'
import { knownPostings } from './known-postings.ts'
import { readThrough } from './read-through.ts'

/** A board that was begun this often in one loop and never ended takes its worker down: the loop goes on without it. */
export const MOST_STARTS = 4

/** Reads a board; of what its last good scrape stored, only what changed is asked for. */
export const read = async (deps: Deps, board: BoardRow, signal: AbortSignal) => {
  const startedAt = deps.now()
  const reading = await readThrough(deps.fetching, board, {
    validators: validatorsFor(board, validatorsVersion(board.system)),
    known: await knownPostings(deps.db, board, startedAt),
    signal,
  })
  signal.throwIfAborted()
  return { board, reading, startedAt }
}

/** Reads a board and commits what it gave. */
export const scrape = async (deps: Deps, board: BoardRow, signal: AbortSignal): Promise<Committed> => {
  const { reading, startedAt } = await read(deps, board, signal)
  return commitReading(deps, board, reading, startedAt)
}

/** Notes on a board that scraping it is at fault itself, which no other try would mend. */
export const giveUp = (deps: Deps, board: BoardRow, message: string): Promise<Committed> => {
  const fault = new ScrapeError('changed', message)
  const stats = { requests: 0, bytes: 0 }
  return commitReading(deps, board, { outcome: 'failed', stats, fault }, deps.now())
}

export const ENDED_OFTEN = 'Scraping this board ended unexpectedly several times.'
export const WENT_WRONG = 'Something unexpected went wrong while this board was scraped.'
