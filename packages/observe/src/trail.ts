import { AsyncLocalStorage } from 'node:async_hooks'

/** Which request something is done for, and by which work of the queue; what a line of the log is found by. */
export type Trail = {
  requestId: string
  /** Name and id of the work, in the worker. */
  work?: string
  job?: string
}

const trails = new AsyncLocalStorage<Trail>()

/** Does something on a trail: whatever it awaits, calls or puts on the queue is done on the same one. */
export const onTrail = <T>(trail: Trail, work: () => T): T => trails.run(trail, work)

/** The trail of what runs now; undefined for what nobody asked for, such as a start. */
export const currentTrail = (): Trail | undefined => trails.getStore()
