import { lastTries, type PaymentFact, wasEverPaid } from '@lilypad/domain'
import type { Executor } from '../../database.ts'
import { type NewPaymentCase, openCase } from './payment-cases.ts'
import type { SubscriptionEvent } from './stripe-events.ts'

type Known = {
  facts: readonly PaymentFact[]
  customerId: string
  isPayerKnown: boolean
  /** Whether the provider may still charge. */
  isRunning: boolean
}

const toPrice = ({ amount = null, currency = null }: PaymentFact) => ({ amount, currency })

/** Events of a subscription arrive before the checkout that names its payer: until then, nobody is unknown. */
function unknownPayer(
  { fact, email }: SubscriptionEvent,
  { facts, isPayerKnown, isRunning }: Known,
): Pick<NewPaymentCase, 'email' | 'amount' | 'currency' | 'openedAt'> | null {
  const checkout = facts.find(({ kind }) => kind === 'checkout')
  if (isPayerKnown || !checkout || !wasEverPaid(facts)) return null
  // A deleted account's subscription was cancelled with it: its end asks nothing of anybody.
  const isMoneyTaken = isRunning || fact.kind === 'checkout'
  return isMoneyTaken ? { ...toPrice(checkout), email, openedAt: checkout.at } : null
}

/** Its payer is nobody we know, or its last try to charge failed. Returns the new ones. */
export async function openSubscriptionCases(
  tx: Executor,
  event: SubscriptionEvent,
  known: Known,
): Promise<NewPaymentCase[]> {
  const about = {
    stripeSubscriptionId: event.subscriptionId,
    stripeCustomerId: known.customerId,
    email: null,
    outcome: null,
  }
  const found: NewPaymentCase[] = lastTries(known.facts).map((tried) => ({
    ...about,
    ...toPrice(tried),
    kind: 'unpaid',
    reference: tried.id,
    openedAt: tried.at,
  }))
  const unknown = unknownPayer(event, known)
  if (unknown) found.push({ ...about, ...unknown, kind: 'unknown-payer', reference: event.subscriptionId })
  const opened: NewPaymentCase[] = []
  for (const one of found) if (await openCase(tx, one)) opened.push(one)
  return opened
}
