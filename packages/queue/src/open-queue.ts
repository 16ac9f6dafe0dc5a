import { setTimeout as sleep } from 'node:timers/promises'
import type { PayloadOf, WorkName } from '@lilypad/contracts'
import type { Job } from 'bullmq'
import type { LaneEvents, QueueSettings } from './backend.ts'
import { type EnqueueOptions, jobOptions } from './job-options.ts'
import { LANES, toLane } from './lanes.ts'
import { type Logger, silent } from './logger.ts'
import { migrateQueue } from './migrate-queue.ts'
import { openLane } from './open-lane.ts'
import { withRequestId } from './request-context.ts'
import { parsePayload, parseResult, scheduleId } from './typed-works.ts'
import { listWaitingWorks } from './waiting-works.ts'
import { type Answer, WorkFailedError, type WorkQueue } from './work-queue.ts'

type LaneJob = Pick<Job, 'id' | 'waitUntilFinished' | 'getState' | 'updateData' | 'changePriority'>

/** With the caller's payload, now that someone waits for it. */
async function bringForward(job: LaneJob, data: object): Promise<void> {
  if ((await job.getState()) !== 'prioritized') return
  await job.updateData(data)
  await job.changePriority({ priority: 0 })
}

/** Within this time a missed end-of-work event is noticed. */
const LOOKED_AT_EVERY = 1_000

/** Null if it has not ended in time; rejects when it failed. */
async function waitForEnd(
  job: LaneJob,
  events: LaneEvents,
  waitMs: number,
): Promise<{ returned: unknown } | null> {
  try {
    return { returned: await job.waitUntilFinished(events, waitMs) }
  } catch (error) {
    // A time-out and a failure look alike here: the job's own state tells them apart.
    if ((await job.getState()) === 'failed') throw error
    return null
  }
}

/** `done: false` after `waitMs`. Throws WorkFailedError. */
async function waitForResult<N extends WorkName>(
  name: N,
  job: LaneJob,
  events: LaneEvents,
  waitMs: number,
): Promise<Answer<N>> {
  const until = performance.now() + waitMs
  for (let left = waitMs; left > 0; left = until - performance.now()) {
    const ended = await waitForEnd(job, events, Math.min(left, LOOKED_AT_EVERY)).catch((error: unknown) => {
      throw new WorkFailedError(`The work ${name} failed.`, { cause: error })
    })
    if (ended) return { done: true, result: parseResult(name, ended.returned) }
  }
  return { done: false }
}

/** On Redis or on PostgreSQL; makes missing tables. Calls fail within seconds while the store is away. */
export async function openQueue(settings: QueueSettings, logger: Logger = silent): Promise<WorkQueue> {
  await migrateQueue(settings)
  const lanes = {
    outside: openLane('outside', settings, logger),
    inside: openLane('inside', settings, logger),
    mails: openLane('mails', settings, logger),
  }
  const queues = LANES.map((lane) => lanes[lane].queue)
  const laneFor = (name: WorkName) => lanes[toLane(name)]
  const close = async () => {
    await Promise.all(LANES.map((lane) => lanes[lane].close()))
  }
  try {
    await Promise.all(queues.map((queue) => queue.waitUntilReady()))
  } catch (error) {
    await close()
    throw error
  }

  const toAdd = <N extends WorkName>(name: N, payload: PayloadOf<N>, options: EnqueueOptions = {}) => {
    const data = parsePayload(name, payload)
    return { name, data, opts: jobOptions(name, data, options) }
  }
  const add = <N extends WorkName>(name: N, payload: PayloadOf<N>, options?: EnqueueOptions) => {
    const job = toAdd(name, payload, options)
    return laneFor(name).queue.add(job.name, withRequestId(job.data), job.opts)
  }

  return {
    settings,
    enqueue: async (name, payload, options) => `${(await add(name, payload, options)).id}`,
    async enqueueAll(name, payloads, options) {
      const jobs = payloads.map((payload) => toAdd(name, payload, options))
      await laneFor(name).queue.addBulk(jobs.map((job) => ({ ...job, data: withRequestId(job.data) })))
    },
    async ask(name, payload, waitMs) {
      const events = await laneFor(name).events()
      const job = await add(name, payload)
      await bringForward(job, withRequestId(parsePayload(name, payload)))
      return waitForResult(name, job, events, waitMs)
    },
    async schedule(name, payload, timing) {
      const { data, opts } = toAdd(name, payload)
      // No key joins a run to another, nor may a finished one block its time, due again after a clock was set back.
      const { deduplication: _, ...template } = { ...opts, removeOnComplete: true }
      const id = scheduleId(name, payload)
      await laneFor(name).queue.upsertJobScheduler(id, timing, { name, data, opts: template })
    },
    async unschedule(name, payload) {
      await laneFor(name).queue.removeJobScheduler(scheduleId(name, payload))
    },
    async nextRun(name, payload) {
      const scheduler = await laneFor(name).queue.getJobScheduler(scheduleId(name, payload))
      return scheduler?.next === undefined ? null : new Date(scheduler.next)
    },
    async inspect() {
      const [outside, inside, mails] = await Promise.all([
        lanes.outside.counts(),
        lanes.inside.counts(),
        lanes.mails.counts(),
      ])
      return { outside, inside, mails }
    },
    waitingWorks: () => listWaitingWorks(queues, Date.now()),
    queues: () => queues,
    close,
  }
}

const AGAIN_MS = 1_000

async function openInTime(settings: QueueSettings, logger: Logger): Promise<WorkQueue> {
  for (let said = ''; ; await sleep(AGAIN_MS)) {
    try {
      return await openQueue(settings, logger)
    } catch (error) {
      const why = String(error)
      if (why !== said) logger.warn({ err: error }, 'The queue cannot be opened; trying again.')
      said = why
    }
  }
}

export type AwaitedQueue = {
  /** Never rejects. */
  opened: Promise<WorkQueue>
  /** Rejects until the queue is open. */
  inspect: WorkQueue['inspect']
}

/** For a process that may start before the store: tries until it answers. */
export function awaitQueue(settings: QueueSettings, logger: Logger = silent): AwaitedQueue {
  let queue: WorkQueue | null = null
  const opened = openInTime(settings, logger).then((open) => {
    queue = open
    return open
  })
  return {
    opened,
    async inspect() {
      if (!queue) throw new Error('The queue is not open yet.')
      return queue.inspect()
    },
  }
}
