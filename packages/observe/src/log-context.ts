import { AsyncLocalStorage } from 'node:async_hooks'

export type LogContext = {
  requestId: string
  /** Name and id of the work, in the worker. */
  work?: string
  job?: string
}

const contexts = new AsyncLocalStorage<LogContext>()

/** Everything it awaits, calls or enqueues stays in the same one. */
export const inLogContext = <T>(context: LogContext, work: () => T): T => contexts.run(context, work)

/** Undefined for background activity, such as a start. */
export const currentLogContext = (): LogContext | undefined => contexts.getStore()
