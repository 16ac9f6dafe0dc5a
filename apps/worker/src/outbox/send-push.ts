import { type Db, dropPushSubscription, findPushTarget, notePushSent } from '@lilypad/db'
import { RETRY_RULES } from '@lilypad/domain'
import { pushNote } from '@lilypad/mail'
import type { Deps } from '../deps.ts'
import type { Channel } from './send-with-retry.ts'

const ENDED = { outcome: 'refused', reason: 'The browser takes no more notifications.' } as const

/** A subscription that takes none, or not for a day, is deleted. */
export function sendPush({
  db,
  pushService,
  now,
}: Pick<Deps, 'db' | 'pushService' | 'now'>): Channel['send'] {
  return async (push, signal) => {
    if (!pushService) return { outcome: 'refused', reason: 'Push notifications are not set up.' }
    const { recipient, content, messageId, cause, attempts } = push
    const id = Number(recipient)
    const keptDays = cause.startsWith('weekly') ? 7 : 1
    const target = await findPushTarget(db, id)
    const note = pushNote.safeParse(content)
    if (!target) return ENDED
    if (!note.success) return { outcome: 'refused', reason: 'It cannot be read from what is stored.' }
    const outcome = await pushService.send({ target, note: note.data, messageId, keptDays }, signal)
    if (outcome.outcome === 'sent') await notePushSent(db, id, now())
    else if (outcome.outcome !== 'later' || attempts >= RETRY_RULES.push.maxAttempts)
      await dropPushSubscription(db, id)
    return outcome.outcome === 'gone' ? ENDED : outcome
  }
}

/** Empty when the browser is forgotten. */
export async function findPushHost(db: Db, recipient: string): Promise<string> {
  const { endpoint = '' } = (await findPushTarget(db, Number(recipient))) ?? {}
  return URL.canParse(endpoint) ? new URL(endpoint).host : ''
}
