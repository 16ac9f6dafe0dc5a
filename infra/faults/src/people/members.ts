import { isAlertRunDone, schema } from '@lilypad/db'
import { latestDue } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import type { Topology } from '../topology.ts'
import { until } from '../until.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The run of daily alerts that came due last. */
export const dailyRun = () => ({ schedule: 'daily' as const, ...latestDue('daily', new Date()) })

/** At their start the workers found no members and completed the run, so it is made due again. */
const letRunBeDue = ({ database: { db } }: Topology) =>
  db.delete(schema.constants).where(eq(schema.constants.name, 'alert_run_daily'))

/** Adds members whose daily alerts have been due since the last run, and one job that is new to all of them. */
export async function makeMembers(topology: Topology, count: number): Promise<void> {
  const { database, a } = topology
  const { db } = database
  const { dueAt } = dailyRun()
  await until('the workers have looked for alerts', () => isAlertRunDone(db, dailyRun()))
  const people = Array.from({ length: count }, (_, number) => ({
    email: `member-${number}@example.com`,
    passwordHash: '-',
    firstName: 'Robin',
    lastName: 'Pond',
    isAdmin: true,
  }))
  const made = await db.insert(schema.users).values(people).returning({ id: schema.users.id })
  const marker = new Date(dueAt.getTime() - 2 * DAY_MS)
  const search = { name: 'All', state: '{}', schedule: 'daily' as const, marker }
  await db.insert(schema.savedSearches).values(made.map(({ id }) => ({ ...search, userId: id })))
  await a.job({ approvedAt: new Date(dueAt.getTime() - DAY_MS) })
  await letRunBeDue(topology)
}

/** To whom e-mails came, each once, and how many came in all. */
export const countMails = ({ mail }: Topology) => ({
  people: new Set(mail.mails.flatMap(({ recipients }) => recipients)).size,
  letters: mail.mails.length,
  ids: new Set(mail.mails.map(({ messageId }) => messageId)).size,
})
