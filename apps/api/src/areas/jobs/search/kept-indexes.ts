import { ApiError } from '@lilypad/contracts'
import { type Going, LONGEST_SORT_MS } from '@lilypad/db'
import type { FastifyBaseLogger } from 'fastify'
import type { Indexes } from './load-indexes.ts'

/** After a load comes a rest of this many times its length. */
const RESTS = 10
/** The rest where somebody looks for their change. */
const URGENT_RESTS = 1
/** After a failure. */
const FAILED_MS = 5_000
/** A load without a step for so long has lost its database: PostgreSQL ends a longer statement itself. */
const STUCK_MS = LONGEST_SORT_MS + 60_000

type Needs = {
  /** Whether they are needed before anybody asks. */
  areNeeded(): Promise<boolean>
  load(going: Going): Promise<Indexes>
  log: FastifyBaseLogger
}

export type KeptIndexes = {
  /** The last whole ones. The first are waited for; `unavailable` for a moment after they failed. */
  get(): Promise<Indexes>
  /** The listed jobs have changed: they are loaded again after a rest, and until then the old ones stay. */
  changed(): void
  /** The same after a shorter rest, for a caller that has just changed them and looks for the change next. */
  forget(): void
  /** Loads them if they are needed and not loaded since the last change. */
  prepare(): Promise<void>
  close(): void
}

/** A load that ends when it is stuck, or stopped. */
const watch = (load: Needs['load']) => {
  const ended = new AbortController()
  const stop = (why: string) => ended.abort(new Error(why))
  const stuck = setTimeout(stop, STUCK_MS, 'No step of the load for minutes.')
  stuck.unref()
  const step = () => {
    ended.signal.throwIfAborted()
    stuck.refresh()
  }
  const end = new Promise<never>((_, reject) =>
    ended.signal.addEventListener('abort', () => reject(ended.signal.reason)),
  )
  const done = Promise.race([load({ step, signal: ended.signal }), end]).finally(() => clearTimeout(stuck))
  return { done, stop }
}

const refuse = (log: FastifyBaseLogger) => (error: unknown) => {
  log.warn({ err: error }, 'The index of jobs could not be loaded.')
  throw new ApiError('unavailable')
}

/** Keeps the indexes in memory, and loads them again after changes, never twice at the same time. */
export const createKeptIndexes = ({ areNeeded, load, log }: Needs): KeptIndexes => {
  let whole: Indexes | null = null
  let loading: Promise<Indexes> | null = null
  let stop: ((why: string) => void) | null = null
  let isOutdated = true
  /** Whether somebody who changed the jobs since the last load began looks for the change next. */
  let isUrgent = false
  let rested = { since: 0, short: 0, long: 0 }
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const loadOnce = async (): Promise<Indexes> => {
    isOutdated = false
    isUrgent = false
    const started = performance.now()
    try {
      const watched = watch(load)
      stop = watched.stop
      whole = await watched.done
      const took = performance.now() - started
      rest(took * URGENT_RESTS, took * RESTS)
      return whole
    } catch (error) {
      isOutdated = true
      rest(FAILED_MS)
      throw error
    }
  }

  const rest = (short: number, long = short) => {
    loading = null
    rested = { since: performance.now(), short, long }
    if (isOutdated) wait()
  }

  const restLeft = () => rested.since + (isUrgent ? rested.short : rested.long) - performance.now()

  const start = (): Promise<Indexes> => (loading ??= loadOnce())

  const renew = async () => {
    timer = undefined
    if (isClosed || !isOutdated) return
    try {
      if (await areNeeded()) await start()
      else whole = null
    } catch (error) {
      if (isClosed) return
      if (loading === null) rest(FAILED_MS)
      log.warn({ err: error }, 'The index of jobs could not be loaded.')
    }
  }

  const wait = () => {
    if (isClosed || timer !== undefined) return
    timer = setTimeout(() => void renew(), Math.max(0, restLeft()))
    timer.unref()
  }

  const changed = () => {
    isOutdated = true
    if (loading === null) wait()
  }

  return {
    async get() {
      if (whole) return whole
      if (loading === null && restLeft() > 0) throw new ApiError('unavailable')
      return start().catch(refuse(log))
    },
    changed,
    forget() {
      isUrgent = true
      clearTimeout(timer)
      timer = undefined
      changed()
    },
    prepare: renew,
    close() {
      isClosed = true
      clearTimeout(timer)
      stop?.('The process stops.')
    },
  }
}
