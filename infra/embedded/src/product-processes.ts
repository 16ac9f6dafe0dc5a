import { StartError } from '../bootstrap/start-error.mjs'
import type { Child } from './child.ts'

/** The order in which processes stop: what uses the others goes first, the database last. */
const RANKS = ['app', 'service', 'database'] as const
type Rank = (typeof RANKS)[number]

export type ProductProcesses = {
  /** Aborted as soon as the processes is to stop: the person asked, or a member ended by itself. */
  readonly signal: AbortSignal
  add(rank: Rank, child: Child): Child
  /** Does several things at once; the first failure aborts the signal, and all have settled before it is thrown. */
  together<const T extends readonly Promise<unknown>[]>(
    work: T,
  ): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>
  /** Stops every member, rank by rank. */
  stopAll(): Promise<void>
}

/** The processes of one product. */
export const createProductProcesses = (asked: AbortSignal): ProductProcesses => {
  const stopping = new AbortController()
  const { signal } = stopping
  const followAsked = () => stopping.abort(asked.reason)
  if (asked.aborted) followAsked()
  asked.addEventListener('abort', followAsked, { once: true })
  const members: { rank: Rank; child: Child }[] = []
  const fail = (error: unknown) => {
    if (!signal.aborted) stopping.abort(error)
  }
  return {
    signal,
    add: (rank, child) => {
      members.push({ rank, child })
      child.exited.then((how) => {
        fail(new StartError(`${child.name} ended unexpectedly (${how}).\n${child.lastWords()}`))
      })
      return child
    },
    together: async (work) => {
      await Promise.allSettled(work.map((promise) => promise.catch(fail)))
      return Promise.all(work)
    },
    stopAll: async () => {
      for (const rank of RANKS) {
        await Promise.all(members.filter((member) => member.rank === rank).map(({ child }) => child.stop()))
      }
    },
  }
}
