import type { FastifyBaseLogger } from 'fastify'
import type { Indexes } from './load-indexes.ts'

/** Loading takes at most one part of so many of the time: after each, there is a rest of the others. */
const RESTS = 10
/** After a failure. */
const FAILED_MS = 5_000

type Needs = {
  /** Whether they are needed before anybody asks. */
  areNeeded(): Promise<boolean>
  load(): Promise<Indexes>
  log: FastifyBaseLogger
}

export type KeptIndexes = {
  /** The last whole ones; the first are waited for. */
  get(): Promise<Indexes>
  /** The listed jobs have changed: they are loaded again soon, and until then the old ones stay. */
  changed(): void
  /** Loads them if they are needed. */
  prepare(): Promise<void>
  close(): void
}

/** Keeps the indexes in memory, and loads them again after changes, never twice at the same time. */
export const createKeptIndexes = ({ areNeeded, load, log }: Needs): KeptIndexes => {
  let whole: Indexes | null = null
  let loading: Promise<Indexes> | null = null
  let isOutdated = false
  let restsUntil = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const loadOnce = async (): Promise<Indexes> => {
    isOutdated = false
    const started = performance.now()
    const rest = (ms: number) => {
      loading = null
      restsUntil = performance.now() + ms
      if (isOutdated) wait()
    }
    try {
      whole = await load()
      rest((performance.now() - started) * RESTS)
      return whole
    } catch (error) {
      isOutdated = true
      rest(FAILED_MS)
      throw error
    }
  }

  const start = (): Promise<Indexes> => {
    loading ??= loadOnce()
    return loading
  }

  const renew = async () => {
    timer = undefined
    if (isClosed) return
    try {
      if (await areNeeded()) await start()
      else whole = null
    } catch (error) {
      log.warn({ err: error }, 'The index of jobs could not be loaded.')
    }
  }

  const wait = () => {
    if (isClosed || timer !== undefined) return
    timer = setTimeout(() => void renew(), Math.max(0, restsUntil - performance.now()))
    timer.unref()
  }

  return {
    get: async () => whole ?? start(),
    changed() {
      isOutdated = true
      if (loading === null) wait()
    },
    prepare: renew,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
