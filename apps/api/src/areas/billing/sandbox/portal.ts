import { serverPaths } from '@lilypad/contracts/addresses'
import { findPerson, findShownSubscription } from '@lilypad/db'
import { graceUntil, paymentLink } from '@lilypad/domain'
import { type PortalProps, renderPortal, renderSorry } from '@lilypad/pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../../deps/deps.ts'
import { type Fields, queryFields } from '../../../http/fields.ts'
import { paymentLinks } from '../payments/payment-links.ts'
import type { Sandbox } from '../payments/payments.ts'
import { asSandboxSubscription, nextMoment } from '../payments/sandbox-payments.ts'
import { ACTIONS } from './portal-actions.ts'

const SAID = new Map(
  Object.entries({
    cancel: 'Your subscription has ended.',
    change: 'Your plan has changed.',
    fail: 'A payment failed.',
    'give-up': 'The last try failed.',
    recover: 'The payment went through.',
    refund: 'The payment was refunded in full.',
    'refund-part': 'A third of the payment was refunded.',
    'fraud-warning': 'The bank warned of fraud.',
    dispute: 'The bank opened a dispute.',
    won: 'The dispute was decided for the merchant.',
    lost: 'The dispute was decided for the card’s owner.',
    stranger: 'Somebody else paid by a link that names nobody.',
  }),
)

const portalAddress = (token: string, more: Record<string, string>) =>
  `${serverPaths.sandboxPortal}?${new URLSearchParams({ token, ...more })}`

const toAsk = (ask: string | undefined): PortalProps['ask'] =>
  ask === 'cancel' || ask === 'plan' ? ask : null

/** `/sandbox/portal`: the target of a link to the customer portal; its token identifies the person. */
export function addPortal(
  pages: FastifyInstance,
  { config, database: { db }, now }: Pick<Deps, 'config' | 'database' | 'now'>,
  sandbox: Sandbox,
): void {
  const { publicUrl } = config.http
  const links = paymentLinks(config)

  /** The person of a token and their subscription; null when an error was already sent. */
  const read = async (token: string, reply: FastifyReply) => {
    const userId = sandbox.readPortalToken(token)
    const person = userId === null ? null : await findPerson(db, userId)
    const row = person && (await findShownSubscription(db, person.id))
    if (person && row) return { person, row }
    const text = 'This link is too old or not ours. Please open the portal from your account once more.'
    reply.code(404).send(renderSorry('This page cannot be opened', text, publicUrl))
    return null
  }

  pages.get(serverPaths.sandboxPortal, async (request, reply) => {
    const { token = '', ask, done = '' } = queryFields(request.query)
    const found = await read(token, reply)
    if (!found) return reply
    const { status, offer, periodEnd, pausedFrom = null } = asSandboxSubscription(found.row)
    const reference = found.person.stripeClientReferenceId
    return reply.send(
      renderPortal({
        token,
        publicUrl,
        offer,
        status,
        periodEnd,
        pausedFrom,
        graceUntil: graceUntil(found.row),
        accessEnd: found.row.accessEnd,
        ask: toAsk(ask),
        checkoutUrls: {
          skip: paymentLink(links.skip ?? publicUrl, reference),
          jump: paymentLink(links.jump ?? publicUrl, reference),
        },
        said: SAID.get(done) ?? null,
      }),
    )
  })

  pages.post<{ Body: Fields }>(serverPaths.sandboxPortal, async ({ body }, reply) => {
    const { token = '', action = '' } = body
    const found = await read(token, reply)
    if (!found) return reply
    const { row } = found
    const events =
      row.status === 'canceled' ? [] : (ACTIONS.get(action)?.(row, nextMoment(row, now()), body) ?? [])
    await sandbox.send(events)
    return reply.redirect(portalAddress(token, events.length > 0 ? { done: action } : {}), 303)
  })
}
