import { randomUUID } from 'node:crypto'

export const REQUEST_ID_HEADER = 'x-request-id'

/** Covers the ids of browsers, proxies and tracers, and nothing that could break a log. */
const WELL_FORMED = /^[\w.-]{8,64}$/

/** The one from its sender or a proxy if it is well formed, else a new one. */
export const getRequestId = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && WELL_FORMED.test(sent) ? sent : randomUUID()

export const newRequestId = (): string => randomUUID()
