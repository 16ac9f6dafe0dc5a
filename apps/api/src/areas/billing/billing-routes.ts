import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import type { Gate } from '../../http/implement.ts'
import { addSandbox } from './sandbox/sandbox.ts'
import { addStripeWebhook } from './stripe-webhook.ts'

/** The webhook of Stripe, and the pages that stand in for it. */
export async function addBillingRoutes(
  app: FastifyInstance,
  deps: Deps,
  { gate }: { gate: Gate },
): Promise<void> {
  await app.register((scope) => addStripeWebhook(scope, deps, gate))
  await app.register((scope) => addSandbox(scope, deps, gate))
}
