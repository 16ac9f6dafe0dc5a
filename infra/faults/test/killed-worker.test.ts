import { EventEmitter, once } from 'node:events'
import { isAlertRunDone, schema } from '@lilypad/db'
import { isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLeftOut, named } from '../src/needs.ts'
import { countMails, dailyRun, makeMembers } from '../src/people/members.ts'
import { beginLoop, boardsDone, countScraped, untilLoopEnds, wholeLoop } from '../src/scraping.ts'
import { startTopology, type Topology } from '../src/topology.ts'
import { until } from '../src/until.ts'

const PEOPLE = 300
/** Letters taken before the kill; the next of each worker waits for it. */
const TAKEN = 50

/** Kills one of three workers when all are in the middle of a loop and of sending digests. */
async function killInTheMiddle(topology: Topology) {
  const { boards, mail, queue, workers } = topology
  // Slow enough that there are some left when digests are under way.
  boards.slow(1_000)
  await beginLoop(topology)
  await until('some boards are done', async () => (await boardsDone(topology)) >= 3)
  await makeMembers(topology, PEOPLE)
  await queue.enqueue('send-alerts', { schedule: 'daily' })
  await until('some digests are sent', () => mail.mails.length >= TAKEN)
  const sent = mail.mails.length
  const ending = await workers[0]?.end('SIGKILL')
  boards.slow(100)
  return { ending, boardsLeft: (await countScraped(topology)).outcomes.null, sent }
}

const unsent = ({ database: { db } }: Topology) => db.$count(schema.outbox, isNull(schema.outbox.sentAt))

/** What the dead worker had claimed comes due after three minutes: here at once, when the others have nothing left. */
async function letClaimsEnd({ database: { db }, queue }: Topology) {
  const { outbox } = schema
  await db.update(outbox).set({ dueAt: sql`now() - interval '1 minute'` }).where(isNull(outbox.sentAt))
  await queue.enqueue('sweep', {})
}

describe.skipIf(isLeftOut)(named('a worker is killed'), () => {
  let topology: Topology
  let killed: Awaited<ReturnType<typeof killInTheMiddle>>
  beforeAll(async () => {
    const afterwards = new EventEmitter()
    const kill = once(afterwards, 'kill').then(() => undefined)
    topology = await startTopology({
      withBoards: true,
      treatMail: (nth) => (nth <= TAKEN ? 'take' : { takeAfter: kill }),
    })
    killed = await killInTheMiddle(topology)
    afterwards.emit('kill')
  })
  afterAll(() => topology?.stop())

  test('in the middle of a scrape: the others end it, no board is left out, no job is lost or there twice', async () => {
    expect(killed.ending).toBe('signal SIGKILL')
    expect(killed.boardsLeft).toBeGreaterThan(0)
    await untilLoopEnds(topology)
    expect(await countScraped(topology)).toEqual(await wholeLoop(topology))
    expect(topology.workers.map((worker) => worker.isRunning())).toEqual([false, true, true])
  })

  // holds Decisions §8: Never twice for one period; at most one duplicate a crash
  test(`in the middle of ${PEOPLE} digests: each member gets theirs, and at most one of them twice`, async () => {
    expect(killed.sent).toBe(TAKEN)
    await until(
      'the others have sent all that was not the dead worker’s',
      async () => (await unsent(topology)) <= 1,
    )
    await letClaimsEnd(topology)
    await until('everything is sent', async () => (await unsent(topology)) === 0)
    const { people, letters, ids } = countMails(topology)
    expect([people, ids]).toEqual([PEOPLE, PEOPLE])
    expect(letters).toBeLessThanOrEqual(PEOPLE + 1)
    const { db } = topology.database
    expect(await db.$count(schema.digests)).toBe(PEOPLE)
    expect(await isAlertRunDone(db, dailyRun())).toBe(true)
  })
})
