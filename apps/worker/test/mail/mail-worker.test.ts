import { openPasswordReset, schema } from '@lilypad/db'
import { makers, startMailCatcher } from '@lilypad/testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { useWorker } from '../test-worker.ts'
import { letPass, rowOf, writeEmail } from './test-outbox.ts'

const WAIT = { timeout: 60_000, interval: 100 }

describe('a worker with an SMTP server', async () => {
  let refuses = true
  const catcher = await startMailCatcher(() => (refuses ? { refuse: 451, at: 'recipient' } : 'take'))
  const early: number[] = []
  const worker = useWorker(async (db) => {
    refuses = false
    early.push(await writeEmail(db))
    return { SMTP_URL: catcher.url }
  })
  afterAll(() => catcher.close())

  const sentTo = (recipient: string) =>
    catcher.mails.filter(({ recipients }) => recipients.includes(recipient)).length
  const isSent = async (id: number) => (await rowOf(worker.db, id)).sentAt !== null
  const sweep = () => worker.queue.ask('sweep', {}, 60_000)

  test('sends at its start what was written while there was none', async () => {
    const [id = 0] = early
    await expect.poll(() => isSent(id), WAIT).toBe(true)
    expect(sentTo((await rowOf(worker.db, id)).recipient)).toBe(1)
  })

  test('sends once what is enqueued twice', async () => {
    const outboxId = await writeEmail(worker.db, { recipient: 'twice@example.com' })
    await worker.queue.enqueue('send-mail', { outboxId })
    await worker.queue.enqueue('send-mail', { outboxId })
    await expect.poll(() => isSent(outboxId), WAIT).toBe(true)
    await worker.queue.ask('send-mail', { outboxId }, 60_000)
    expect(sentTo('twice@example.com')).toBe(1)
  })

  test('sends what the version before enqueued under the former name of the id', async () => {
    const id = await writeEmail(worker.db)
    const inside = worker.queue.queues().find(({ name }) => name.endsWith('inside'))
    await inside?.add('send-mail', { emailId: id })
    await expect.poll(() => isSent(id), WAIT).toBe(true)
  })

  test('finds by its sweep what nobody rang for, and what is due again', async () => {
    refuses = true
    const id = await writeEmail(worker.db, { recipient: 'later@example.com' })
    const afterSweep = async () => {
      await sweep()
      return rowOf(worker.db, id)
    }
    await expect.poll(async () => (await afterSweep()).error, WAIT).not.toBeNull()
    refuses = false
    await letPass(worker.db, '61 seconds')
    await expect.poll(async () => (await afterSweep()).sentAt, WAIT).not.toBeNull()
    expect(sentTo('later@example.com')).toBe(1)
  })

  test('deletes sessions that have run out, old reset tokens and e-mails sent more than 30 days ago', async () => {
    const { db } = worker
    const user = await makers(db).user()
    const old = await writeEmail(db)
    await db.update(schema.outbox).set({ sentAt: sql`now() - interval '31 days'` })
    const kept = await writeEmail(db)
    await makers(db).session(user, { now: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) })
    await makers(db).session(user)
    await openPasswordReset(db, { userId: user.id, now: new Date(Date.now() - 26 * 60 * 60 * 1000) })
    const left = async () => {
      await sweep()
      const { sessions, passwordResets, outbox } = schema
      return {
        sessions: await db.$count(sessions),
        resets: await db.$count(passwordResets),
        old: await db.$count(outbox, eq(outbox.id, old)),
        kept: await db.$count(outbox, eq(outbox.id, kept)),
      }
    }
    await expect.poll(left, WAIT).toEqual({ sessions: 1, resets: 0, old: 0, kept: 1 })
  })
})

describe('a worker without an SMTP server', () => {
  const worker = useWorker(async () => ({}))

  test('leaves e-mails due', async () => {
    const outboxId = await writeEmail(worker.db)
    await worker.queue.ask('sweep', {}, 60_000)
    expect(await worker.queue.ask('send-mail', { outboxId }, 60_000)).toMatchObject({
      result: { sent: false },
    })
    expect(await rowOf(worker.db, outboxId)).toMatchObject({ attempts: 0, sentAt: null, failedAt: null })
  })
})
