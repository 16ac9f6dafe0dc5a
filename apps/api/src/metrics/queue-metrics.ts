import { works } from '@lilypad/contracts'
import type { Metrics } from '@lilypad/observe'
import { Gauge } from 'prom-client'
import type { Deps } from '../deps/deps.ts'

const WORKS = Object.keys(works)

const openGauges = ({ registry }: Metrics) => {
  const registers = [registry]
  return {
    jobs: new Gauge({
      name: 'lilypad_queue_jobs',
      help: 'Works on the queue, by lane and state.',
      labelNames: ['lane', 'state'],
      registers,
    }),
    waiting: new Gauge({
      name: 'lilypad_queue_waiting',
      help: 'Works that wait to be taken, by work; of the first 500 of each lane.',
      labelNames: ['work'],
      registers,
    }),
    oldest: new Gauge({
      name: 'lilypad_queue_oldest_waiting_seconds',
      help: 'How long the oldest of those works could have been taken; 0 where none waits.',
      labelNames: ['work'],
      registers,
    }),
  }
}

/** The length of the queue and the age of its oldest work. Every api process reports the same: take the maximum. */
export const addQueueMetrics = (metrics: Metrics, queue: Deps['queue']): void => {
  const { jobs, waiting, oldest } = openGauges(metrics)
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
