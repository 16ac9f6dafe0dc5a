import { ApiError } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { deriveSecret, isSigned, sign } from '@lilypad/crypto'
import {
  findShownSubscription,
  listFactsOfCharge,
  listRunningSubscriptions,
  type Subscription,
} from '@lilypad/db'
import Stripe from 'stripe'
import { findPausable, findPaused } from './pause.ts'
import { NOT_CANCELLED, NOTHING_TO_MANAGE } from './payment-errors.ts'
import type { Payments, PaymentsNeeds } from './payments.ts'
import {
  paidUntil,
  readOffer,
  type SandboxEvent,
  type SandboxSubscription,
  subscriptionEvent,
  toRefund,
} from './sandbox-events.ts'
import { createVerifier } from './verify-event.ts'

const LIFE_MS = 60 * 60 * 1000

/** A token that opens the sandbox's portal for one person, for an hour: `<user id>.<expiry>.<signature>`. */
function makePortalToken(secret: string, userId: number, now: Date): string {
  const text = `${userId}.${now.getTime() + LIFE_MS}`
  return `${text}.${sign(secret, text)}`
}

/** The user whose portal a token opens; null for a forged or expired one. */
function readPortalToken(secret: string, token: string, now: Date): number | null {
  const [, text = '', userId, expiry, signature = ''] =
    /^((\d{1,15})\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? []
  const isValid = isSigned(secret, { text, signature }) && Number(expiry) > now.getTime()
  return isValid ? Number(userId) : null
}

const TIMEOUT_MS = 10_000
/** Stripe repeats failed events for days; here a person is waiting, so this many tries must do. */
const TRIES = 3

function createEventSender(secret: string, { ownOrigin, now, patienceMs }: PaymentsNeeds) {
  const post = async (body: string): Promise<boolean> => {
    const timestamp = Math.floor(now().getTime() / 1000)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
    const response = await fetch(ownOrigin() + serverPaths.stripeWebhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      signal: AbortSignal.timeout(patienceMs ?? TIMEOUT_MS),
    })
    return response.ok
  }
  const deliver = async (event: SandboxEvent): Promise<void> => {
    const body = JSON.stringify(event)
    for (let attempt = 0; attempt < TRIES; attempt += 1) if (await post(body)) return
    throw new ApiError('internal', 'The payment sandbox could not record this. Please try again.')
  }
  return async (events: readonly SandboxEvent[]) => {
    for (const event of events) await deliver(event)
  }
}

const KNOWN = ['past_due', 'canceled', 'trialing'] as const

/** The sandbox keeps no data of its own: it derives a subscription from the events that we stored. */
export function asSandboxSubscription(row: Subscription): SandboxSubscription {
  const offer = readOffer(row)
  const periodEnd = row.currentPeriodEnd ?? row.describedAt
  return {
    id: row.stripeSubscriptionId,
    customerId: row.stripeCustomerId,
    status: KNOWN.find((status) => status === row.status) ?? 'active',
    offer,
    periodEnd,
    pausedFrom: row.pausedFrom,
    first: periodEnd > paidUntil(offer, row.createdAt) ? null : { promotionCode: row.promotionCode },
  }
}

/** Events have whole seconds: a subscription's next event is at least a second after the last. */
export const nextMoment = (row: Pick<Subscription, 'describedAt'>, now: Date): Date =>
  new Date(Math.max(now.getTime(), row.describedAt.getTime() + 1000))

/** The payment sandbox: no money moves, and its only effect is the events it sends to the webhook. */
export function openSandboxPayments(needs: PaymentsNeeds): Payments {
  const { config, database, now } = needs
  const { sessionSecret, publicUrl } = config.http
  const webhookSecret =
    config.payments.webhookSecret ?? deriveSecret(sessionSecret, 'payment sandbox: webhook')
  const portalSecret = deriveSecret(sessionSecret, 'payment sandbox: portal')
  const send = createEventSender(webhookSecret, needs)

  const endSubscription = (row: Subscription) => {
    const ended: SandboxSubscription = { ...asSandboxSubscription(row), status: 'canceled' }
    return send([subscriptionEvent('deleted', ended, { at: nextMoment(row, now()) })])
  }

  const change = (row: Subscription, changes: Partial<SandboxSubscription>) =>
    send([
      subscriptionEvent(
        'updated',
        { ...asSandboxSubscription(row), ...changes },
        { at: nextMoment(row, now()), before: { status: row.status } },
      ),
    ])

  return {
    async pauseSubscription(userId, months) {
      const { row, from, until } = await findPausable(database.db, userId, { months, now: now() })
      await change(row, { status: 'trialing', periodEnd: until, pausedFrom: from })
      return { from, until }
    },
    async resumeSubscription(userId, chargeNow) {
      const { row, from } = await findPaused(database.db, userId, { chargeNow, now: now() })
      const periodEnd = chargeNow ? paidUntil(readOffer(row), now()) : from
      await change(row, { status: 'active', periodEnd, pausedFrom: null })
    },
    isRefunded: async (chargeId) =>
      (await listFactsOfCharge(database.db, chargeId)).some(({ isFull }) => isFull),
    async refund(chargeId) {
      const [known] = await listFactsOfCharge(database.db, chargeId)
      if (known) await send([toRefund(known, now())])
    },
    verifyEvent: createVerifier(webhookSecret, now),
    async portalUrl({ id }, { upgrade }) {
      if (!(await findShownSubscription(database.db, id))) throw new ApiError('conflict', NOTHING_TO_MANAGE)
      const query = new URLSearchParams({ token: makePortalToken(portalSecret, id, now()) })
      if (upgrade) query.set('ask', 'plan')
      return `${publicUrl}${serverPaths.sandboxPortal}?${query}`
    },
    async cancelSubscriptions(userId) {
      for (const row of await listRunningSubscriptions(database.db, userId))
        await endSubscription(row).catch((cause: unknown) => {
          throw Object.assign(new ApiError('internal', NOT_CANCELLED), { cause })
        })
    },
    sandbox: { send, readPortalToken: (token) => readPortalToken(portalSecret, token, now()) },
  }
}
