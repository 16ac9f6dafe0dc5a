import type { Config } from '@lilypad/config'
import { ApiError } from '@lilypad/contracts'
import { isOutboundLink } from '@lilypad/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** A page's own name can lead to this machine, and its script then read what is answered (DNS rebinding). */
export function refuseOtherHosts(app: FastifyInstance, { http }: Pick<Config, 'http'>): void {
  if (!http.isLoopback) return
  const own = [...LOOPBACK, new URL(http.publicUrl).hostname]
  app.addHook('onRequest', (request, _reply, done) => {
    const name = (request.raw.headers.host ?? '').toLowerCase().replace(/:\d*$/, '')
    if (own.includes(name)) done()
    else done(new ApiError('forbidden', `Only this machine may reach Lilypad: open ${http.publicUrl}.`))
  })
}

type Facts = {
  method: string
  /** The header `Sec-Fetch-Site`: only browsers send it, and pages cannot forge it. */
  fetchSite: string | undefined
  origin: string | undefined
  ownOrigins: readonly string[]
}

/**
 * Whether another site's page caused a request that changes something. `same-origin` passes, `none` (typed into the
 * address bar) passes for GET only; without the header the origin decides; with neither, no browser sent the request.
 * Source: specification, decisions 3.
 */
export function isCrossSite({ method, fetchSite, origin, ownOrigins }: Facts): boolean {
  if (fetchSite !== undefined)
    return !(fetchSite === 'same-origin' || (fetchSite === 'none' && method === 'GET'))
  return origin !== undefined && !ownOrigins.includes(origin)
}

/** A posting may link to our own address: a browser calls that same-origin, but a stranger chose it. */
export function refuseCrossSite(request: FastifyRequest, publicOrigin: string): void {
  const facts = {
    method: request.method,
    fetchSite: request.headers['sec-fetch-site']?.toString(),
    origin: request.headers.origin,
    ownOrigins: [publicOrigin, `${request.protocol}://${request.host}`],
  }
  if (isCrossSite(facts) || isOutboundLink(request.url)) throw new ApiError('forbidden')
}
