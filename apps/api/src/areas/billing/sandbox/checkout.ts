import { randomBytes } from 'node:crypto'
import { clientAddress, paths, serverPaths } from '@lilypad/contracts/addresses'
import { isClientReference } from '@lilypad/db'
import { isOffer, OFFER_TERMS } from '@lilypad/domain'
import { renderCheckout, renderSorry } from '@lilypad/pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../../deps/deps.ts'
import { type Fields, queryFields } from '../../../http/fields.ts'
import type { Sandbox } from '../payments/payments.ts'
import { paidCheckout } from '../payments/sandbox-events.ts'

const SESSION = /^[\w-]{22}$/
const MAX_CODE = 50
const DECLINED = 'Your card was declined. Nothing was charged. Please choose another card.'
const EXAMPLE = { email: 'you@example.com', name: 'Robin Pond' }

/** `/sandbox/checkout`: the target of a payment link. */
export function addCheckout(
  pages: FastifyInstance,
  { config, database: { db }, now }: Pick<Deps, 'config' | 'database' | 'now'>,
  sandbox: Sandbox,
): void {
  const { publicUrl } = config.http
  const sorry = (reply: FastifyReply, text: string) =>
    reply.code(404).send(renderSorry('This checkout cannot be opened', text, publicUrl))

  /** What both the page and its button need; null when an error was already sent. */
  const read = async (fields: Fields, reply: FastifyReply) => {
    const { plan: offer, client_reference_id: reference = '' } = fields
    if (!isOffer(offer)) sorry(reply, 'There is no such plan.')
    else if (!(await isClientReference(db, reference)))
      sorry(
        reply,
        'We do not know whom this payment is for. Please sign up or log in, and choose a plan there.',
      )
    else return { offer, clientReferenceId: reference }
    return null
  }

  pages.get(serverPaths.sandboxCheckout, async ({ query }, reply) => {
    const fields = queryFields(query)
    const order = await read(fields, reply)
    const email = fields.prefilled_email ?? EXAMPLE.email
    const sessionId = randomBytes(16).toString('base64url')
    return order
      ? reply.send(renderCheckout({ ...order, ...EXAMPLE, email, sessionId, publicUrl, error: null }))
      : reply
  })

  pages.post<{ Body: Fields }>(serverPaths.sandboxCheckout, async ({ body }, reply) => {
    const order = await read(body, reply)
    if (!order) return reply
    const { session = '', email = '', name = '' } = body
    if (!SESSION.test(session)) return sorry(reply, 'Please open the payment link once more.')
    if (body.card !== 'works') {
      const view = { ...order, email, name, sessionId: session, publicUrl, error: DECLINED }
      return reply.send(renderCheckout(view))
    }
    const promotionCode = (body.promotion_code ?? '').trim().slice(0, MAX_CODE).toUpperCase()
    await sandbox.send(paidCheckout({ ...order, session, email, promotionCode, at: now() }))
    return reply.redirect(
      clientAddress(publicUrl, paths.dashboardAfterPayment.href(OFFER_TERMS[order.offer].plan)),
      303,
    )
  })
}
