import { randomUUID } from 'node:crypto'

/** Carries a request's id, to us and back. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** What browsers, proxies and tracers make: letters, digits, `-`, `_` and `.`, and nothing that a log could stumble over. */
const WELL_FORMED = /^[\w.-]{8,64}$/

/**
 * The id of a request: the one that its sender or a proxy gave it, if it is well formed, else a new one.
 *
 * @param sent the header `x-request-id` as it came
 */
export const requestIdOf = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && WELL_FORMED.test(sent) ? sent : randomUUID()

/** An id for what begins here and not with a request, such as a work of the schedule. */
export const newRequestId = (): string => randomUUID()
