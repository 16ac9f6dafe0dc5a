import { DAY_MS, isPaidPlan, renewalDollars } from '@lilypad/domain'
import { and, eq, gt, isNotNull, isNull, lte, notExists } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { outbox, subscriptions, users } from '../../schema/index.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { listFacts } from './stripe-events.ts'

const DAYS_BEFORE = 3

/** To people whose pause ends within three days, once a pause; safe to repeat. */
export async function writePauseReminders(db: Executor, now: Date): Promise<void> {
  const {
    stripeSubscriptionId: id,
    plan,
    currentPeriodEnd: end,
    pausedFrom,
    status,
    accessEnd,
  } = subscriptions
  const toldInPause = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(eq(outbox.userId, users.id), eq(outbox.template, 'pause-ending'), gt(outbox.createdAt, pausedFrom)),
    )
  const rows = await db
    .select({ id, plan, end, userId: users.id, recipient: users.email, firstName: users.firstName })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        notExists(toldInPause),
        isNotNull(pausedFrom),
        lte(pausedFrom, now),
        eq(status, 'trialing'),
        isNull(accessEnd),
        gt(end, now),
        lte(end, new Date(now.getTime() + DAYS_BEFORE * DAY_MS)),
      ),
    )
  for (const { id, plan, end, firstName, ...to } of rows) {
    if (!isPaidPlan(plan) || end === null) continue
    const checkout = (await listFacts(db, id)).find(({ kind }) => kind === 'checkout')
    const goesOnAt = end.toISOString()
    const content = { firstName, plan, goesOnAt, dollars: renewalDollars(plan, checkout?.amount ?? null) }
    await addToOutbox(db, { ...to, cause: `${id} ${goesOnAt}`, letter: { kind: 'pause-ending', content } })
  }
}
