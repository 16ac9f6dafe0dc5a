import { type ChargeFact, findDueAt, isOurs, isWarningSettled } from '@lilypad/domain'
import type { Executor } from '../../database.ts'
import { isOurForm } from './payers.ts'
import { type NewPaymentCase, openCase, settleWarning } from './payment-cases.ts'
import { changesAsNews } from './payment-news.ts'
import { type ChargeEvent, listFactsOf, listFactsOfCharge } from './stripe-events.ts'
import { decideAccess, listOfCustomer, lockCustomer } from './withdrawn-access.ts'

/** A partial refund needs nobody: it stands in the history alone. */
function toCase(charge: ChargeFact, email: string | null): NewPaymentCase | null {
  const about = { stripeCustomerId: charge.customerId, stripeSubscriptionId: null, email }
  const what = {
    amount: charge.amount,
    currency: charge.currency,
    outcome: charge.outcome,
    dueAt: charge.dueAt,
    openedAt: charge.at,
  }
  if (charge.kind === 'fraud-warned')
    return {
      kind: 'fraud-warning',
      reference: charge.chargeId,
      ...about,
      ...what,
      amount: charge.amount || null,
    }
  if (charge.disputeId !== null) return { kind: 'dispute', reference: charge.disputeId, ...about, ...what }
  return charge.isFull ? { kind: 'refund', reference: charge.chargeId, ...about, ...what } : null
}

/** Whether a member bought one of these, whose account may be gone with all addresses. */
async function isOfMember(tx: Executor, rows: Awaited<ReturnType<typeof listOfCustomer>>): Promise<boolean> {
  const ids = rows.map(({ stripeSubscriptionId }) => stripeSubscriptionId)
  const facts = [...(await listFactsOf(tx, ids)).values()].flat()
  return facts.some(({ clientReference }) => isOurForm(clientReference))
}

/** Stored just now; the subscriptions of the customer decide whose it is. */
export async function takeCharge(tx: Executor, { charge, email }: ChargeEvent) {
  const { customerId, chargeId } = charge
  if (customerId !== null) await lockCustomer(tx, customerId)
  await lockCustomer(tx, chargeId)
  const facts = await listFactsOfCharge(tx, chargeId)
  const changes = customerId === null ? [] : await decideAccess(tx, customerId)
  const rows = customerId === null ? [] : await listOfCustomer(tx, customerId)
  const isPayerUnknown = rows.every(({ userId }) => userId === null)
  const isStranger = isPayerUnknown && !(await isOfMember(tx, rows))
  const ofDispute = facts.filter(({ disputeId }) => disputeId !== null && disputeId === charge.disputeId)
  const opened = toCase({ ...charge, dueAt: findDueAt(ofDispute) }, isStranger ? email : null)
  const change = opened && (await openCase(tx, opened))
  const isSettled = isWarningSettled(facts)
  if (isSettled) await settleWarning(tx, chargeId, charge.at)
  const isNew = change?.isNew && !(isSettled && charge.kind === 'fraud-warned')
  const isClosed = charge.kind === 'dispute-closed'
  const isLost = isClosed && !isOurs(charge.outcome)
  const lost = rows.filter(({ accessEnd }) => isLost && accessEnd === 'dispute')
  const members =
    lost.length > 0
      ? lost.map((subscription) => ({ subscription, news: 'dispute-lost' as const }))
      : changesAsNews(changes, charge.at)
  return {
    isPayerUnknown,
    news: {
      members,
      cases:
        opened !== null && (isNew || change?.hasMoved || isClosed)
          ? [{ ...opened, hasMoved: change?.hasMoved ?? false }]
          : [],
    },
  }
}
