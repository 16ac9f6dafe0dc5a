import type { Config } from '@lilypad/config'
import { clientAddress, paths } from '@lilypad/contracts/addresses'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml, serverPage } from '../pages/server-page.ts'
import { noteFailure, replyToError } from './errors.ts'
import { addPageHeaders } from './headers.ts'

/** Whether a browser navigates to this address, as opposed to a script that fetches data. */
export const isNavigation = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.accept?.includes('text/html') === true

const WAYS_ON: Record<number, [path: string, words: string]> = {
  401: [clientAddress('', paths.logIn.href()), 'Log In'],
}
const HOME: [path: string, words: string] = ['/', 'Back to Lilypad']

type Failed = { status: number; message: string; requestId: string }

const failurePage = ({ status, message, requestId }: Failed, publicUrl: string) => {
  const [path, words] = WAYS_ON[status] ?? HOME
  const body = `
<h1>That didn’t work.</h1>
<p>${escapeHtml(message)}</p>${
    status >= 500
      ? `
<p>Request id: <code>${escapeHtml(requestId)}</code></p>`
      : ''
  }
<p><a class="button" href="${escapeHtml(publicUrl + path)}">${words}</a></p>`
  return serverPage({ title: 'That didn’t work', body, publicUrl })
}

const createErrorHandler =
  (publicUrl: string) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (!isNavigation(request)) return replyToError(error, request, reply)
    const { status, message } = noteFailure(error, request, reply)
    const failed = { status, message, requestId: request.id }
    return reply.type('text/html; charset=utf-8').send(failurePage(failed, publicUrl))
  }

/**
 * Prepares the routes of a scope for being opened in a browser: with page headers, and failures that a person can read.
 *
 * @param relaxed directives in which these pages need more
 */
export const openToBrowsers = async (
  scope: FastifyInstance,
  config: Pick<Config, 'http'>,
  relaxed?: Record<string, string[]>,
): Promise<void> => {
  await addPageHeaders(scope, config, relaxed)
  scope.setErrorHandler(createErrorHandler(config.http.publicUrl))
}
