import { fileURLToPath } from 'node:url'
import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { FastifyAdapter } from '@bull-board/fastify'
import { ERROR_MESSAGES } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { requireAccess } from '../../http/access.ts'
import { refuseCrossSite } from '../../http/cross-site.ts'
import { replyToError } from '../../http/errors.ts'
import { addPageHeaders } from '../../http/headers.ts'
import type { Gate } from '../../http/implement-calls.ts'

/** The adapter's types expect Redis, but it calls only methods that a queue on PostgreSQL also has. */
type AnyQueue = ConstructorParameters<typeof BullMQAdapter>[0]

const PATH = serverPaths.queues
/** Its page sets its own base and uses inline styles. The fonts that it requests from another host stay blocked. */
const NEEDS = { baseUri: ["'self'"], styleSrc: ["'self'", "'unsafe-inline'"] }

/** Files of the page, which lie outside the api's own bundle. */
const UI_FILES = fileURLToPath(new URL('.', import.meta.resolve('@bull-board/ui/package.json')))

/** The action in the audit log when an admin retries or removes work. */
const CHANGE = { access: 'admin', method: 'POST', path: '/admin-api/change_queue' } as const

/** A view of the queue where admins can retry work. */
export async function addQueueDashboard(
  pages: FastifyInstance,
  { config, queue }: Pick<Deps, 'config' | 'queue'>,
  gate: Gate,
): Promise<void> {
  const view = new FastifyAdapter().setBasePath(PATH)
  createBullBoard({
    queues: queue.queues().map((lane) => new BullMQAdapter(lane as unknown as AnyQueue)),
    serverAdapter: view,
    options: { uiConfig: { boardTitle: 'Lilypad' }, uiBasePath: UI_FILES },
  })
  view.setErrorHandler(() => ({ status: 500, body: { message: ERROR_MESSAGES.internal } }))
  await addPageHeaders(pages, config, NEEDS)
  pages.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      if (request.method !== 'GET') refuseCrossSite(request, gate.publicOrigin)
      request.auth = await gate.authenticate(request, reply)
      requireAccess({ access: 'admin' }, request.auth)
    } catch (error) {
      // The view has its own error handler, which does not handle our refusals.
      replyToError(error as Error, request, reply)
      return reply
    }
  })
  pages.addHook('onResponse', async (request, reply) => {
    if (request.method === 'GET' || reply.statusCode >= 400) return
    const note = { subject: request.url.slice(PATH.length), details: {} }
    await gate.audit({ call: CHANGE, auth: request.auth, parsed: {}, note }, request)
  })
  await pages.register(view.registerPlugin(), { prefix: PATH })
}
