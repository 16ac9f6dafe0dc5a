import { type Db, schema } from '@lilypad/db'
import { type AlertSchedule, type JobFilter, NO_FILTER, writeSavedState } from '@lilypad/domain'
import { openQueue, type WorkQueue } from '@lilypad/queue'
import { and, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { sweepAlerts } from '../../src/alerts/sweep-alerts.ts'
import { sendAlerts } from '../../src/handlers/send-alerts.ts'
import { sendTestAlert } from '../../src/handlers/send-test-alert.ts'
import { withListedJobs } from '../../src/outbox/send-letter.ts'
import type { PushService } from '../../src/services/push-service.ts'
import { useDatabase } from '../test-database.ts'

export const HOUR = 60 * 60 * 1000
export const DAY = 24 * HOUR
export const LINKS = { publicUrl: 'https://lilypad.example', secret: 'only for the tests of alerts' }

/** Runs ask only whether push is set up. */
const NO_PUSH: PushService = { send: () => Promise.reject(new Error('A run sends nothing itself.')) }

/** Half a minute after 08:00 in New York, on a Wednesday. */
export const WEDNESDAY = new Date('2026-06-10T12:00:30Z')
/** The Monday before. */
export const MONDAY = new Date('2026-06-08T12:00:30Z')

export const before = (at: Date, milliseconds: number) => new Date(at.getTime() - milliseconds)
export const after = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds)

/** The saved state of a filter. */
export const stateOf = (filter: Partial<JobFilter> = {}) =>
  writeSavedState({ ...NO_FILTER, ...filter }, 'date')

type Sections = { name: string; more: number; above: number; jobs: { title: string; url: string }[] }[]
type Told = { schedule: string; isTest: boolean; sections: Sections; unsubscribeUrl: string }

/** The ids of a section's jobs, by their links. */
export const idsIn = (section: Sections[number] | undefined) =>
  (section?.jobs ?? []).map(({ url }) => Number(/[?&]job=(\d+)|\/job\/(\d+)$/.exec(url)?.slice(1).join('')))

/** Adds many premium members, each with a search whose alerts are on; returns their ids. */
export async function makeMembers(db: Db, count: number, search: { schedule: AlertSchedule; marker: Date }) {
  const people = await db
    .insert(schema.users)
    .values(
      Array.from({ length: count }, (_, number) => ({
        email: `member-${number}@example.com`,
        passwordHash: '-',
        firstName: 'Robin',
        lastName: 'Pond',
        isAdmin: true,
      })),
    )
    .returning({ id: schema.users.id })
  const searches = people.map(({ id }) => ({ ...search, userId: id, name: 'All', state: '{}' }))
  await db.insert(schema.savedSearches).values(searches)
  return people.map(({ id }) => id)
}

/** A database and a queue without workers; both are empty before each test. */
export function useAlerts() {
  const database = useDatabase()
  let queue: WorkQueue
  beforeAll(async () => {
    queue = await openQueue({ databaseUrl: database.url, redisUrl: null })
  })
  afterAll(() => queue.close())
  beforeEach(async () => {
    const { db } = database
    const { users, jobs, constants, redemptions, redemptionCodes, subscriptions, outbox } = schema
    const emptied = [subscriptions, redemptions, users, jobs, constants, redemptionCodes, outbox]
    for (const table of emptied) await db.delete(table)
  })
  const log: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) })
  const deps = (now: Date, pushService: PushService | null = NO_PUSH) => ({
    db: database.db,
    queue,
    logger,
    links: LINKS,
    pushService,
    now: () => now,
  })
  const context = () => ({ signal: new AbortController().signal, isLastAttempt: true })
  return {
    log,
    deps,
    database,
    get db() {
      return database.db
    },
    get queue() {
      return queue
    },
    get a() {
      return database.a
    },
    /** Runs a schedule at an instant; returns the number of recorded digests. */
    run: async (schedule: 'daily' | 'weekly', now: Date, pushService?: PushService | null) =>
      (await sendAlerts(deps(now, pushService))({ schedule }, context())).digests,
    sweep: (now: Date) => sweepAlerts(deps(now)),
    test: async (userId: number, schedule: 'daily' | 'weekly', now: Date) =>
      (await sendTestAlert(deps(now))({ userId, schedule }, context())).outcome,
    /** What the e-mails that wait in the outbox for a person tell, oldest first. */
    async toldTo(user: { id: number }): Promise<Told[]> {
      const rows = await database.db
        .select({ content: schema.outbox.content })
        .from(schema.outbox)
        .where(and(eq(schema.outbox.userId, user.id), eq(schema.outbox.template, 'digest')))
        .orderBy(schema.outbox.id)
      const told = await Promise.all(rows.map(({ content }) => withListedJobs(deps(new Date()), content)))
      return told as Told[]
    },
    async searchRow(search: { id: number }) {
      const { savedSearches } = schema
      const [row] = await database.db.select().from(savedSearches).where(eq(savedSearches.id, search.id))
      return row
    },
  }
}
