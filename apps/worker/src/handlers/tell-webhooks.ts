import { listDueMessages } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'
import { writeNews } from '../webhooks/write-news.ts'

/** Writes the messages that tell webhooks of new jobs, and has those sent that are due. */
export const tellWebhooks =
  (deps: Pick<Deps, 'db' | 'logger' | 'now' | 'queue'>): Handlers['tell-webhooks'] =>
  async (_payload, { signal }) => {
    const written = await writeNews(deps, signal)
    const [due] = await listDueMessages(deps.db, 1)
    if (due !== undefined) await deps.queue.enqueue('send-webhooks', {})
    return { written }
  }
