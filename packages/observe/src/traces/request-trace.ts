import type { IncomingHttpHeaders } from 'node:http'
import type { Tracer } from '@opentelemetry/api'

type Api = typeof import('@opentelemetry/api')

/** The part of a trace that a request is. */
export type RequestTrace = {
  /** Does something inside it. */
  run<T>(work: () => T): T
  end(outcome: { route: string; status: number }): void
}

/**
 * Begins the part of a trace that a request is. It names the route and never the address, which may hold tokens.
 *
 * @param parent headers of a sender whose `traceparent` is believed; null begins a trace of its own
 */
export const beginRequest = (
  { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }: Api,
  tracer: Tracer,
  { method, parent }: { method: string; parent: IncomingHttpHeaders | null },
): RequestTrace => {
  const around = parent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, parent)
  const attributes = { 'http.request.method': method }
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, around)
  const inside = trace.setSpan(around, span)
  return {
    run: (work) => context.with(inside, work),
    end({ route, status }) {
      span.updateName(`${method} ${route}`)
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}
