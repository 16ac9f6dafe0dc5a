import { listUnsyncedSubscriptions, markSubscriptionSynced, noteSyncFailure } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'

/** Changes per turn; Kit allows 120 requests a minute, and a subscription takes two. */
const MOST = 50

/** Oldest first. Without a provider the lists exist only in our database. */
export const syncNewsletter =
  ({ db, kit, logger, now }: Pick<Deps, 'db' | 'kit' | 'logger' | 'now'>): Handlers['sync-newsletter'] =>
  async (_payload, { signal }) => {
    if (!kit) return { synced: 0 }
    let synced = 0
    for (const change of await listUnsyncedSubscriptions(db, now(), MOST)) {
      if (signal.aborted) break
      const answer = await kit.tell(change)
      if (answer === 'done') {
        await markSubscriptionSynced(db, change, now())
        synced += 1
        continue
      }
      await noteSyncFailure(db, change)
      logger.warn({ listId: change.listId, answer }, 'The newsletter provider could not be told of a change.')
      // The next one would fail too.
      if (answer === 'later') break
    }
    return { synced }
  }
