import {
  type ClaimedEmail,
  claimEmail,
  dropEmail,
  giveUpEmail,
  markEmailSent,
  restRecipient,
  retryEmail,
} from '@lilypad/db'
import { MAX_RETRY_WAIT_MS } from '@lilypad/domain'
import type { Deps } from '../deps.ts'
import type { SendOutcome } from './send-outcome.ts'

type Needs = Pick<Deps, 'db' | 'logger' | 'counts' | 'now'>
export type Send = (email: ClaimedEmail, signal: AbortSignal) => Promise<SendOutcome>
/** By the number of attempts; null when there is no other. */
type RetryWait = (attempts: number) => number | null
export type GiveUp = typeof giveUpEmail
type Sending = { emailId: number; signal: AbortSignal; retryWait: RetryWait; giveUp?: GiveUp }

/** Whether a message is taken says how its address does. */
const TO_STRANGERS = ['webhook', 'push']
/** An address that failed gets nothing for this long, or for as long as it asked. */
const LONGEST_REST = 5 * 60_000

/** An address that failed rests until then. */
const retry = async (
  { db }: Needs,
  email: ClaimedEmail,
  { reason, wait, asked }: { reason: string; wait: number; asked: number },
) => {
  await retryEmail(db, email.id, { error: reason, waitMs: Math.max(wait, asked) })
  if (TO_STRANGERS.includes(email.kind))
    await restRecipient(db, email, Math.max(Math.min(wait, LONGEST_REST), asked))
}

/** The reason may name the recipient, so it is kept out of the log. */
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
  // Webhooks' addresses are those of members: that one fails is no fault of ours.
  if (kind === 'webhook') logger.info(told, 'A message to a webhook was not taken.')
  else logger.warn(told, 'An e-mail could not be sent.')
  const { reason } = outcome
  if (wait === null) return giveUp(db, id, { error: reason, now: now() })
  const asked = Math.min('waitMs' in outcome ? (outcome.waitMs ?? 0) : 0, MAX_RETRY_WAIT_MS)
  return retry(deps, email, { reason, wait, asked })
}

/** Returns whether it was sent. A worker that is stopped records nothing: it is due again when its claim ends. */
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
