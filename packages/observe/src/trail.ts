import { AsyncLocalStorage } from 'node:async_hooks'

/** The request and the queue work that code runs for; log lines are found by it. */
export type Trail = {
  requestId: string
  /** Name and id of the work, in the worker. */
  work?: string
  job?: string
}

const trails = new AsyncLocalStorage<Trail>()

/** Runs code on a trail: everything it awaits, calls or enqueues stays on the same trail. */
export const onTrail = <T>(trail: Trail, work: () => T): T => trails.run(trail, work)

/** The current trail; undefined for background activity, such as a start. */
export const currentTrail = (): Trail | undefined => trails.getStore()
