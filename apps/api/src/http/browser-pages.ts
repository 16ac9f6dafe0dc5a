import type { Config } from '@lilypad/config'
import { ApiError } from '@lilypad/contracts'
import { renderFailure, renderNotFound } from '@lilypad/pages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { admitVisitor } from './authenticate.ts'
import { noteFailure, replyToError } from './errors.ts'
import { addPageHeaders, NOT_FOUND_POLICY } from './headers.ts'
import { HTML } from './prepared-reply.ts'
import type { Limits } from './rate-limits.ts'

/** Whether a browser navigates to this address, as opposed to a script that fetches data. */
export function isNavigation({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.accept?.includes('text/html') === true
}

const createErrorHandler =
  (publicUrl: string) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (!isNavigation(request)) return replyToError(error, request, reply)
    const { status, message } = noteFailure(error, request, reply)
    const page = renderFailure({ status, message, requestId: request.id, publicUrl })
    return reply.type(HTML).send(page)
  }

/** With page headers (`relaxed` as there), and failures that a person can read. */
export async function openToBrowsers(
  scope: FastifyInstance,
  config: Pick<Config, 'http'>,
  relaxed?: Record<string, string[]>,
): Promise<void> {
  await addPageHeaders(scope, config, relaxed)
  scope.setErrorHandler(createErrorHandler(config.http.publicUrl))
}

const CALLS = /^\/(admin-)?api([/?]|$)/

/** Whether a person opens the address in a browser. Programs get JSON. */
const isLookedAt = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !CALLS.test(url) && isNavigation({ headers })

/** No address of ours is as long, and looking for a file of a thousand folders takes milliseconds. */
const LONG_ADDRESS = 2_000

/** Answers unknown addresses, as many as calls: 404, as a page with links for people, as JSON for programs. */
export function addNotFound(
  app: FastifyInstance,
  { limits }: { limits: Pick<Limits, 'countRequest'> },
  publicUrl: string,
): void {
  // Files are looked for under every address that is read: of those only the handler knows that there is none.
  const isKnownAtOnce = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD'
  const isLong = ({ url }: FastifyRequest) => url.length > LONG_ADDRESS
  app.addHook('onRequest', async (request) => {
    if ((request.is404 && isKnownAtOnce(request)) || isLong(request)) await admitVisitor({ limits }, request)
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (!isKnownAtOnce(request) && !isLong(request)) await admitVisitor({ limits }, request)
    const failure = new ApiError('not_found')
    if (!isLookedAt(request)) throw failure
    noteFailure(failure, request, reply)
    return reply
      .header('content-security-policy', NOT_FOUND_POLICY)
      .type(HTML)
      .send(renderNotFound(publicUrl))
  })
}
