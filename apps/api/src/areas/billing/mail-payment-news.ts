import {
  addToOutbox,
  type Executor,
  findPerson,
  isRunning,
  listAdmins,
  namePayer,
  type PaymentNews,
} from '@lilypad/db'
import { isOurs, isPremium } from '@lilypad/domain'

type Told = { cause: string; now: Date }

async function tellMember(
  tx: Executor,
  { subscription, news }: PaymentNews['members'][number],
  { cause, now }: Told,
): Promise<number | null> {
  const person = subscription.userId === null ? null : await findPerson(tx, subscription.userId)
  if (!person) return null
  const { currentPeriodEnd: end } = subscription
  const content = {
    firstName: person.firstName,
    news,
    keepsAccess: isPremium(person.standing, now),
    renewsAt: isRunning(subscription) && end !== null && end > now ? end.toISOString() : null,
  }
  return addToOutbox(tx, {
    userId: person.id,
    recipient: person.email,
    cause: `${cause} ${subscription.stripeSubscriptionId}`,
    letter: { kind: 'payment-news', content },
  })
}

function closedAs(outcome: string | null) {
  if (outcome === null) return null
  return isOurs(outcome) ? ('won' as const) : ('lost' as const)
}

/** Letters to the member and to all admins; `cause` is the event's id. Resolves to the letters' ids. */
export async function mailPaymentNews(tx: Executor, { members, cases }: PaymentNews, told: Told) {
  const ids: (number | null)[] = []
  for (const member of members) ids.push(await tellMember(tx, member, told))
  for (const opened of cases) {
    const { kind, outcome, amount, currency, reference } = opened
    const due = outcome === null && opened.dueAt ? { dueAt: opened.dueAt.toISOString() } : {}
    const moved = opened.hasMoved ? { hasMoved: true } : {}
    const whose = await namePayer(tx, opened)
    for (const { id: userId, email, firstName } of await listAdmins(tx))
      ids.push(
        await addToOutbox(tx, {
          userId,
          recipient: email,
          cause: `${told.cause} ${reference}`,
          letter: {
            kind: 'payment-case',
            content: {
              firstName,
              kind,
              closed: closedAs(outcome),
              amount,
              currency,
              ...due,
              ...moved,
              ...whose,
            },
          },
        }),
      )
  }
  return ids
}
