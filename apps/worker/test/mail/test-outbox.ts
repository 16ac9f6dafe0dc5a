import { addToOutbox, type Db, type NewOutboxEntry, schema } from '@lilypad/db'
import type { PushNote } from '@lilypad/mail'
import { startMailCatcher, type Treatment } from '@lilypad/testing'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach } from 'vitest'
import { sendMail } from '../../src/handlers/send-mail.ts'
import { type Mailer, openMailer } from '../../src/services/mailer.ts'
import type { PushService } from '../../src/services/push-service.ts'
import { useDatabase } from '../test-database.ts'

export const FROM = 'Lilypad <hello@lilypad.example>'
const LINKS = { publicUrl: 'http://localhost:3000', secret: 'only for the tests of letters' }
export const SITE = { publicUrl: 'http://localhost:3000', contactEmail: 'hello@lilypad.example' }

let written = 0

type Letter = Extract<NewOutboxEntry, { letter: unknown }>

/** A new e-mail in the outbox; a welcome by default. */
export const writeEmail = (db: Db, more: Partial<Letter> = {}): Promise<number> =>
  write(db, { letter: { kind: 'welcome', content: { firstName: 'Robin' } }, ...more })

/** A new notification for a browser. */
export const writePush = (
  db: Db,
  more: { userId: number; recipient: string; push: PushNote; cause?: string },
): Promise<number> => write(db, more)

async function write(
  db: Db,
  entry: (Partial<Letter> & Pick<Letter, 'letter'>) | Parameters<typeof writePush>[1],
): Promise<number> {
  written += 1
  const address = { recipient: `robin-${written}@example.com`, cause: `test-${written}` }
  const id = await addToOutbox(db, { userId: null, ...address, ...entry })
  if (id === null) throw new Error('This e-mail is known already.')
  return id
}

export async function rowOf(db: Db, id: number) {
  const [row] = await db.select().from(schema.outbox).where(eq(schema.outbox.id, id))
  if (!row) throw new Error('There is no such e-mail.')
  return row
}

/** Moves everything written, tried and claimed further into the past. */
export const letPass = (db: Db, interval: string) =>
  db.update(schema.outbox).set({
    dueAt: sql`due_at - ${interval}::interval`,
    createdAt: sql`created_at - ${interval}::interval`,
  })

/** A database with an outbox, and senders like those of separate workers. */
export function useOutbox() {
  const database = useDatabase()
  const closing: (() => Promise<void> | void)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })
  return {
    get db() {
      return database.db
    },
    async catcher(treat?: (nth: number) => Treatment) {
      const catcher = await startMailCatcher(treat)
      closing.push(catcher.close)
      return catcher
    },
    /** Sends like a separate worker; returns whether it was the one that sent. */
    sender(smtpUrl: string | undefined, wholeMs?: number, pushService: PushService | null = null) {
      const mailer: Mailer | null = openMailer({ smtpUrl, from: FROM }, wholeMs)
      closing.push(() => mailer?.close())
      const handle = sendMail({
        db: database.db,
        mailer,
        mailSite: SITE,
        pushService,
        links: LINKS,
        logger: pino({ level: 'silent' }),
        counts: { scraped: () => {}, mailed: () => {} },
        now: () => new Date(),
      })
      return async (outboxId: number, signal: AbortSignal = new AbortController().signal) =>
        (await handle({ outboxId }, { signal, isLastAttempt: true })).sent
    },
  }
}
