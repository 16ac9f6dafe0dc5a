import { ApiError } from '@lilypad/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Indexes } from './load-indexes.ts'

/** Loading takes at most one part of so many of the time: after each, there is a rest of the others. */
const RESTS = 10
/** After a failure. */
const FAILED_MS = 5_000
/** A load without a step for so long has lost its database: a statement has 30 s. */
const STUCK_MS = 60_000

type Needs = {
  /** Whether they are needed before anybody asks. */
  areNeeded(): Promise<boolean>
  /** Calls `step` after each of its steps, which throws once the load must end. */
  load(step: () => void): Promise<Indexes>
  log: FastifyBaseLogger
}

export type KeptIndexes = {
  /** The last whole ones. The first are waited for; `unavailable` for a moment after they failed. */
  get(): Promise<Indexes>
  /** The listed jobs have changed: they are loaded again after a rest, and until then the old ones stay. */
  changed(): void
  /** The same without a rest, for a caller that has just changed them and looks for the change next. */
  forget(): void
  /** Loads them if they are needed and not loaded since the last change. */
  prepare(): Promise<void>
  close(): void
}

/** A load that ends when it is stuck, or stopped. */
const watch = (load: Needs['load']) => {
  const ended = new AbortController()
  const stop = (why: string) => ended.abort(new Error(why))
  const stuck = setTimeout(stop, STUCK_MS, 'No step of the load in a minute.')
  stuck.unref()
  const step = () => {
    ended.signal.throwIfAborted()
    stuck.refresh()
  }
  const end = new Promise<never>((_, reject) =>
    ended.signal.addEventListener('abort', () => reject(ended.signal.reason)),
  )
  const done = Promise.race([load(step), end]).finally(() => clearTimeout(stuck))
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
  /** Whether somebody who changed the jobs during a load looks for the change next. */
  let isUrgent = false
  let restsUntil = 0
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
      rest(isUrgent ? 0 : (performance.now() - started) * RESTS)
      return whole
    } catch (error) {
      isOutdated = true
      rest(FAILED_MS)
      throw error
    }
  }

  const rest = (ms: number) => {
    loading = null
    restsUntil = performance.now() + ms
    if (isOutdated) wait()
  }

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
    timer = setTimeout(() => void renew(), Math.max(0, restsUntil - performance.now()))
    timer.unref()
  }

  const changed = () => {
    isOutdated = true
    if (loading === null) wait()
  }

  return {
    async get() {
      if (whole) return whole
      if (loading === null && performance.now() < restsUntil) throw new ApiError('unavailable')
      return start().catch(refuse(log))
    },
    changed,
    forget() {
      isUrgent = true
      restsUntil = 0
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
