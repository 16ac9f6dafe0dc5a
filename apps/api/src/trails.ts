import { onTrail, REQUEST_ID_HEADER, type RequestTrace } from '@lilypad/observe'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from './deps.ts'

declare module 'fastify' {
  interface FastifyRequest {
    trace: RequestTrace | null
  }
}

/** Asked every few seconds by machines: a trace of each would hide the others. */
const UNTRACED = ['/healthz', '/readyz', '/metrics']

const goOn = ({ id, trace }: FastifyRequest, next: () => void) =>
  onTrail({ requestId: id }, () => (trace ? trace.run(next) : next()))

/**
 * Every request has an id, which its reply names, and which stands in each line of the log and each work of the queue
 * that it causes; where traces are on, it is a part of one. Must be added before anything else that looks at requests.
 */
export const addTrails = (
  app: FastifyInstance,
  { config, traces }: Pick<Deps, 'config' | 'traces'>,
): void => {
  const isParentBelieved = config.http.trustProxy !== false
  app.decorateRequest('trace', null)
  app.addHook('onRequest', (request, reply, done) => {
    const { id, method, headers, routeOptions } = request
    reply.header(REQUEST_ID_HEADER, id)
    if (traces && !UNTRACED.includes(routeOptions.url ?? ''))
      request.trace = traces.request({ method, parent: isParentBelieved ? headers : null })
    goOn(request, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.trace?.end({ route: request.routeOptions.url ?? 'none', status: reply.statusCode })
    done()
  })
}
