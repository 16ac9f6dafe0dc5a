import { schema } from '@lilypad/db'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isLeftOut, named } from '../src/needs.ts'
import { countOpen, type Letters, tryAll, tryUntilDone, writeLetters } from '../src/people/letters.ts'
import { type MailServer, startMailServer } from '../src/processes/mail-server.ts'
import { startTopology, type Topology } from '../src/topology.ts'
import { until } from '../src/until.ts'

const WORKERS = 2
/** Letters that all workers have under way at a time, at most. */
const UNDER_WAY = WORKERS * 4

describe.skipIf(isLeftOut)(named('the mail server'), () => {
  let topology: Topology
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
    // Ten seconds of waiting for a greeting become half a second.
    const env = { SMTP_URL: `${server.url}?greetingTimeout=500` }
    topology = await startTopology({ apis: 1, workers: WORKERS, env })
  })
  afterAll(async () => {
    await topology?.stop()
    await server?.leave()
  })
  beforeEach(async () => {
    server.treat(() => 'take')
    server.greetAfter(0)
    await tryUntilDone(topology)
  })

  const arrivalsOf = (letters: Letters) => {
    const wanted = new Set(letters.all)
    return server.arrived.filter(({ recipient }) => wanted.has(recipient))
  }
  const repeatsOf = (letters: Letters) => arrivalsOf(letters).length - letters.all.length
  const rowsOf = (recipients: readonly string[]) =>
    topology.database.db
      .select()
      .from(schema.outbox)
      .where(inArray(schema.outbox.recipient, [...recipients]))

  /** Everybody got theirs, and whatever came twice is told to be the same by its id. */
  const expectAllArrived = async (letters: Letters) => {
    expect(new Set(arrivalsOf(letters).map(({ recipient }) => recipient)).size).toBe(letters.all.length)
    expect(new Set(arrivalsOf(letters).map(({ messageId }) => messageId)).size).toBe(letters.all.length)
    const rows = await rowsOf(letters.all)
    expect(rows.filter(({ sentAt }) => sentAt === null)).toEqual([])
  }
  /** Those that somebody waits for have come before all digests but those that were under way already. */
  const expectAwaitedFirst = (letters: Letters) => {
    const awaited = new Set(letters.awaited)
    const last = arrivalsOf(letters).findLastIndex(({ recipient }) => awaited.has(recipient))
    expect(last).toBeLessThan(awaited.size + UNDER_WAY)
  }

  type Trouble = [string, number, () => unknown, () => unknown]
  const troubles: Trouble[] = [
    ['refuses connections', 120, () => server.leave(), () => server.comeBack()],
    [
      'answers 451 to everybody',
      120,
      () => server.treat(() => ({ refuse: 451 })),
      () => server.treat(() => 'take'),
    ],
    ['greets after 20 seconds', 24, () => server.greetAfter(1_000), () => server.greetAfter(0)],
  ]
  test.each(troubles)(
    '%s for a while: %i letters arrive once each when it is well again, those first that somebody waits for',
    async (_trouble, count, begin, end) => {
      await begin()
      const letters = await writeLetters(topology, count)
      await tryAll(topology)
      await tryAll(topology)
      expect(arrivalsOf(letters)).toEqual([])
      expect(await countOpen(topology)).toBe(count)
      await end()
      await tryUntilDone(topology)
      await expectAllArrived(letters)
      expect(repeatsOf(letters)).toBe(0)
      expectAwaitedFirst(letters)
    },
  )

  test('is so slow that digests pile up: what somebody waits for by then does not wait for them', async () => {
    server.greetAfter(1_000)
    const digests = await writeLetters(topology, 100)
    await topology.queue.enqueue('sweep', {})
    await until('digests are under way', async () => {
      const { active, prioritized } = (await topology.queue.inspect()).inside
      return active === UNDER_WAY && prioritized > 50
    })
    // Other works inside our walls have their turn as well.
    expect(await topology.queue.ask('recurate-job', { jobId: 0 }, 20_000)).toMatchObject({ done: true })
    const later = await writeLetters(topology, 10)
    await topology.queue.enqueue('sweep', {})
    await until('they are tried', async () =>
      (await rowsOf(later.awaited)).every(({ attempts }) => attempts > 0),
    )
    const untried = (await rowsOf(digests.bulk)).filter(({ attempts }) => attempts === 0)
    expect(untried.length).toBeGreaterThan(20)
    server.greetAfter(0)
    await tryUntilDone(topology)
    await expectAllArrived(digests)
    await expectAllArrived(later)
  })

  test('refuses one address for good: it is given up, and stops nobody', async () => {
    const letters = await writeLetters(topology, 60)
    const [bad = ''] = letters.bulk
    server.treat((recipient) => (recipient === bad ? { refuse: 550 } : 'take'))
    await tryUntilDone(topology)
    expect(arrivalsOf(letters)).toHaveLength(59)
    expect((await rowsOf(letters.all)).filter(({ sentAt }) => sentAt === null)).toMatchObject([
      { recipient: bad, attempts: 1, failedAt: expect.any(Date) },
    ])
  })

  test('hangs up after a letter, before it says that it took it: that one comes twice at most', async () => {
    const letters = await writeLetters(topology, 60)
    const [cut = ''] = letters.bulk
    server.treat((recipient, nth) => (recipient === cut && nth === 1 ? 'hang up' : 'take'))
    await tryUntilDone(topology)
    await expectAllArrived(letters)
    expect(repeatsOf(letters)).toBe(1)
  })

  test('dies in the middle of digests, before it said that it took the last: one of each worker comes twice at most', async () => {
    const letters = await writeLetters(topology, 100)
    const before = server.arrived.length
    // Those that somebody waits for go first: from here on there are digests alone.
    server.treat(() => (server.arrived.length - before < 30 ? 'take' : 'say no more'))
    await topology.queue.enqueue('sweep', {})
    await until('every place of the workers is taken, and letters wait for an answer', async () => {
      const { active } = (await topology.queue.inspect()).inside
      return active === UNDER_WAY && server.arrived.length - before >= 30 + WORKERS
    })
    await server.leave()
    server.treat(() => 'take')
    await tryAll(topology)
    await server.comeBack()
    await tryUntilDone(topology)
    await expectAllArrived(letters)
    expect(repeatsOf(letters)).toBeGreaterThan(0)
    expect(repeatsOf(letters)).toBeLessThanOrEqual(WORKERS)
  })
})
