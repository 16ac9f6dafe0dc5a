import { randomUUID } from 'node:crypto'
import type { Subscription } from '@lilypad/db'
import { isPaidPlan, OFFER_TERMS } from '@lilypad/domain'
import type { Fields } from '../../../http/fields.ts'
import {
  disputeEvent,
  failedInvoiceEvent,
  fraudWarningEvent,
  paidCheckout,
  paidUntil,
  refundEvent,
  type SandboxEvent,
  subscriptionEvent,
} from '../payments/sandbox-events.ts'
import { asSandboxSubscription } from '../payments/sandbox-payments.ts'

type Action = (row: Subscription, now: Date, fields: Fields) => SandboxEvent[]

/** The payment of the current period was made when its subscription was last described. */
const toCharged = ({ describedAt }: Subscription) => ({ chargedAt: describedAt })

const disputed =
  (status: 'needs_response' | 'won' | 'lost'): Action =>
  (row, at) => [disputeEvent(asSandboxSubscription(row), { at, status, ...toCharged(row) })]

/** The events that each button of the portal causes. */
export const ACTIONS = new Map<string, Action>(
  Object.entries<Action>({
    cancel: (row, at) => [
      subscriptionEvent('deleted', { ...asSandboxSubscription(row), status: 'canceled' }, { at }),
    ],
    change: (row, at, { plan }) => {
      const now = asSandboxSubscription(row)
      return isPaidPlan(plan) && plan !== OFFER_TERMS[now.offer].plan
        ? [subscriptionEvent('updated', { ...now, offer: plan, periodEnd: paidUntil(plan, at) }, { at })]
        : []
    },
    fail: (row, at) => {
      const now = asSandboxSubscription(row)
      const before = now.status === 'past_due' ? {} : { status: now.status }
      return [
        failedInvoiceEvent(now, { at, isLast: false }),
        subscriptionEvent('updated', { ...now, status: 'past_due' }, { at, before }),
      ]
    },
    'give-up': (row, at) => [failedInvoiceEvent(asSandboxSubscription(row), { at, isLast: true })],
    refund: (row, at) => [refundEvent(asSandboxSubscription(row), { at, part: 1, ...toCharged(row) })],
    'refund-part': (row, at) => [
      refundEvent(asSandboxSubscription(row), { at, part: 1 / 3, ...toCharged(row) }),
    ],
    'fraud-warning': (row, at) => [fraudWarningEvent(asSandboxSubscription(row), { at, ...toCharged(row) })],
    dispute: disputed('needs_response'),
    won: disputed('won'),
    lost: disputed('lost'),
    stranger: (row, at) =>
      paidCheckout({
        session: randomUUID(),
        clientReferenceId: null,
        email: 'stranger@example.com',
        offer: asSandboxSubscription(row).offer,
        at,
      }),
    recover: (row, at) => {
      const now = asSandboxSubscription(row)
      const paid = {
        ...now,
        status: 'active' as const,
        periodEnd: paidUntil(now.offer, at),
        pausedFrom: null,
      }
      return [subscriptionEvent('updated', paid, { at, before: { status: now.status } })]
    },
  }),
)
