import { ApiError } from '@lilypad/contracts'
import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { findShownSubscription, isRunning, listRunningSubscriptions, type PaymentEvent } from '@lilypad/db'
import Stripe from 'stripe'
import { createStripePauses } from './pause.ts'
import {
  CANNOT_REFUND,
  MAY_NOT_REFUND,
  NOT_ASKED,
  NOT_CANCELLED,
  NOTHING_TO_MANAGE,
  toPaymentError,
} from './payment-errors.ts'
import type { Payments, PaymentsNeeds } from './payments.ts'
import { readPayer, withPayer } from './read-charge.ts'
import { createVerifier } from './verify-event.ts'

const TIMEOUT_MS = 8_000
const RETRIES = 1
/** A payment must not wait for the name of its promotion code. */
const LOOK_UP_MS = 2_000
const NO_CHARGE = 'The payment provider does not say whose charge this is.'

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

function connect({ config: { payments }, patienceMs }: PaymentsNeeds): Stripe {
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

const createRefunds = (stripe: Stripe) => ({
  isRefunded: async (chargeId: string) => {
    const charge = await stripe.charges.retrieve(chargeId).catch((error: unknown) => {
      throw toPaymentError(NOT_ASKED, error)
    })
    return charge.refunded
  },
  refund: async (chargeId: string) => {
    await stripe.refunds.create({ charge: chargeId }).catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripePermissionError) throw new ApiError('conflict', MAY_NOT_REFUND)
      // By somebody else a moment ago.
      if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return
      if (error instanceof Stripe.errors.StripeInvalidRequestError)
        throw Object.assign(new ApiError('conflict', CANNOT_REFUND), { cause: error })
      throw toPaymentError(NOT_ASKED, error)
    })
  },
})

function createPortal(stripe: Stripe, db: PaymentsNeeds['database']['db'], returnUrl: string) {
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
    throw toPaymentError(NO_CHARGE, error)
  }
}

/** A checkout names its promotion code by id alone. Where Stripe does not say how it is typed, the id stands for it. */
const createCodeFinder = (stripe: Stripe) => async (event: PaymentEvent | null) => {
  if (event === null || 'charge' in event || !event.fact.promotionCode) return event
  const found = await stripe.promotionCodes
    .retrieve(event.fact.promotionCode, {}, { timeout: LOOK_UP_MS, maxNetworkRetries: 0 })
    .catch(() => null)
  return found ? { ...event, fact: { ...event.fact, promotionCode: found.code } } : event
}

/** Stripe, by its own client: the portal, cancelling, and its signatures. */
export function openStripePayments(needs: PaymentsNeeds): Payments {
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
      if (!isMissing(error)) throw toPaymentError(NOT_CANCELLED, error)
    }
  }

  return {
    sandbox: null,
    ...createStripePauses(stripe, needs),
    ...createRefunds(stripe),
    verifyEvent: async (rawBody, signature) =>
      withItsCode(await withItsPayer(await verify(rawBody, signature))),
    async portalUrl({ id }, { upgrade }) {
      try {
        return await portal(id, upgrade)
      } catch (error) {
        if (isMissing(error)) throw new ApiError('conflict', NOTHING_TO_MANAGE)
        throw error instanceof Stripe.errors.StripeError ? toPaymentError(NOT_ASKED, error) : error
      }
    },
    async cancelSubscriptions(userId) {
      const running = await listRunningSubscriptions(database.db, userId)
      for (const { stripeSubscriptionId } of running) await cancel(stripeSubscriptionId)
    },
  }
}
