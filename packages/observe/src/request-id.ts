import { randomUUID } from 'node:crypto'

/** Carries a request's id in requests and replies. */
export const REQUEST_ID_HEADER = 'x-request-id'

/**
 * Covers the ids of browsers, proxies and tracers, and nothing that could break a log: letters, digits, `-`, `_`, `.`.
 */
const WELL_FORMED = /^[\w.-]{8,64}$/

/**
 * A request's id: the one from its sender or a proxy if it is well formed, else a new one.
 *
 * @param sent the header `x-request-id` as received
 */
export const requestIdOf = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && WELL_FORMED.test(sent) ? sent : randomUUID()

/** An id for work that does not begin with a request, such as scheduled work. */
export const newRequestId = (): string => randomUUID()
