import { type ClaimedEmail, findEmail, giveUpPush } from '@lilypad/db'
import { mailRetryWait, RESET_LIFE_MS } from '@lilypad/domain'
import { type RenderedMail, renderMail } from '@lilypad/mail'
import type { Handlers } from '@lilypad/queue'
import { tellJobs } from '../alerts/tell-jobs.ts'
import { unpushedLetter } from '../alerts/unpushed-letter.ts'
import type { Deps } from '../deps.ts'
import { createSender } from '../mail/create-sender.ts'
import type { Mailer } from '../mail/mailer.ts'
import { type GiveUp, type Send, sendOne } from '../mail/send-one.ts'
import type { SendOutcome } from '../mail/send-outcome.ts'
import { duePush, sendPush } from '../push/send-push.ts'

const createMutex = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

const LONGEST_ROUND = 60_000

type MailDeps = Pick<Deps, 'db' | 'logger' | 'counts' | 'mailer' | 'mailSite' | 'pusher' | 'links' | 'now'>

/** The link of a later letter works no longer. */
const isTooLate = ({ kind, ageMs }: ClaimedEmail) => kind === 'reset' && ageMs > RESET_LIFE_MS

const write = async (email: ClaimedEmail, deps: MailDeps): Promise<RenderedMail | SendOutcome> => {
  if (isTooLate(email)) return { outcome: 'refused', reason: 'Its link works no longer.' }
  const { kind } = email
  const content = kind === 'digest' ? await tellJobs(deps, email.content) : email.content
  if (content === null) return { outcome: 'dropped' }
  try {
    return renderMail({ kind, content }, deps.mailSite)
  } catch {
    return { outcome: 'refused', reason: 'It cannot be written from what is stored.' }
  }
}

const isOutcome = (written: RenderedMail | SendOutcome): written is SendOutcome => 'outcome' in written

/**
 * Unless another worker does or did; the sweep retries. A worker that is stopped records nothing, since the server may
 * have accepted the e-mail: it is due again when its claim ends, under the same message id. Digests are sent one by
 * one, so that a dying worker leaves at most one that may arrive twice.
 */
export const sendMail = (deps: MailDeps): Handlers['send-mail'] => {
  const inTurn = createMutex()
  const giveUp: GiveUp = (db, id, failure) => giveUpPush(db, id, failure, unpushedLetter(deps))
  const sendPushes = createSender({
    logger: deps.logger,
    sendNow: (emailId, signal) =>
      sendOne(deps, sendPush(deps), { emailId, signal, retryWait: mailRetryWait, giveUp }),
    longestMs: LONGEST_ROUND,
  })
  return async ({ emailId }, { signal }) => {
    const { db, mailer } = deps
    const sending = { emailId, signal, retryWait: mailRetryWait }
    const email = await findEmail(db, emailId)
    if (email?.kind === 'push') {
      const sent = await sendPushes(signal, [await duePush(db, { id: emailId, ...email })])
      return { sent: sent.has(emailId) }
    }
    if (!mailer) return { sent: false }
    const send = () => sendOne(deps, sendLetter(deps, mailer), sending)
    return { sent: await (email?.kind === 'digest' ? inTurn(send) : send()) }
  }
}

const sendLetter =
  (deps: MailDeps, mailer: Mailer): Send =>
  async (email, signal) => {
    const { recipient, messageId } = email
    const written = await write(email, deps)
    return isOutcome(written) ? written : mailer.send({ recipient, messageId, letter: written }, signal)
  }
