import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../bootstrap/main.mjs'
import type { Child, Ready } from './child.ts'

/** What uses the others stops first, the database last. */
const RANKS = ['app', 'service', 'database'] as const
export type Rank = (typeof RANKS)[number]

/** Within the time below; then it is not started again. */
const MAX_DEATHS = 5
const DEATHS_COUNT_FOR_MS = 10 * 60_000
/** Each further death doubles it. */
const FIRST_PAUSE_MS = 1_000

type Member = {
  readonly rank: Rank
  child: Child
  readonly start: (isStartedAgain: boolean) => Child
  readonly isKept: boolean
  deaths: number[]
  /** Settles when a new start is over; null while the member runs. */
  revival: Promise<void> | null
}

/** Milliseconds to wait before the next start; null after too many deaths. */
function countDeath(member: Member): number | null {
  const now = Date.now()
  member.deaths = [...member.deaths.filter((at) => now - at < DEATHS_COUNT_FOR_MS), now]
  return member.deaths.length < MAX_DEATHS ? FIRST_PAUSE_MS * 2 ** (member.deaths.length - 1) : null
}

/** Keeps the product's processes running from `keepRunning` on, and stops them in order. */
export class ProductProcesses {
  readonly #stopping = new AbortController()
  readonly #members: Member[] = []
  #isUp = false
  /** The person asked, or a member cannot be kept running. */
  readonly signal: AbortSignal

  constructor(asked: AbortSignal) {
    this.signal = AbortSignal.any([asked, this.#stopping.signal])
  }

  /** One that is not kept must not end by itself. */
  add(rank: Rank, start: Member['start'], isKept = true): Child {
    this.signal.throwIfAborted()
    const member: Member = { rank, child: start(false), start, isKept, deaths: [], revival: null }
    this.#members.push(member)
    this.#watch(member)
    return member.child
  }

  keepRunning(): void {
    this.#isUp = true
  }

  /** Gives up, and stops it, when the signal is aborted. */
  async untilReady(child: Child): Promise<Ready> {
    const giveUp = () => void child.stop()
    this.signal.addEventListener('abort', giveUp, { once: true })
    return await child.ready().finally(() => this.signal.removeEventListener('abort', giveUp))
  }

  /** The first failure aborts the signal, and all have settled before it is thrown. */
  async together<T>(work: readonly Promise<T>[]): Promise<T[]> {
    await Promise.allSettled(work.map((promise) => promise.catch((error) => this.#stopping.abort(error))))
    this.signal.throwIfAborted()
    return Promise.all(work)
  }

  async stopAll(): Promise<void> {
    await Promise.all(this.#members.map(({ revival }) => revival))
    for (const rank of RANKS) {
      const members = this.#members.filter((member) => member.rank === rank)
      await Promise.all(members.map(({ child }) => child.stop()))
    }
  }

  #watch(member: Member) {
    member.child.exited.then((how) => {
      if (this.signal.aborted) return
      const { name, lastWords } = member.child
      const what = `${name} ended unexpectedly (${how}).`
      if (!this.#isUp || !member.isKept)
        return this.#stopping.abort(new StartError(`${what}\n${lastWords()}`))
      member.revival = this.#revive(member, what)
      this.#tellAway()
    })
  }

  #tellAway() {
    const names = this.#members.filter(({ revival }) => revival).map(({ child }) => child.name)
    for (const { child } of this.#members) child.tell({ type: 'away', names })
  }

  async #revive(member: Member, first: string) {
    for (let what = first; !this.signal.aborted; ) {
      const { name, lastWords } = member.child
      const pause = countDeath(member)
      if (pause === null) {
        const often = `${name} ended ${MAX_DEATHS} times within ten minutes, and is not started again.`
        return this.#stopping.abort(new StartError(`${often}\n${lastWords()}`))
      }
      console.error(`${what} It is started again in ${pause / 1_000} s.`)
      try {
        await sleep(pause, undefined, { signal: this.signal })
        await member.child.stop()
        member.child = member.start(true)
        const how = await Promise.race([this.untilReady(member.child), member.child.exited])
        if (typeof how === 'string') throw new StartError(`${name} ended unexpectedly (${how}).`)
        member.revival = null
        this.#watch(member)
        console.error(`${name} was started again.`)
        return this.#tellAway()
      } catch (error) {
        what = error instanceof Error ? error.message : String(error)
      }
    }
  }
}
