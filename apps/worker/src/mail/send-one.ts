import { type ClaimedEmail, claimEmail, dropEmail, giveUpEmail, markEmailSent, retryEmail } from '@lilypad/db'
import type { Deps } from '../deps.ts'
import type { SendOutcome } from './send-outcome.ts'

type Needs = Pick<Deps, 'db' | 'logger' | 'counts' | 'now'>
export type Send = (email: ClaimedEmail, signal: AbortSignal) => Promise<SendOutcome>
/** How long to wait after this many attempts; null when there is no other. */
type RetryWait = (attempts: number) => number | null
/** Records why something can never be sent. */
export type GiveUp = typeof giveUpEmail
type Sending = { emailId: number; signal: AbortSignal; retryWait: RetryWait; giveUp?: GiveUp }

/** The reason may name the recipient, so it is stored with the address and kept out of the log. */
const record = async (
  { db, logger, counts, now }: Needs,
  { id, kind, attempts }: ClaimedEmail,
  {
    outcome,
    retryWait,
    giveUp = giveUpEmail,
  }: Omit<Sending, 'emailId' | 'signal'> & { outcome: SendOutcome },
) => {
  if (outcome.outcome === 'sent') {
    counts.mailed(kind, 'sent')
    return markEmailSent(db, id, now())
  }
  if (outcome.outcome === 'dropped') return dropEmail(db, id, now())
  const wait = outcome.outcome === 'refused' ? null : retryWait(attempts)
  const waitMs = wait === null ? null : Math.max(wait, 'waitMs' in outcome ? (outcome.waitMs ?? 0) : 0)
  counts.mailed(kind, waitMs === null ? 'given_up' : 'later')
  const told = { emailId: id, kind, attempts, isGivenUp: waitMs === null }
  // The addresses of webhooks are those of members: that one fails is no fault of ours.
  if (kind === 'webhook') logger.info(told, 'A message to a webhook was not taken.')
  else logger.warn(told, 'An e-mail could not be sent.')
  return waitMs === null
    ? giveUp(db, id, { error: outcome.reason, now: now() })
    : retryEmail(db, id, { error: outcome.reason, waitMs })
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
