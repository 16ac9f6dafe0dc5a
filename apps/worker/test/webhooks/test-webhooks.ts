import { webhookSecret } from '@lilypad/crypto'
import { schema, writeTestMessage } from '@lilypad/db'
import { createClock, type JobFilter, NO_FILTER, writeSavedState } from '@lilypad/domain'
import { createFetching } from '@lilypad/fetching'
import type { WorkQueue } from '@lilypad/queue'
import { type Answer, type SeenRequest, startLocalServer } from '@lilypad/testing'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { sendWebhooks } from '../../src/handlers/send-webhooks.ts'
import { tellWebhooks } from '../../src/handlers/tell-webhooks.ts'
import { writeWebhookMessages } from '../../src/webhooks/write-webhook-messages.ts'
import { useDatabase } from '../test-database.ts'

const LINKS = { publicUrl: 'https://lilypad.example', secret: 'only for the tests of webhooks' }

type Message = {
  type: string
  timestamp: string
  data: { search: { id: number; name: string }; jobs: { id: number }[] }
}
type Receiver = Awaited<ReturnType<typeof startLocalServer>>
type MadeWebhook = typeof schema.webhooks.$inferSelect
type Options = { allowPrivate?: boolean; now?: () => Date; timeScale?: number }

const context = { signal: new AbortController().signal, isLastAttempt: true }

/** A receiver on this machine, which answers as `tools` say, and a database that is empty before each test. */
function useReceiver() {
  const base = useDatabase()
  const opened: { receiver?: Receiver } = {}
  const tools = { answer: (_seen: SeenRequest): Answer | Promise<Answer> => ({ status: 204 }) }
  const receiver = () => {
    if (!opened.receiver) throw new Error('The receiver has not started yet.')
    return opened.receiver
  }
  beforeAll(async () => {
    opened.receiver = await startLocalServer((seen) => tools.answer(seen))
  })
  beforeEach(async () => {
    tools.answer = () => ({ status: 204 })
    receiver().seen.length = 0
    await base.db.delete(schema.users)
    await base.db.delete(schema.jobs)
    await base.db.delete(schema.constants).where(eq(schema.constants.name, 'webhooks_told_until'))
  })
  afterAll(() => opened.receiver?.close())
  return { base, tools, receiver }
}

/** That, and what workers do for webhooks. */
export function useWebhooks() {
  const { base, tools, receiver } = useReceiver()
  const depsOf = ({ allowPrivate = true, now = () => new Date(), timeScale = 1 }: Options) => ({
    db: base.db,
    fetching: createFetching({ userAgent: 'Lilypad', allowPrivate, replayOrigin: null }),
    links: LINKS,
    logger: pino({ level: 'silent' }),
    counts: { scraped: () => {}, mailed: () => {} },
    ...createClock({ timeScale, paceScale: 1 }, now),
  })
  const write = (options: Options = {}) => writeWebhookMessages(depsOf(options), context.signal)
  const send = async (options: Options = {}) => (await sendWebhooks(depsOf(options))({}, context)).sent

  /** What the worker wakes up when it looks for news, also when that fails. */
  const wokenUp = async (options: Options = {}): Promise<string[]> => {
    const names: string[] = []
    const enqueue = async (name: string) => void names.push(name)
    const queue = { enqueue } as unknown as WorkQueue
    await tellWebhooks({ ...depsOf(options), queue })({}, context).catch(() => undefined)
    return names
  }

  return {
    get a() {
      return base.a
    },
    get db() {
      return base.db
    },
    get seen() {
      return receiver().seen
    },
    tools,
    /** What one worker sends with, each time that it is woken up. */
    sender(options: Options = {}) {
      const handle = sendWebhooks(depsOf(options))
      return async () => (await handle({}, context)).sent
    },
    write,
    send,
    /** What the worker does every few seconds. */
    async tell(options: Options = {}) {
      if ((await wokenUp(options)).includes('send-webhooks')) await send(options)
    },
    wokenUp,
    /** What the test button does, and the worker after it. */
    async test(webhook: { id: number; userId: number }, options: Options = {}) {
      expect(await writeTestMessage(base.db, webhook)).toBe('written')
      return send(options)
    },
    /** A webhook of a search of a person, made an hour ago; its address is the receiver's. */
    async webhookOf(user: { id: number }, filter: Partial<JobFilter> = {}): Promise<MadeWebhook> {
      const state = writeSavedState({ ...NO_FILTER, ...filter }, 'date')
      const search = await base.a.search(user, { name: 'Ponds', state })
      return base.a.webhook(search, { url: `${receiver().origin}/${search.id}`, salt: `salt ${search.id}` })
    },
    /** A job that was approved a moment ago, unless told otherwise. */
    job: (more: Parameters<typeof base.a.job>[0] = {}) => base.a.job({ approvedAt: new Date(), ...more }),
    /** A message as its receiver reads it, by the official library; throws when it is not ours. */
    verify: ({ salt }: Pick<MadeWebhook, 'salt'>, { body, headers }: SeenRequest): Message =>
      new Webhook(webhookSecret(LINKS.secret, salt)).verify(
        body,
        headers as Record<string, string>,
      ) as Message,
    /** What the outbox holds for a webhook. */
    rows: (webhook: { id: number }) =>
      base.db
        .select()
        .from(schema.outbox)
        .where(eq(schema.outbox.webhookId, webhook.id))
        .orderBy(schema.outbox.id),
    /** The e-mails that tell of ended webhooks. */
    letters: () => base.db.select().from(schema.outbox).where(eq(schema.outbox.template, 'webhook-ended')),
    letPass: (interval: string) =>
      base.db.update(schema.outbox).set({ dueAt: sql`due_at - ${interval}::interval` }),
  }
}
