import { inLogContext, REQUEST_ID_HEADER, type RequestTrace } from '@lilypad/observe'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps.ts'

declare module 'fastify' {
  interface FastifyRequest {
    trace: RequestTrace | null
  }
}

/** Machines request these every few seconds: their traces would hide the others. */
const UNTRACED = ['/healthz', '/readyz', '/metrics']

const goOn = ({ id, trace }: FastifyRequest, next: () => void) =>
  inLogContext({ requestId: id }, () => (trace ? trace.run(next) : next()))

/** An id for its reply, log lines and queue works, and a trace. Register it first, but for what refuses requests. */
export function addRequestContext(app: FastifyInstance, { config, traces }: Pick<Deps, 'config' | 'traces'>) {
  const isParentBelieved = config.http.trustProxy !== false
  app.decorateRequest('trace', null)
  app.addHook('onRequest', (request, reply, done) => {
    const { id, method, headers } = request
    reply.header(REQUEST_ID_HEADER, id)
    if (traces && !UNTRACED.includes(request.routeOptions.url ?? ''))
      request.trace = traces.request({ method, parent: isParentBelieved ? headers : null })
    goOn(request, done)
  })
  if (!traces) return
  app.addHook('onResponse', (request, reply, done) => {
    request.trace?.end({ route: request.routeOptions.url ?? 'none', status: reply.statusCode })
    done()
  })
}
