import { findOpenLoop, openLoop, schema } from '@lilypad/db'
import { isNotNull } from 'drizzle-orm'
import type { Topology } from './topology.ts'
import { until } from './until.ts'

const LOOP_PATIENCE_MS = 120_000

/** Lets the workers scrape all boards, as an admin does. */
export async function beginLoop({ database, queue }: Topology): Promise<void> {
  const loopId = await openLoop(database.db)
  await queue.enqueue('scrape-all', { loopId })
}

/** How many boards of all loops have been ended. */
export async function boardsDone({ database }: Topology): Promise<number> {
  const steps = await database.db.select().from(schema.scrapeLoopBoards)
  return steps.filter(({ outcome }) => outcome !== null).length
}

export const untilLoopEnds = (topology: Topology): Promise<true> =>
  until(
    'the loop over all boards ends',
    async () => (await findOpenLoop(topology.database.db)) === null,
    LOOP_PATIENCE_MS,
  )

/** What one loop over all boards has left: how each board ended, and how many scrapes, postings and jobs there are. */
export async function countScraped({ database: { db } }: Topology) {
  const steps = await db.select().from(schema.scrapeLoopBoards)
  const outcomes = new Map<string, number>()
  for (const { outcome } of steps) outcomes.set(`${outcome}`, (outcomes.get(`${outcome}`) ?? 0) + 1)
  return {
    outcomes: Object.fromEntries(outcomes),
    scrapes: await db.$count(schema.boardScrapes),
    postings: await db.$count(schema.postings),
    jobs: await db.$count(schema.jobs, isNotNull(schema.jobs.boardId)),
  }
}

/** What a loop leaves that lost nothing and did nothing twice. */
export async function wholeLoop({ database: { db }, boards }: Topology) {
  const count = await db.$count(schema.boards)
  const postings = boards.postings()
  return { outcomes: { complete: count }, scrapes: count, postings, jobs: postings }
}
