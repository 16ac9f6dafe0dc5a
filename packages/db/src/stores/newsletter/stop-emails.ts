import { ALERT_SCHEDULES } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { users } from '../../schema/index.ts'
import { inTransaction } from '../in-transaction.ts'
import { switchOffAlerts } from '../searches/alerts.ts'
import { listNewsletterStatuses, setNewsletterStatus } from './newsletter.ts'

/** Alerts and newsletters; saved searches stay. */
export const stopAllEmails = (db: Executor, { userId, now }: { userId: number; now: Date }): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const schedule of ALERT_SCHEDULES) await switchOffAlerts(tx, { userId, schedule })
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
    if (!user) return
    for (const [listId, status] of await listNewsletterStatuses(tx, user.email))
      if (status === 'subscribed')
        await setNewsletterStatus(tx, { email: user.email, listId, status: 'unsubscribed', now })
  })
