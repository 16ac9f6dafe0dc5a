import type { TrackerStatusId } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ownerId } from './accounts.ts'
import { bytes, instant, rowId } from './columns.ts'

/** Mails to a person's private address. One that proposes nothing keeps no text once it is read. */
export const inboundMails = pgTable(
  'inbound_mails',
  {
    id: rowId(),
    userId: ownerId(),
    /** SHA-256 of the Message-ID, hex: a second delivery is the same mail. */
    messageHash: text('message_hash').notNull(),
    /** SHA-256 of who sent it, hex, to count by. */
    senderHash: text('sender_hash').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** The message as it came; null once it is read. */
    raw: bytes('raw'),
    sender: text('sender'),
    subject: text('subject'),
    /** What the proposal rests on; null where a mail proposes nothing. */
    sentence: text('sentence'),
    jobId: bigint('job_id', { mode: 'number' }),
    company: text('company'),
    title: text('title'),
    status: integer('status').$type<TrackerStatusId>(),
    day: date('day', { mode: 'string' }),
    isAccepted: boolean('is_accepted'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    uniqueIndex('inbound_mails_once').on(table.userId, table.messageHash),
    index('inbound_mails_by_user').on(table.userId, table.receivedAt),
    index('inbound_mails_unread').on(table.receivedAt).where(sql`raw is not null`),
  ],
)
