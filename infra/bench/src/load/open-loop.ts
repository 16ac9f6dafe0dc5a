import { setTimeout as sleep } from 'node:timers/promises'
import type { FilledProduct } from './filled-product.ts'
import { nextDeed } from './visit.ts'

/** How long requests took, in milliseconds, and what went wrong. */
export type Answers = { times: number[]; failures: Map<string, number>; unanswered: number }

/** The longest wait, in milliseconds. */
const PATIENCE_MS = 20_000

const noteFailure = ({ failures }: Answers, error: unknown) => {
  const words = error instanceof Error ? error.message : String(error)
  failures.set(words, (failures.get(words) ?? 0) + 1)
}

/**
 * Sends requests one after the other for so many visitors, each as soon as the last was answered: as many as the product
 * can answer.
 */
export const comeInTurn = async (
  product: FilledProduct,
  visitors: number,
  seconds: number,
): Promise<Answers> => {
  const answers: Answers = { times: [], failures: new Map(), unanswered: 0 }
  const end = performance.now() + seconds * 1_000
  const visit = async () => {
    while (performance.now() < end) {
      const begin = performance.now()
      await nextDeed()
        .act(product)
        .then(
          () => answers.times.push(performance.now() - begin),
          (error: unknown) => noteFailure(answers, error),
        )
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  return answers
}

/**
 * Sends requests at a fixed rate, whether earlier ones were answered or not, as people do.
 *
 * @param rate requests a second
 * @param seconds how long to send; pending requests are awaited
 * @returns times measured from the planned start of each request
 */
export const comeAtRate = async (product: FilledProduct, rate: number, seconds: number): Promise<Answers> => {
  const answers: Answers = { times: [], failures: new Map(), unanswered: 0 }
  const begin = performance.now()
  const open = new Set<Promise<void>>()
  const come = async (due: number) => {
    try {
      await nextDeed().act(product)
      answers.times.push(performance.now() - due)
    } catch (error) {
      noteFailure(answers, error)
    }
  }
  for (let n = 0; n < rate * seconds; n++) {
    const due = begin + (n / rate) * 1_000
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    const visit = come(due).finally(() => open.delete(visit))
    open.add(visit)
  }
  await Promise.race([Promise.all(open), sleep(PATIENCE_MS)])
  answers.unanswered = open.size
  return answers
}
