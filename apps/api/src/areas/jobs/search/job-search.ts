import { ApiError } from '@lilypad/contracts'
import { type ChangeMark, type Database, listChangedJobs, streamJobs } from '@lilypad/db'
import { DAY_MS, MINUTE_MS } from '@lilypad/domain'
import { type JobSearch, openSearch, SearchUnavailable } from '@lilypad/search'
import type { FastifyBaseLogger } from 'fastify'
import { createCallerQueues } from '../../../http/caller-queues.ts'

/** A job that changes is found or gone after this long. */
const LOOK_AFTER_MS = 1_000
const LONGEST_LOAD_MS = 10 * MINUTE_MS
const RETRY_AFTER_S = 5
/** The engine keeps the room of what was taken out: a copy that has grown by this much, or is this old, is made again. */
const MAX_GROWTH = 2
const OLDEST_MS = DAY_MS

/** The listed jobs at a moment, as PostgreSQL has them. */
type Copy = { search: JobSearch; mark: ChangeMark; madeAt: number; memory: number }

type Needs = { database: Database; log: FastifyBaseLogger }

async function load({ database }: Needs, signal: AbortSignal): Promise<Copy> {
  const search = await openSearch()
  try {
    const mark = await streamJobs(database, (jobs) => search.apply([], jobs), signal)
    return { search, mark, madeAt: performance.now(), memory: await search.memory() }
  } catch (error) {
    await search.close()
    throw error
  }
}

const unavailable = () => new ApiError('unavailable', undefined, { retryAfter: RETRY_AFTER_S })

/** Keeps a copy of the listed jobs for searches, and brings it up to date each second. */
export function createJobSearch(needs: Needs) {
  const { database, log } = needs
  const closing = new AbortController()
  let copy: Copy | null = null
  let loading: Promise<Copy> | null = null
  let retryAt = 0
  let timer: NodeJS.Timeout | undefined

  const loadOnce = async (): Promise<Copy> => {
    const before = copy
    try {
      copy = await load(needs, AbortSignal.any([closing.signal, AbortSignal.timeout(LONGEST_LOAD_MS)]))
      void before?.search.close()
      look()
      return copy
    } catch (error) {
      retryAt = performance.now() + RETRY_AFTER_S * 1_000
      if (!closing.signal.aborted) log.warn({ err: error }, 'The jobs could not be loaded to search them.')
      throw error
    } finally {
      loading = null
    }
  }
  const renew = (): Promise<Copy> => (loading ??= loadOnce())

  const isOutgrown = async ({ search, madeAt, memory }: Copy) =>
    performance.now() - madeAt > OLDEST_MS || (await search.memory()) > memory * MAX_GROWTH

  const update = async (current: Copy) => {
    const changes = await listChangedJobs(database.db, current.mark)
    if (copy !== current) return
    if (changes === null) return void (await renew())
    await current.search.apply(changes.ids, changes.listed)
    current.mark = changes.mark
    if (copy === current && (await isOutgrown(current))) await renew()
  }

  const turns = createCallerQueues()
  let isFailing = false
  const look = () => {
    clearTimeout(timer)
    if (closing.signal.aborted) return
    timer = setTimeout(async () => {
      try {
        if (copy) await update(copy)
        isFailing = false
      } catch (error) {
        if (!isFailing && !closing.signal.aborted) log.warn({ err: error }, 'Changed jobs could not be read.')
        isFailing = true
      }
      look()
    }, LOOK_AFTER_MS)
    timer.unref()
  }

  const current = async (): Promise<Copy> => {
    if (copy) return copy
    if (loading === null && performance.now() < retryAt) throw unavailable()
    return renew().catch(() => {
      throw unavailable()
    })
  }

  return {
    /**
     * Asks the copy, in the caller's turn. The first copy is waited for before the turn; `unavailable` while there is none, and when too
     * many ask.
     */
    async ask<Result>(caller: string, question: (search: JobSearch) => Promise<Result>): Promise<Result> {
      await current()
      return turns(caller, async () => question((await current()).search)).catch((error: unknown) => {
        if (!(error instanceof SearchUnavailable)) throw error
        log.warn({ err: error }, 'A search was not answered.')
        throw unavailable()
      })
    },
    /** Makes the first copy, if it is not there. */
    async prepare() {
      await current()
    },
    /** Makes a new copy beside the one there is. */
    async renew() {
      await renew()
    },
    async close() {
      closing.abort()
      clearTimeout(timer)
      await copy?.search.close()
    },
  }
}
