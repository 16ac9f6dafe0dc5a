import { serverPaths } from '@lilypad/contracts/addresses'
import { findPerson, findShownSubscription, type Subscription } from '@lilypad/db'
import { graceUntil, isPaidPlan, paymentLink } from '@lilypad/domain'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { type Fields, queryFields } from '../../../http/fields.ts'
import { paymentLinks } from '../payments/links.ts'
import type { Sandbox } from '../payments/payments.ts'
import {
  failedInvoiceEvent,
  paidUntil,
  type SandboxEvent,
  subscriptionEvent,
} from '../payments/sandbox-events.ts'
import { asSandboxSubscription, nextMoment } from '../payments/sandbox-payments.ts'
import { sorryPage } from './checkout-page.ts'
import { type PortalView, portalPage } from './portal-page.ts'

type Action = (row: Subscription, now: Date, fields: Fields) => SandboxEvent[]

const SAID = new Map(
  Object.entries({
    cancel: 'Your subscription has ended.',
    change: 'Your plan has changed.',
    recover: 'The payment went through.',
  }),
)

/** The events that each button causes. */
const ACTIONS = new Map<string, Action>(
  Object.entries<Action>({
    cancel: (row, at) => [
      subscriptionEvent('deleted', { ...asSandboxSubscription(row), status: 'canceled' }, { at }),
    ],
    change: (row, at, { plan }) => {
      const now = asSandboxSubscription(row)
      return isPaidPlan(plan) && plan !== now.plan
        ? [subscriptionEvent('updated', { ...now, plan, periodEnd: paidUntil(plan, at) }, { at })]
        : []
    },
    fail: (row, at) => {
      const now = asSandboxSubscription(row)
      const before = now.status === 'past_due' ? {} : { status: now.status }
      return [
        failedInvoiceEvent(now, { at }),
        subscriptionEvent('updated', { ...now, status: 'past_due' }, { at, before }),
      ]
    },
    recover: (row, at) => {
      const now = asSandboxSubscription(row)
      const paid = { ...now, status: 'active' as const, periodEnd: paidUntil(now.plan, at) }
      return [subscriptionEvent('updated', paid, { at, before: { status: now.status } })]
    },
  }),
)

const portalAddress = (token: string, more: Record<string, string>) =>
  `${serverPaths.sandboxPortal}?${new URLSearchParams({ token, ...more })}`

const askOf = (ask: string | undefined): PortalView['ask'] =>
  ask === 'cancel' || ask === 'plan' ? ask : null

/** `/sandbox/portal`: the target of a link to the customer portal; its token identifies the person. */
export const addPortal = (
  pages: FastifyInstance,
  { config, database: { db }, now }: Pick<Deps, 'config' | 'database' | 'now'>,
  sandbox: Sandbox,
): void => {
  const { publicUrl } = config.http
  const links = paymentLinks(config)

  /** The person of a token and their subscription; null when an error was already sent. */
  const read = async (token: string, reply: FastifyReply) => {
    const userId = sandbox.readPortalToken(token)
    const person = userId === null ? null : await findPerson(db, userId)
    const row = person && (await findShownSubscription(db, person.id))
    if (person && row) return { person, row }
    const text = 'This link is too old or not ours. Please open the portal from your account once more.'
    reply.code(404).send(sorryPage('This page cannot be opened', text, publicUrl))
    return null
  }

  pages.get(serverPaths.sandboxPortal, async (request, reply) => {
    const { token = '', ask, done = '' } = queryFields(request.query)
    const found = await read(token, reply)
    if (!found) return reply
    const { status, plan, periodEnd } = asSandboxSubscription(found.row)
    const reference = found.person.stripeClientReferenceId
    return reply.send(
      portalPage({
        token,
        publicUrl,
        plan,
        status,
        periodEnd,
        graceUntil: graceUntil(found.row),
        ask: askOf(ask),
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
