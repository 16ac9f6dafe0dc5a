import { type EndedAccess, getTier } from '@lilypad/domain'
import type { Executor } from '../../database.ts'
import { voidPasswordResets } from '../accounts/password-resets.ts'
import { endSessions } from '../accounts/sessions.ts'
import { findPerson } from '../accounts/users.ts'
import { revokeKeysOf } from '../programs/keys.ts'
import { endWebhooksOf } from '../programs/webhooks.ts'
import { endFeedsOf } from '../searches/searches.ts'
import { endCalendarOf } from '../tracker/calendar-feeds.ts'
import { setInboundToken } from '../tracker/inbound-mails.ts'
import { inTransaction, lockUser } from '../transactions.ts'

type Ending = {
  userId: number
  except?: string
  now: Date
}

/** Their browsers' notifications end with sessions. Addresses of feeds that were never shown do not count. */
export const revokeAccess = (db: Executor, { userId, except, now }: Ending): Promise<EndedAccess> =>
  inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    const person = await findPerson(tx, userId)
    await voidPasswordResets(tx, userId)
    const sessions = await endSessions(tx, userId, except === undefined ? {} : { except })
    const keys = await revokeKeysOf(tx, userId)
    const webhooks = await endWebhooksOf(tx, userId, now)
    const feeds = await endFeedsOf(tx, userId)
    const calendars = await endCalendarOf(tx, userId)
    const mailAddresses = Number(await setInboundToken(tx, userId, null))
    const areFeedsRead = person !== null && getTier(person.standing, now) === 'premium'
    return { sessions, keys, webhooks, feeds: areFeedsRead ? feeds : 0, calendars, mailAddresses }
  })
