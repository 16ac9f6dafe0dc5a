import { listDueMessages } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'
import { writeWebhookMessages } from '../webhooks/write-webhook-messages.ts'

/** Has those sent that are due, also when none could be written. */
export const tellWebhooks =
  (deps: Pick<Deps, 'db' | 'logger' | 'now' | 'queue'>): Handlers['tell-webhooks'] =>
  async (_payload, { signal }) => {
    const { db, queue } = deps
    try {
      return { written: await writeWebhookMessages(deps, signal) }
    } finally {
      if ((await listDueMessages(db)).length > 0) await queue.enqueue('send-webhooks', {})
    }
  }
