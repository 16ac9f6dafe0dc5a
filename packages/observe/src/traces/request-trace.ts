import type { IncomingHttpHeaders } from 'node:http'
import type { Tracer } from '@opentelemetry/api'

type Api = typeof import('@opentelemetry/api')

export type RequestTrace = {
  run<T>(work: () => T): T
  end(outcome: { route: string; status: number }): void
}

/** Names the route, never the address, which may hold tokens. `parent`: a trusted sender's headers, or null. */
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
