import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { refuseCrossSite } from '../../http/cross-site.ts'
import { readForm } from '../../http/fields.ts'
import { addPageHeaders } from '../../http/headers.ts'
import type { Gate } from '../../http/implement-calls.ts'
import { HTML } from '../../http/prepared-reply.ts'
import { addCheckout } from './sandbox/checkout.ts'
import { addPortal } from './sandbox/portal.ts'
import { addStripeWebhook } from './stripe-webhook.ts'

const FORM_LIMIT = 16 * 1024

/** Pages that stand in for the payment provider's. They exist only with the payment sandbox. */
async function addSandbox(pages: FastifyInstance, deps: Deps, gate: Gate): Promise<void> {
  const { sandbox } = deps.payments
  if (sandbox === null) return
  // Paying ends on a page of the product, at its public address.
  await addPageHeaders(pages, deps.config, { formAction: ["'self'", gate.publicOrigin] })
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, readForm(String(body))),
  )
  pages.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseCrossSite(request, gate.publicOrigin)
    reply.header('cache-control', 'no-store').type(HTML)
  })
  // A form without fields: each page says what is missing.
  pages.addHook('preValidation', async (request) => {
    request.body ??= {}
  })
  addCheckout(pages, deps, sandbox)
  addPortal(pages, deps, sandbox)
}

export async function addBillingRoutes(app: FastifyInstance, deps: Deps, { gate }: { gate: Gate }) {
  await app.register((scope) => addStripeWebhook(scope, deps, gate))
  await app.register((scope) => addSandbox(scope, deps, gate))
}
