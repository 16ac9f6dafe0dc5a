import {
  describeSubscription,
  isPaidFor,
  lastTries,
  type PaidPlanId,
  type PaymentFact,
  type SubscriptionDescription,
  wasEverPaid,
  wasEverPaidOnPlan,
} from '@lilypad/domain'
import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { subscriptions } from '../../schema/index.ts'
import { markToBeWelcomed } from '../accounts/users.ts'
import { takeCharge } from './charge-events.ts'
import { findPayer, linkCustomer, newestFirst, type Payer } from './payers.ts'
import { type NewPaymentCase, openCase, recognizeCustomer } from './payment-cases.ts'
import { changesAsNews, type PaymentNews } from './payment-news.ts'
import { addEvent, listFacts, type PaymentEvent, type SubscriptionEvent } from './stripe-events.ts'
import { decideAccess, lockCustomer } from './withdrawn-access.ts'

type Known = {
  facts: readonly PaymentFact[]
  customerId: string
  isPayerKnown: boolean
  /** Whether the provider may still charge. */
  isRunning: boolean
}

const toPrice = ({ amount = null, currency = null }: Pick<PaymentFact, 'amount' | 'currency'>) => ({
  amount,
  currency,
})

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
async function openSubscriptionCases(tx: Executor, event: SubscriptionEvent, known: Known) {
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
  for (const one of found) if ((await openCase(tx, one))?.isNew) opened.push(one)
  return opened
}

export type StartedSubscription = {
  userId: number
  email: string
  firstName: string
  plan: PaidPlanId
} & ReturnType<typeof toPrice>

export type EventOutcome = {
  /** The event was already handled; nothing changed. */
  isRepeated: boolean
  /** The payment names no known person. */
  isPayerUnknown: boolean
  started: StartedSubscription | null
  news: PaymentNews
}

const NOTHING: EventOutcome = {
  isRepeated: false,
  isPayerUnknown: false,
  started: null,
  news: { members: [], cases: [] },
}

export type Subscription = typeof subscriptions.$inferSelect

/** Simultaneous events of one subscription are handled one after the other. */
const lockSubscription = (tx: Executor, id: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`subscription ${id}`}, 0))`)

async function findSubscription(tx: Executor, id: string): Promise<Subscription | null> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.stripeSubscriptionId, id))
  return row ?? null
}

async function saveSubscription(
  tx: Executor,
  { id, customerId, userId }: { id: string; customerId: string; userId: number | null },
  { startedAt, ...described }: SubscriptionDescription,
  previous: Subscription | null,
): Promise<void> {
  const values = {
    ...described,
    plan: described.plan ?? previous?.plan ?? null,
    currentPeriodEnd: described.currentPeriodEnd ?? previous?.currentPeriodEnd ?? null,
    stripeCustomerId: customerId,
    userId,
  }
  await tx
    .insert(subscriptions)
    .values({ ...values, stripeSubscriptionId: id, createdAt: startedAt })
    .onConflictDoUpdate({
      target: subscriptions.stripeSubscriptionId,
      set: { ...values, createdAt: sql`least(${subscriptions.createdAt}, excluded.created_at)` },
    })
}

/** What became true by an event. A subscription without events did not come through this webhook. */
function comparedTo(previous: Subscription | null, facts: PaymentFact[], eventId: string, payer: Payer) {
  const before = facts.filter(({ id }) => id !== eventId)
  const wasTheirs = previous?.userId === payer.id
  return (rule: (facts: readonly PaymentFact[]) => boolean) =>
    rule(facts) && !(wasTheirs && (before.length === 0 || rule(before)))
}

async function takeSubscription(tx: Executor, event: SubscriptionEvent): Promise<EventOutcome> {
  const id = event.subscriptionId
  await lockSubscription(tx, id)
  const facts = await listFacts(tx, id)
  const described = describeSubscription(facts)
  const customerId = facts.find((fact) => fact.customerId !== null)?.customerId
  if (!described || !customerId) return NOTHING

  await lockCustomer(tx, customerId)
  const previous = await findSubscription(tx, id)
  const reference = facts.find((fact) => fact.clientReference !== null)?.clientReference ?? null
  const payer = await findPayer(tx, { reference, userId: previous?.userId ?? null, customerId })
  await saveSubscription(tx, { id, customerId, userId: payer?.id ?? null }, described, previous)
  if (payer) {
    await linkCustomer(tx, payer.id, customerId)
    await recognizeCustomer(tx, customerId)
  }
  const changes = await decideAccess(tx, customerId)
  const known = { facts, customerId, isPayerKnown: payer !== null, isRunning: isRunning(described) }
  const cases = await openSubscriptionCases(tx, event, known)
  const outcome = { ...NOTHING, news: { members: changesAsNews(changes, event.fact.at), cases } }
  if (!payer) return { ...outcome, isPayerUnknown: facts.some(({ kind }) => kind === 'checkout') }

  const isNow = comparedTo(previous, facts, event.fact.id, payer)
  if (isNow(wasEverPaid)) await markToBeWelcomed(tx, payer.id)
  const { id: userId, email, firstName } = payer
  const { plan } = described
  const isGranting = isPaidFor(described) && (await findSubscription(tx, id))?.accessEnd === null
  if (!isNow(wasEverPaidOnPlan) || !isGranting || plan === null) return outcome
  const price = toPrice(facts.find(({ kind }) => kind === 'checkout') ?? {})
  return { ...outcome, started: { userId, email, firstName, plan, ...price } }
}

/** Does so once; all follows from all events, in any order. In a transaction, which stores event and effect together. */
export async function takePaymentEvent(tx: Executor, event: PaymentEvent): Promise<EventOutcome> {
  if (!(await addEvent(tx, event))) return { ...NOTHING, isRepeated: true }
  return 'charge' in event ? { ...NOTHING, ...(await takeCharge(tx, event)) } : takeSubscription(tx, event)
}

const ENDED = ['canceled', 'incomplete_expired']

export const isRunning = ({ status }: Pick<Subscription, 'status'>): boolean => !ENDED.includes(status)

const listSubscriptions = (db: Executor, userId: number): Promise<Subscription[]> =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(...newestFirst)

export const listRunningSubscriptions = async (db: Executor, userId: number): Promise<Subscription[]> =>
  (await listSubscriptions(db, userId)).filter(isRunning)

/** The newest active one, else the newest; null for people who never had one. */
export async function findShownSubscription(db: Executor, userId: number): Promise<Subscription | null> {
  const all = await listSubscriptions(db, userId)
  return all.find(isRunning) ?? all[0] ?? null
}
