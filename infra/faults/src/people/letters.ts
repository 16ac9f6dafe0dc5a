import { addAllToOutbox, type NewOutboxEntry, schema } from '@lilypad/db'
import { and, isNull, sql } from 'drizzle-orm'
import type { Topology } from '../topology.ts'
import { until } from '../until.ts'

let written = 0

const digest = {
  kind: 'digest',
  content: {
    firstName: 'Robin',
    schedule: 'daily',
    unsubscribeUrl: 'http://localhost:3000/api/unsubscribe?token=any',
    sections: [{ name: 'Any', jobs: [], more: 3 }],
  },
} as const
const welcome = { kind: 'welcome', content: { firstName: 'Robin' } } as const
const reset = { kind: 'reset', content: { firstName: 'Robin', token: 'any' } } as const

export type Letters = { all: string[]; bulk: string[]; awaited: string[] }

/** Writes letters into the outbox: for each ten, eight digests, then a welcome and a reset. Gives their recipients. */
export async function writeLetters({ database: { db } }: Topology, count: number): Promise<Letters> {
  written += 1
  const letterOf = (number: number) => (number % 10 < 8 ? digest : number % 10 < 9 ? welcome : reset)
  const emails: NewOutboxEntry[] = Array.from({ length: count }, (_, number) => ({
    userId: null,
    recipient: `${letterOf(number).kind}-${written}-${number}@example.com`,
    cause: `${written}`,
    letter: letterOf(number),
  }))
  // The digests first, so that they have waited longest.
  const inOrder = emails.toSorted((one, other) => Number(isAwaited(one)) - Number(isAwaited(other)))
  await addAllToOutbox(db, inOrder)
  const recipientsOf = (some: NewOutboxEntry[]) => some.map(({ recipient }) => recipient)
  return {
    all: recipientsOf(emails),
    bulk: recipientsOf(emails.filter((email) => !isAwaited(email))),
    awaited: recipientsOf(emails.filter(isAwaited)),
  }
}

/** Whether a person is waiting for a letter. */
const isAwaited = (entry: NewOutboxEntry) => 'letter' in entry && entry.letter.kind !== 'digest'

const { outbox } = schema
const isOpen = and(isNull(outbox.sentAt), isNull(outbox.failedAt))

/** How many letters are neither sent nor abandoned. */
export const countOpen = ({ database: { db } }: Topology): Promise<number> => db.$count(outbox, isOpen)

async function isQuiet({ queue }: Topology) {
  const { active, waiting, prioritized } = (await queue.inspect()).inside
  return active + waiting + prioritized === 0
}

/**
 * Makes every open letter due immediately: a failed one would otherwise wait for minutes. A letter being sent is left
 * alone.
 */
export async function tryAll(topology: Topology): Promise<void> {
  const { database, queue } = topology
  await until('the workers have nothing to do', () => isQuiet(topology))
  await database.db.update(outbox).set({ dueAt: sql`now()` }).where(isOpen)
  await queue.enqueue('sweep', {})
  await until('each was tried once more', async () => (await isQuiet(topology)) && allTried(topology))
}

/** Nothing is due: everything was sent, abandoned or postponed. */
const allTried = async ({ database: { db } }: Topology) =>
  (await db.$count(outbox, and(isOpen, sql`${outbox.dueAt} <= now()`))) === 0

/** Tries until nothing is open. */
export async function tryUntilDone(topology: Topology): Promise<void> {
  while ((await countOpen(topology)) > 0) await tryAll(topology)
}
