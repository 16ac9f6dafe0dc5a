import { setTimeout as sleep } from 'node:timers/promises'

/** Enough to meet what breaks, and the load itself takes little of the machine. */
const PAUSE_MS = 50

/** The results of the requests: how many succeeded, and how the others failed. */
export type Outcome = { ok: number; failures: string[] }

function wordsOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  const { status, cause } = error as Error & { status?: number }
  return [status, error.message, cause instanceof Error ? cause.message : undefined]
    .filter((word) => word !== undefined)
    .join(' ')
}

/**
 * Repeats the same actions in parallel lines until stopped.
 *
 * @param lines each gets the number of its turn; an exception counts as a failure, and the line continues
 */
export function startLoad(lines: readonly ((turn: number) => Promise<void>)[]) {
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
