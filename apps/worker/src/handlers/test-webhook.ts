import { randomUUID } from 'node:crypto'
import { findWebhook } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'
import { testMessage } from '../webhooks/messages.ts'
import { postMessage } from '../webhooks/post-message.ts'

/** Sends a test to a webhook, once; it is kept nowhere. */
export const testWebhook =
  (deps: Pick<Deps, 'db' | 'fetching' | 'links' | 'now' | 'span'>): Handlers['test-webhook'] =>
  async ({ webhookId }, { signal }) => {
    const webhook = await findWebhook(deps.db, webhookId)
    if (!webhook) return { status: null, answer: null, error: 'This webhook is gone.' }
    const message = { id: randomUUID(), body: testMessage(webhook, deps.now()) }
    const { answered, failure } = await postMessage(deps, webhook, { message, signal })
    return { status: answered?.status ?? null, answer: answered?.text ?? null, error: failure }
  }
