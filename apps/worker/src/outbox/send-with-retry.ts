import { type ClaimedEntry, claimEntry, giveUpEntry, markSent, restRecipient, retryEntry } from '@lilypad/db'
import { MAX_RETRY_WAIT_MS, MINUTE_MS, retryWait } from '@lilypad/domain'
import type { Deps } from '../deps.ts'
import type { SendOutcome } from '../services/mailer.ts'

/** How entries of one kind leave, and what else ends with one that is given up. */
export type Channel = {
  send: (entry: ClaimedEntry, signal: AbortSignal) => Promise<SendOutcome>
  giveUp?: (db: Deps['db'], id: number, failure: { error: string; now: Date }) => Promise<void>
}

type Needs = Pick<Deps, 'db' | 'logger' | 'counts' | 'now'>

/** An address that failed gets nothing for this long, or for as long as it asked. */
const MAX_REST_MS = 5 * MINUTE_MS

/** Returns whether it was sent. A stopped worker records nothing: the entry is due again when its claim ends. */
export async function sendWithRetry(deps: Needs, channel: Channel, id: number, signal: AbortSignal) {
  const entry = signal.aborted ? null : await claimEntry(deps.db, id)
  if (!entry) return false
  const outcome = await channel.send(entry, signal)
  if (!signal.aborted || outcome.outcome === 'sent') await record(deps, channel, entry, outcome)
  return outcome.outcome === 'sent'
}

async function record(
  deps: Needs,
  { giveUp = giveUpEntry }: Channel,
  entry: ClaimedEntry,
  outcome: SendOutcome,
): Promise<void> {
  const { db, counts, now } = deps
  const { id, kind, template, attempts } = entry
  if (outcome.outcome === 'dropped') return giveUpEntry(db, id, { error: null, now: now() })
  if (outcome.outcome === 'sent') {
    counts.mailed(template, 'sent')
    return markSent(db, id, now())
  }
  const wait = outcome.outcome === 'refused' ? null : retryWait(kind, attempts, Math.random())
  counts.mailed(template, wait === null ? 'given_up' : 'later')
  logFailure(deps, entry, wait === null)
  if (wait === null) return giveUp(db, id, { error: outcome.reason, now: now() })
  const asked = Math.min('waitMs' in outcome ? (outcome.waitMs ?? 0) : 0, MAX_RETRY_WAIT_MS)
  await retryEntry(db, id, { error: outcome.reason, waitMs: Math.max(wait, asked) })
  // Whether a notification or message is taken says how its address does.
  if (kind !== 'letter') await restRecipient(db, entry, Math.max(Math.min(wait, MAX_REST_MS), asked))
}

/** The reason may name the recipient, so it is kept out of the log. */
function logFailure({ logger }: Needs, { id, kind, template, attempts }: ClaimedEntry, isGivenUp: boolean) {
  const facts = { outboxId: id, kind: template, attempts, isGivenUp }
  // Webhooks' addresses are those of members: that one fails is no fault of ours.
  if (kind === 'webhook') logger.info(facts, 'A message to a webhook was not taken.')
  else
    logger.warn(
      facts,
      kind === 'push' ? 'A push notification could not be sent.' : 'An e-mail could not be sent.',
    )
}
