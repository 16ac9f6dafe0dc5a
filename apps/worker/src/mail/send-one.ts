import {
  type ClaimedEmail,
  claimEmail,
  dropEmail,
  giveUpEmail,
  markEmailSent,
  restRecipient,
  retryEmail,
} from '@lilypad/db'
import { LONGEST_RETRY_WAIT_MS } from '@lilypad/domain'
import type { Deps } from '../deps.ts'
import type { SendOutcome } from './send-outcome.ts'

type Needs = Pick<Deps, 'db' | 'logger' | 'counts' | 'now'>
export type Send = (email: ClaimedEmail, signal: AbortSignal) => Promise<SendOutcome>
/** How long to wait after this many attempts; null when there is no other. */
type RetryWait = (attempts: number) => number | null
/** Records why something can never be sent. */
export type GiveUp = typeof giveUpEmail
type Sending = { emailId: number; signal: AbortSignal; retryWait: RetryWait; giveUp?: GiveUp }

/** What goes to addresses of strangers: whether a message is taken says how its address does. */
const TO_STRANGERS = ['webhook', 'push']
/** An address that failed is given this long, in milliseconds, or as long as it asked, before it gets anything else. */
const LONGEST_REST = 5 * 60_000

/** Tries again later, and gives an address that failed a rest until then. */
const retry = async (
  { db }: Needs,
  email: ClaimedEmail,
  { reason, wait, asked }: { reason: string; wait: number; asked: number },
) => {
  await retryEmail(db, email.id, { error: reason, waitMs: Math.max(wait, asked) })
  if (TO_STRANGERS.includes(email.kind))
    await restRecipient(db, email, Math.max(Math.min(wait, LONGEST_REST), asked))
}

/** The reason may name the recipient, so it is stored with the address and kept out of the log. */
const record = async (
  deps: Needs,
  email: ClaimedEmail,
  {
    outcome,
    retryWait,
    giveUp = giveUpEmail,
  }: Omit<Sending, 'emailId' | 'signal'> & { outcome: SendOutcome },
) => {
  const { db, logger, counts, now } = deps
  const { id, kind, attempts } = email
  if (outcome.outcome === 'sent') {
    counts.mailed(kind, 'sent')
    return markEmailSent(db, id, now())
  }
  if (outcome.outcome === 'dropped') return dropEmail(db, id, now())
  const wait = outcome.outcome === 'refused' ? null : retryWait(attempts)
  counts.mailed(kind, wait === null ? 'given_up' : 'later')
  const told = { emailId: id, kind, attempts, isGivenUp: wait === null }
  // The addresses of webhooks are those of members: that one fails is no fault of ours.
  if (kind === 'webhook') logger.info(told, 'A message to a webhook was not taken.')
  else logger.warn(told, 'An e-mail could not be sent.')
  const { reason } = outcome
  if (wait === null) return giveUp(db, id, { error: reason, now: now() })
  const asked = Math.min('waitMs' in outcome ? (outcome.waitMs ?? 0) : 0, LONGEST_RETRY_WAIT_MS)
  return retry(deps, email, { reason, wait, asked })
}

/**
 * Claims something of the outbox, sends it and records what came of it; returns whether it was sent. A worker that is
 * stopped in the middle records nothing: it is due again when its claim ends.
 */
export const sendOne = async (
  deps: Needs,
  send: Send,
  { emailId, signal, ...rules }: Sending,
): Promise<boolean> => {
  const email = signal.aborted ? null : await claimEmail(deps.db, emailId)
  if (!email) return false
  const outcome = await send(email, signal)
  if (!signal.aborted || outcome.outcome === 'sent') await record(deps, email, { outcome, ...rules })
  return outcome.outcome === 'sent'
}
