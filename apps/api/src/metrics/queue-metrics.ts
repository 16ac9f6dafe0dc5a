import { works } from '@lilypad/contracts'
import type { Metrics } from '@lilypad/observe'
import type { Deps } from '../deps/deps.ts'
import { toGauges } from './product-metrics.ts'

const WORKS = Object.keys(works)

/** The length of the queue and the age of its oldest work. Every api process reports the same: take the maximum. */
export function addQueueMetrics(metrics: Metrics, queue: Deps['queue']): void {
  const gauge = toGauges(metrics)
  const jobs = gauge('lilypad_queue_jobs', 'Works on the queue, by lane and state.', 'lane', 'state')
  const waiting = gauge(
    'lilypad_queue_waiting',
    'Works that wait to be taken, by work; of the first 500 of each lane.',
    'work',
  )
  const oldest = gauge(
    'lilypad_queue_oldest_waiting_seconds',
    'How long the oldest of those works could have been taken; 0 where none waits.',
    'work',
  )
  const read = async () => {
    const [lanes, waitingWorks] = await Promise.all([queue.inspect(), queue.waitingWorks()])
    for (const [lane, counts] of Object.entries(lanes))
      for (const [state, count] of Object.entries(counts)) jobs.set({ lane, state }, count)
    for (const work of WORKS) {
      const found = waitingWorks.find((one) => one.work === work)
      waiting.set({ work }, found?.waiting ?? 0)
      oldest.set({ work }, (found?.oldestMs ?? 0) / 1_000)
    }
  }
  metrics.readBefore('queue', read, () => {
    for (const gauge of [jobs, waiting, oldest]) gauge.reset()
  })
}
