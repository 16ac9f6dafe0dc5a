import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 60_000
const LOOK_MS = 50

/** Waits until something holds, and says what did not when it takes too long. Gives what `look` gave. */
export async function until<T>(
  what: string,
  look: () => Promise<T | false | null | undefined> | T | false | null | undefined,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  for (const since = performance.now(); ; await sleep(LOOK_MS)) {
    const seen = await look()
    if (seen) return seen
    if (performance.now() - since > patienceMs)
      throw new Error(`Within ${patienceMs / 1_000} s it did not come to this: ${what}.`)
  }
}
