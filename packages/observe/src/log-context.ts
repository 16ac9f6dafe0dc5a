import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

export const REQUEST_ID_HEADER = 'x-request-id'

/** Covers the ids of browsers, proxies and tracers, and nothing that could break a log. */
const WELL_FORMED = /^[\w.-]{8,64}$/

/** The one from its sender or a proxy if it is well formed, else a new one. */
export const getRequestId = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && WELL_FORMED.test(sent) ? sent : randomUUID()

/** Log lines name their trace without loading OpenTelemetry. */
const current: { traceId: () => string | undefined } = { traceId: () => undefined }

/** 32 hex digits; undefined while nothing is traced. */
export const traceId = (): string | undefined => current.traceId()

export function tellTraceId(tell: () => string | undefined): void {
  current.traceId = tell
}

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
