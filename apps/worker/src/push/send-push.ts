import {
  type ClaimedEmail,
  type Db,
  type DueMessage,
  dropPushSubscription,
  findPushTarget,
  notePushSent,
} from '@lilypad/db'
import { mailRetryWait } from '@lilypad/domain'
import { pushNote } from '@lilypad/mail'
import type { Deps } from '../deps.ts'
import type { SendOutcome } from '../mail/send-outcome.ts'

const ENDED = { outcome: 'refused', reason: 'The browser takes no more notifications.' } as const

/** A subscription that takes none, or not for a day, is deleted. */
export const sendPush =
  ({ db, pusher, now }: Pick<Deps, 'db' | 'pusher' | 'now'>) =>
  async (push: ClaimedEmail, signal: AbortSignal): Promise<SendOutcome> => {
    if (!pusher) return { outcome: 'refused', reason: 'Push notifications are not set up.' }
    const { recipient, content, messageId, cause, attempts } = push
    const id = Number(recipient)
    const keptDays = cause.startsWith('weekly') ? 7 : 1
    const target = await findPushTarget(db, id)
    const note = pushNote.safeParse(content)
    if (!target) return ENDED
    if (!note.success) return { outcome: 'refused', reason: 'It cannot be read from what is stored.' }
    const outcome = await pusher.send({ target, note: note.data, messageId, keptDays }, signal)
    if (outcome.outcome === 'sent') await notePushSent(db, id, now())
    else if (outcome.outcome !== 'later' || mailRetryWait(attempts) === null)
      await dropPushSubscription(db, id)
    return outcome.outcome === 'gone' ? ENDED : outcome
  }

/** No host when the browser is forgotten. */
export const duePush = async (
  db: Db,
  { id, userId, recipient }: { id: number; userId: number | null; recipient: string },
): Promise<DueMessage> => {
  const { endpoint = '' } = (await findPushTarget(db, Number(recipient))) ?? {}
  return { id, userId: userId ?? 0, host: URL.canParse(endpoint) ? new URL(endpoint).host : '' }
}
