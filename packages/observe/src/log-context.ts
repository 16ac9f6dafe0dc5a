import { AsyncLocalStorage } from 'node:async_hooks'

/** The request and the queue work that code runs for; log lines are found by it. */
export type LogContext = {
  requestId: string
  /** Name and id of the work, in the worker. */
  work?: string
  job?: string
}

const contexts = new AsyncLocalStorage<LogContext>()

/** Runs code in a context: everything it awaits, calls or enqueues stays in the same one. */
export const inLogContext = <T>(context: LogContext, work: () => T): T => contexts.run(context, work)

/** The current context; undefined for background activity, such as a start. */
export const currentLogContext = (): LogContext | undefined => contexts.getStore()
