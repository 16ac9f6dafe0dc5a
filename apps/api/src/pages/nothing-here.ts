import { ApiError } from '@lilypad/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { noteFailure } from '../http/errors.ts'
import { MISSING_FROG } from './house-look.ts'
import { escapeHtml, serverPage } from './server-page.ts'

const CALLS = /^\/(admin-)?api([/?]|$)/

/** Whether a person opens the address in a browser. Programs get JSON. */
const isLookedAt = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !CALLS.test(url) && (headers.accept ?? '').includes('text/html')

const page = (publicUrl: string) =>
  serverPage({
    title: 'Page not found',
    body: `<div class="missing">${MISSING_FROG}<h1>We couldn’t find that page.</h1>
<p>The link may be incomplete, or the page has moved.</p>
<p><a class="button" href="${escapeHtml(publicUrl)}/">Go to Lilypad</a></p></div>`,
    publicUrl,
  })

/** Answers unknown addresses: 404, as a page with links for people, as JSON for programs. */
export const addNothingHere = (app: FastifyInstance, publicUrl: string): void => {
  app.setNotFoundHandler((request, reply) => {
    const failure = new ApiError('not_found')
    if (!isLookedAt(request)) throw failure
    noteFailure(failure, request, reply)
    return reply
      .header('content-security-policy', "default-src 'self'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(page(publicUrl))
  })
}
