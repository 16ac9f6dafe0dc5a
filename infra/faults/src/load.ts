import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 10

/** What became of what was asked: how often it went well and how it failed. */
export type Outcome = { ok: number; failures: string[] }

const wordsOf = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  const { status, cause } = error as Error & { status?: number }
  return [status, error.message, cause instanceof Error ? cause.message : undefined]
    .filter((word) => word !== undefined)
    .join(' ')
}

/**
 * Does the same things again and again, each in a line of its own, until it is told to stop.
 *
 * @param lines each is given the number of its turn; what it throws is a failure, and the line goes on
 */
export const startLoad = (lines: readonly ((turn: number) => Promise<void>)[]) => {
  const outcome: Outcome = { ok: 0, failures: [] }
  let isOver = false
  const go = async (line: (turn: number) => Promise<void>) => {
    for (let turn = 1; !isOver; turn++) {
      try {
        await line(turn)
        outcome.ok += 1
      } catch (error) {
        outcome.failures.push(wordsOf(error))
      }
      await sleep(PAUSE_MS)
    }
  }
  const running = Promise.all(lines.map(go))
  return {
    /** As it stands now. */
    outcome,
    /** Lets what runs end. */
    async stop(): Promise<Outcome> {
      isOver = true
      await running
      return outcome
    },
  }
}
