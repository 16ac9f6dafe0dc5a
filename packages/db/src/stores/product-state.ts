import type { BoardState } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { withDates } from './revive-dates.ts'

export type ProductState = {
  /** Boards in use, by state; states without boards are missing. */
  boards: Partial<Record<BoardState, number>>
  jobsListed: number
  /** Unsent e-mails that are not abandoned, and how long the oldest has waited; addresses of webhooks may take a day. */
  emailsWaiting: number
  emailsOldestSeconds: number
  /** How long the oldest message that was never tried has waited, of webhooks whose address does not fail. */
  messagesOldestSeconds: number
  loopFinishedAt: Date | null
  /** How long the open loop has been running; 0 without an open loop. */
  loopOpenSeconds: number
}

/** By one statement, by the database's clock. */
export async function readProductState(db: Executor): Promise<ProductState> {
  const { rows } = await db.execute(sql`
    with open_email as (
      select count(*) as waiting, min(created_at) as oldest from outbox
      where sent_at is null and failed_at is null and kind <> 'webhook'
    ), new_message as (
      select min(message.created_at) as oldest from outbox message
      join webhooks on webhooks.id = message.webhook_id and webhooks.failing_since is null
      where message.sent_at is null and message.failed_at is null and message.attempts = 0
    ), state as (
      select state, count(*) as boards from boards where removed_at is null group by state
    )
    select (select coalesce(json_object_agg(state, boards), '{}') from state) as boards,
      (select count(*) from jobs where unlisted_reason is null)::float8 as "jobsListed",
      open_email.waiting::float8 as "emailsWaiting",
      coalesce(extract(epoch from now() - open_email.oldest), 0)::float8 as "emailsOldestSeconds",
      coalesce(extract(epoch from now() - new_message.oldest), 0)::float8 as "messagesOldestSeconds",
      (select max(finished_at) from scrape_loops) as "loopFinishedAt",
      coalesce((select extract(epoch from now() - started_at) from scrape_loops where finished_at is null), 0)::float8
        as "loopOpenSeconds"
    from open_email, new_message`)
  const [state] = withDates<ProductState>(rows, { loopFinishedAt: true })
  if (!state) throw new Error('The state could not be read.')
  return state
}
