import { openLoop, openPasswordReset, schema } from '@lilypad/db'
import { MADE_PASSWORD } from '@lilypad/testing'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLeftOut, named } from '../src/needs.ts'
import { countOpen, writeLetters } from '../src/people/letters.ts'
import { dailyRun, makeMembers } from '../src/people/members.ts'
import { openBrowser, sessionCookie } from '../src/processes/browser.ts'
import { DAY, HOUR, openMachineClock } from '../src/processes/clock.ts'
import { createClosing } from '../src/processes/closing.ts'
import { untilLoopEnds } from '../src/scraping.ts'
import { startTopology, type Topology } from '../src/topology.ts'
import { until } from '../src/until.ts'

const PEOPLE = 40
const MINUTE = 60_000
const JUMPS: [string, number][] = [
  ['an hour forward', HOUR],
  ['an hour back', -HOUR],
  ['a day forward', DAY],
]

describe.skipIf(isLeftOut)(named('the clock of the machine jumps'), () => {
  const closing = createClosing()
  let clock: ReturnType<typeof openMachineClock>
  let topology: Topology
  beforeAll(async () => {
    clock = openMachineClock(closing)
    topology = await startTopology({ apis: 1, workers: 1, withBoards: true, env: clock.env })
  })
  afterAll(async () => {
    await topology?.stop()
    await closing.close()
  })

  const beginLoop = async ({ database, queue }: Topology) => {
    const loopId = (await openLoop(database.db)) ?? 0
    await queue.enqueue('scrape-all', { loopId })
    return loopId
  }
  const endedIn = (loopId: number) => {
    const { scrapeLoopBoards: step } = schema
    return topology.database.db
      .select()
      .from(step)
      .where(and(eq(step.loopId, loopId), isNotNull(step.outcome)))
  }

  const ringAlerts = async () => {
    const { queue } = topology
    const daily = await queue.ask('send-alerts', { schedule: 'daily' }, 60_000)
    const weekly = await queue.ask('send-alerts', { schedule: 'weekly' }, 60_000)
    expect([daily.done, weekly.done]).toEqual([true, true])
  }

  test('to and fro while alerts are rung for: each period has its digest once, and none comes before its time', async () => {
    const { database, mail } = topology
    await makeMembers(topology, PEOPLE)
    const { period } = dailyRun()
    for (const [, ahead] of [...JUMPS, ['the true time', 0] as const]) {
      await clock.put(ahead)
      await ringAlerts()
    }
    const digests = await database.db.select().from(schema.digests)
    expect(digests.map((digest) => `${digest.schedule} ${digest.period}`)).toEqual(
      Array(PEOPLE).fill(`daily ${period}`),
    )
    await until('everybody has theirs', () => mail.mails.length >= PEOPLE)
    expect(mail.mails).toHaveLength(PEOPLE)
    // What is approved from now on is new to the next digest.
    const early = sql`${schema.savedSearches.marker} > now()`
    expect(await database.db.$count(schema.savedSearches, early)).toBe(0)
  })

  test.each(JUMPS)(
    '%s in the middle of a loop over all boards: it goes on, and every board is scraped once',
    async (_jump, ahead) => {
      const { boards, database } = topology
      await clock.put(0)
      await untilLoopEnds(topology)
      boards.slow(300)
      const loopId = await beginLoop(topology)
      await until('some boards are done', async () => (await endedIn(loopId)).length >= 2)
      await clock.put(ahead)
      boards.slow(0)
      const count = await database.db.$count(schema.boards)
      await until('all boards are done', async () => (await endedIn(loopId)).length === count)
      const steps = await endedIn(loopId)
      const asTheyShould = steps.filter(({ outcome }) => outcome === 'complete' || outcome === 'unchanged')
      expect(asTheyShould).toHaveLength(count)
      expect(steps.filter(({ starts }) => starts !== 1)).toEqual([])
      const late = sql`${schema.jobs.approvedAt} > now()`
      expect(await database.db.$count(schema.jobs, late)).toBe(0)
    },
    150_000,
  )

  test.each(JUMPS)('%s: the sweep goes on, and finds letters that nobody rang for', async (_jump, ahead) => {
    await clock.put(0)
    await writeLetters(topology, 20)
    await clock.put(ahead)
    await until('they are sent', async () => (await countOpen(topology)) === 0)
    const isNear = (next: Date | null) => Math.abs((next?.getTime() ?? 0) - Date.now() - ahead) < 2 * MINUTE
    await until('the next sweep is near', async () => isNear(await topology.queue.nextRun('sweep', {})))
  })

  test('an hour back: a work whose next attempt was due at an hour of the former clock is taken soon', async () => {
    const { database, queue } = topology
    await clock.put(HOUR)
    await writeLetters(topology, 1)
    await until('a sweep has come by', async () => (await countOpen(topology)) === 0)
    const [board] = await database.db.select().from(schema.boards).limit(1)
    const scrapes = () =>
      database.db.$count(schema.boardScrapes, eq(schema.boardScrapes.boardId, board?.id ?? 0))
    const before = await scrapes()
    await queue.enqueue('scrape-board', { boardId: board?.id ?? 0 }, { delay: 2 * HOUR })
    await clock.put(0)
    await until('the board is scraped', async () => (await scrapes()) > before)
  })

  test('limits that are counted in the process hold while the clock jumps, and for no longer than a minute', async () => {
    const env = { ...clock.env, REDIS_URL: '', RATE_LIMIT_SCALE: '1' }
    const { apis, stop } = await startTopology({ apis: 1, workers: 0, env })
    closing.add(() => stop())
    const browser = openBrowser(apis[0]?.url ?? '')
    const email = 'fern@example.com'
    const attempt = async () => {
      const body = JSON.stringify({ email, password: 'a wrong guess', redemption_code: '' })
      const headers = { 'content-type': 'application/json' }
      const reply = await browser.fetch('/api/headless_log_in', { method: 'POST', body, headers })
      return { status: reply.status, wait: Number(reply.headers.get('retry-after')) }
    }
    for (const ahead of [HOUR, 0, -HOUR, 0]) {
      await clock.put(ahead)
      for (let left = 11; left > 0 && (await attempt()).status !== 429; left -= 1);
      const { status, wait } = await attempt()
      expect(status).toBe(429)
      expect(wait).toBeLessThanOrEqual(60)
    }
    await clock.put(0)
  })

  test('a session, and a link to a new password, live no longer for it', async () => {
    const { a, apis, database } = topology
    const user = await a.user()
    const browser = openBrowser(apis[0]?.url ?? '')
    await clock.put(400 * DAY)
    await browser.logIn({ email: user.email, password: MADE_PASSWORD, redemption_code: '' })
    await browser.requestReset({ email: user.email })
    expect((await browser.getLoggedInUser({})).user).not.toBeNull()
    const late = (column: string, life: string) => sql.raw(`${column} > now() + interval '${life}'`)
    expect(await database.db.$count(schema.sessions, late('expires_at', '31 days'))).toBe(0)
    expect(await database.db.$count(schema.passwordResets, late('expires_at', '61 minutes'))).toBe(0)
    await clock.put(0)
  })

  test('what a clock that ran ahead has left ends at once, and is no key for ever', async () => {
    const { a, apis, database } = topology
    const origin = apis[0]?.url ?? ''
    const user = await a.user()
    const inFuture = new Date(Date.now() + 400 * DAY)
    const session = await a.session(user, { now: inFuture })
    const browser = openBrowser(origin, sessionCookie(session))
    expect((await browser.getLoggedInUser({})).user).toBeNull()
    const token = await openPasswordReset(database.db, { userId: user.id, now: inFuture })
    const reset = openBrowser(origin).resetPassword({ token, password: 'another pond to hop on' })
    await expect(reset).rejects.toMatchObject({ status: 400 })
  })

  // holds Decisions §10: Every night at 00:30 New York
  test.each([
    ['forward', '2027-03-14T06:30:00Z', '2027-03-15T04:30:00Z', '2027-03-14T12:00:00Z'],
    ['back', '2027-11-07T04:10:00Z', '2027-11-07T04:30:00Z', '2027-11-07T13:00:00Z'],
  ])(
    'in the night when clocks in New York go %s, the loop and the alerts are due at their hours there',
    async (_way, at, loop, alerts) => {
      const { workers, queue } = topology
      await workers[0]?.end('SIGTERM')
      await clock.put(Date.parse(at) - Date.now())
      await workers[0]?.start()
      expect(await queue.nextRun('scrape-all', { loopId: null })).toEqual(new Date(loop))
      expect(await queue.nextRun('send-alerts', { schedule: 'daily' })).toEqual(new Date(alerts))
    },
  )
})
