import { ApiError } from '@lilypad/contracts'
import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { findShownSubscription, isRunning, listRunningSubscriptions, type PaymentEvent } from '@lilypad/db'
import type { PauseMonths } from '@lilypad/domain'
import Stripe from 'stripe'
import { findPause, findPaused } from './find-pause.ts'
import type { Payments, PaymentsNeeds } from './payments.ts'
import { readPayer, withPayer } from './read-charge.ts'
import { NOT_CANCELLED, NOT_CHANGED, NOTHING_TO_MANAGE } from './sentences.ts'
import { createVerifier } from './verify-event.ts'

const TIMEOUT_MS = 8_000
const RETRIES = 1
const NO_CHARGE = 'The payment provider does not say whose charge this is.'
const PORTAL_DOWN = 'The payment provider does not answer at the moment. Please try again in a few minutes.'

/** All details but the message stay in our log. */
const failure = (message: string, cause: unknown) =>
  Object.assign(new ApiError('internal', message), { cause })

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

const connect = ({ config: { payments }, patienceMs }: PaymentsNeeds): Stripe => {
  const origin = payments.apiOrigin === undefined ? null : new URL(payments.apiOrigin)
  return new Stripe(payments.secretKey ?? '', {
    timeout: patienceMs ?? TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(origin && {
      protocol: origin.protocol === 'http:' ? 'http' : 'https',
      host: origin.hostname,
      port: origin.port || (origin.protocol === 'http:' ? 80 : 443),
    }),
  })
}

const toSeconds = (at: Date) => Math.floor(at.getTime() / 1000)

/**
 * A pause is a trial: Stripe charges nothing before its end, and then as before. What begins later than now is in the
 * metadata, since a trial itself begins at once.
 */
const createPauses = (stripe: Stripe, { database: { db }, now }: PaymentsNeeds) => {
  const change = async (id: string, trialEnd: number | 'now', pausedFrom: string) => {
    try {
      const metadata = { paused_from: pausedFrom }
      await stripe.subscriptions.update(id, { trial_end: trialEnd, proration_behavior: 'none', metadata })
    } catch (error) {
      throw failure(NOT_CHANGED, error)
    }
  }
  return {
    async pauseSubscription(userId: number, months: PauseMonths) {
      const { row, from, until } = await findPause(db, userId, { months, now: now() })
      await change(row.stripeSubscriptionId, toSeconds(until), String(toSeconds(from)))
      return { from, until }
    },
    async resumeSubscription(userId: number) {
      const { row, from } = await findPaused(db, userId)
      await change(row.stripeSubscriptionId, from > now() ? toSeconds(from) : 'now', '')
    },
  }
}

const createPortal = (stripe: Stripe, db: PaymentsNeeds['database']['db'], returnUrl: string) => {
  const open = async (customer: string, upgradeOf: string | null) => {
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: returnUrl,
      ...(upgradeOf !== null && {
        flow_data: { type: 'subscription_update', subscription_update: { subscription: upgradeOf } },
      }),
    })
    return url
  }
  /** A portal without plan changes refuses that flow: its main page is the next best. */
  const openOnPlans = (customer: string, subscriptionId: string) =>
    open(customer, subscriptionId).catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || isMissing(error)) throw error
      return open(customer, null)
    })

  return async (userId: number, isUpgrade: boolean): Promise<string> => {
    const shown = await findShownSubscription(db, userId)
    if (!shown) throw new ApiError('conflict', NOTHING_TO_MANAGE)
    return isUpgrade && isRunning(shown)
      ? openOnPlans(shown.stripeCustomerId, shown.stripeSubscriptionId)
      : open(shown.stripeCustomerId, null)
  }
}

/** Disputes and warnings of fraud name their charge alone, and the charge its payer. Fails when Stripe does not answer: the event comes again. */
const createPayerFinder = (stripe: Stripe) => async (event: PaymentEvent | null) => {
  if (event === null || !('charge' in event) || event.charge.customerId !== null) return event
  if (event.charge.kind === 'refunded') return event
  try {
    return withPayer(event, readPayer(await stripe.charges.retrieve(event.charge.chargeId)))
  } catch (error) {
    if (isMissing(error)) return event
    throw failure(NO_CHARGE, error)
  }
}

/** A checkout names its promotion code by id alone. Where Stripe does not say how it is typed, the id stands for it. */
const createCodeFinder = (stripe: Stripe) => async (event: PaymentEvent | null) => {
  if (event === null || 'charge' in event || !event.fact.promotionCode) return event
  const found = await stripe.promotionCodes.retrieve(event.fact.promotionCode).catch(() => null)
  return found ? { ...event, fact: { ...event.fact, promotionCode: found.code } } : event
}

/** Stripe, by its own client: the portal, cancelling, and its signatures. */
export const openStripePayments = (needs: PaymentsNeeds): Payments => {
  const { config, database, now } = needs
  const stripe = connect(needs)
  const portal = createPortal(stripe, database.db, clientAddress(config.http.publicUrl, paths.account.href()))

  const verify = createVerifier(config.payments.webhookSecret ?? '', now)
  const withItsPayer = createPayerFinder(stripe)
  const withItsCode = createCodeFinder(stripe)

  const cancel = async (id: string) => {
    try {
      await stripe.subscriptions.cancel(id)
    } catch (error) {
      // Stripe has no such subscription, or it has ended: nothing is left to cancel.
      if (!isMissing(error)) throw failure(NOT_CANCELLED, error)
    }
  }

  return {
    sandbox: null,
    ...createPauses(stripe, needs),
    verifyEvent: async (rawBody, signature) =>
      withItsCode(await withItsPayer(await verify(rawBody, signature))),
    async portalUrl({ id }, { upgrade }) {
      try {
        return await portal(id, upgrade)
      } catch (error) {
        if (isMissing(error)) throw new ApiError('conflict', NOTHING_TO_MANAGE)
        throw error instanceof Stripe.errors.StripeError ? failure(PORTAL_DOWN, error) : error
      }
    },
    async cancelSubscriptions(userId) {
      const running = await listRunningSubscriptions(database.db, userId)
      for (const { stripeSubscriptionId } of running) await cancel(stripeSubscriptionId)
    },
  }
}
