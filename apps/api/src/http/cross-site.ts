import { ApiError } from '@lilypad/contracts'
import type { FastifyRequest } from 'fastify'

type Facts = {
  method: string
  /** The header `Sec-Fetch-Site`: only browsers send it, and pages cannot forge it. */
  fetchSite: string | undefined
  origin: string | undefined
  /** Our own origins. */
  ownOrigins: readonly string[]
}

/**
 * Whether another site's page caused a request that changes something. `same-origin` passes, `none` (typed into the
 * address bar) passes for GET only; without the header the origin decides; with neither, no browser sent the request.
 * Source: specification, decisions 3.
 */
export const isCrossSite = ({ method, fetchSite, origin, ownOrigins }: Facts): boolean => {
  if (fetchSite !== undefined)
    return !(fetchSite === 'same-origin' || (fetchSite === 'none' && method === 'GET'))
  return origin !== undefined && !ownOrigins.includes(origin)
}

/** Refuses a request that another site's page caused. */
export const refuseCrossSite = (request: FastifyRequest, publicOrigin: string): void => {
  const facts = {
    method: request.method,
    fetchSite: request.headers['sec-fetch-site']?.toString(),
    origin: request.headers.origin,
    ownOrigins: [publicOrigin, `${request.protocol}://${request.host}`],
  }
  if (isCrossSite(facts)) throw new ApiError('forbidden')
}
