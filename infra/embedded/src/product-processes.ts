import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../bootstrap/start-error.mjs'
import type { Child } from './child.ts'

/** What uses the others stops first, the database last. */
const RANKS = ['app', 'service', 'database'] as const
type Rank = (typeof RANKS)[number]

/** Within the time below; then it is not started again. */
const MOST_DEATHS = 5
const DEATHS_COUNT_FOR_MS = 10 * 60_000
/** Each further death doubles it. */
const FIRST_PAUSE_MS = 1_000

export type StartAgain = () => Child | Promise<Child>

export type ProductProcesses = {
  /** The person asked, or a member cannot be kept running. */
  readonly signal: AbortSignal
  /** A member without `startAgain` must not end by itself. */
  add(rank: Rank, child: Child, startAgain?: StartAgain): Child
  keepRunning(): void
  /** The first failure aborts the signal, and all have settled before it is thrown. */
  together<const T extends readonly Promise<unknown>[]>(
    work: T,
  ): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>
  stopAll(): Promise<void>
}

type Member = {
  rank: Rank
  child: Child
  startAgain: StartAgain | undefined
  deaths: number[]
  /** Settles when a new start is over; null while the member runs. */
  revival: Promise<void> | null
}

export const createProductProcesses = (asked: AbortSignal): ProductProcesses => {
  const stopping = new AbortController()
  const { signal } = stopping
  const followAsked = () => stopping.abort(asked.reason)
  if (asked.aborted) followAsked()
  asked.addEventListener('abort', followAsked, { once: true })
  const members: Member[] = []
  let isUp = false
  const fail = (error: unknown) => {
    if (!signal.aborted) stopping.abort(error)
  }

  const watch = (member: Member) => {
    member.child.exited.then((how) => {
      if (signal.aborted) return
      const { name, lastWords } = member.child
      const what = `${name} ended unexpectedly (${how}).`
      if (!isUp || !member.startAgain) return fail(new StartError(`${what}\n${lastWords()}`))
      member.revival = revive(member, member.startAgain, what)
      tellAway()
    })
  }

  const tellAway = () => {
    const names = members.filter(({ revival }) => revival).map(({ child }) => child.name)
    for (const { child } of members) child.tell({ type: 'away', names })
  }

  const revive = async (member: Member, startAgain: StartAgain, first: string) => {
    for (let what = first; !signal.aborted; ) {
      const pause = countDeath(member)
      if (pause === null) return fail(new StartError(endedOften(member.child)))
      console.error(`${what} It is started again in ${pause / 1_000} s.`)
      try {
        await sleep(pause, undefined, { signal })
        await member.child.stop()
        member.child = await startAgain()
        member.revival = null
        watch(member)
        console.error(`${member.child.name} was started again.`)
        return tellAway()
      } catch (error) {
        what = error instanceof Error ? error.message : String(error)
      }
    }
  }

  return {
    signal,
    add: (rank, child, startAgain) => {
      const member = { rank, child, startAgain, deaths: [], revival: null }
      members.push(member)
      watch(member)
      return child
    },
    keepRunning: () => {
      isUp = true
    },
    together: async (work) => {
      await Promise.allSettled(work.map((promise) => promise.catch(fail)))
      return Promise.all(work)
    },
    stopAll: async () => {
      await Promise.all(members.map(({ revival }) => revival))
      for (const rank of RANKS) {
        await Promise.all(members.filter((member) => member.rank === rank).map(({ child }) => child.stop()))
      }
    },
  }
}

/** Milliseconds to wait before the next start; null after too many deaths. */
const countDeath = (member: Member): number | null => {
  const now = Date.now()
  member.deaths = [...member.deaths.filter((at) => now - at < DEATHS_COUNT_FOR_MS), now]
  return member.deaths.length < MOST_DEATHS ? FIRST_PAUSE_MS * 2 ** (member.deaths.length - 1) : null
}

const endedOften = ({ name, lastWords }: Child) =>
  `${name} ended ${MOST_DEATHS} times within ten minutes, and is not started again.\n${lastWords()}`
