import { setTimeout as sleep } from 'node:timers/promises'
import { JOB_LIST_CHANNEL, schema } from '@lilypad/db'
import { HOST_GAP_MS } from '@lilypad/domain'
import { MADE_PASSWORD } from '@lilypad/testing'
import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLeftOut, named } from '../src/needs.ts'
import type { Browser } from '../src/processes/browser.ts'
import { worksDone } from '../src/processes/logs.ts'
import { beginLoop, countScraped, untilLoopEnds, wholeLoop } from '../src/scraping.ts'
import { startTopology, type Topology } from '../src/topology.ts'
import { until } from '../src/until.ts'

const PACE = 2
const GAP_MS = HOST_GAP_MS * PACE

describe.skipIf(isLeftOut)(named('two api and three worker processes are one product'), () => {
  let topology: Topology
  /** A browser at each of the two api. */
  const atEach = (browser: Browser): [Browser, Browser] => {
    const [one, other] = topology.apis
    if (!one || !other) throw new Error('There are not two api.')
    return [browser.at(one.url), browser.at(other.url)]
  }
  const isLoggedIn = async (browser: Browser) => (await browser.getLoggedInUser({})).user !== null

  beforeAll(async () => {
    topology = await startTopology({
      withBoards: true,
      // As many boards at a time as by default: the pace has to hold with them.
      env: { RATE_LIMIT_SCALE: '1', SCRAPE_PACE_SCALE: `${PACE}`, SCRAPE_CONCURRENCY: '' },
    })
  })
  afterAll(() => topology?.stop())

  test('a session that is opened at one api is good at the other, and ended at both by either', async () => {
    const { email } = await topology.a.user()
    const [here, there] = atEach(topology.visitor())
    await here.logIn({ email, password: MADE_PASSWORD })
    const [elsewhere, alsoThere] = atEach(topology.visitor())
    await alsoThere.logIn({ email, password: MADE_PASSWORD })
    const all = [here, there, elsewhere, alsoThere]
    expect(await Promise.all(all.map(isLoggedIn))).toEqual([true, true, true, true])

    expect((await there.endOtherSessions({})).num_ended).toBe(1)
    expect(await Promise.all(all.map(isLoggedIn))).toEqual([true, true, false, false])
    const token = new Map(here.cookies)
    await there.logOut({})
    for (const [name, value] of token) here.cookies.set(name, value)
    expect([await isLoggedIn(here), await isLoggedIn(there)]).toEqual([false, false])
  })

  test('of 330 requests of one session to both api in a minute, 300 are answered', async () => {
    const [here, there] = atEach(await topology.as(await topology.a.user()))
    const statuses = new Map<number, number>()
    for (let sent = 0; sent < 330; sent += 10) {
      const some = Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? here : there))
      const replies = await Promise.all(some.map((browser) => browser.fetch('/api/get_logged_in_user')))
      for (const { status } of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 300, 429: 30 })
  })

  test('three workers together ask each host no faster than one may', async () => {
    await beginLoop(topology)
    await untilLoopEnds(topology)
    expect(await countScraped(topology)).toEqual(await wholeLoop(topology))

    const byHost = new Map<string, number[]>()
    for (const { host, at } of topology.boards.requests) byHost.set(host, [...(byHost.get(host) ?? []), at])
    // One may be held up on its way, and be closer to the next: three in a row are two gaps apart, at least one.
    const isTooFast = (at: number[]) => at.some((third, n) => n > 1 && third - (at[n - 2] ?? 0) < GAP_MS)
    const tooFast = [...byHost].filter(([, at]) => isTooFast(at))
    expect(Math.max(...[...byHost.values()].map((at) => at.length))).toBeGreaterThan(5)
    expect(tooFast).toEqual([])
    const idle = topology.workers.filter((worker) => worksDone([worker], 'scrape-board').length === 0)
    expect(idle).toEqual([])
  })

  test('both api show what a scrape committed within a second', async () => {
    const { database, boards } = topology
    const [here, there] = atEach(await topology.as(await topology.a.user({ isAdmin: true })))
    const idsAt = async (browser: Browser) =>
      (await browser.loadFrontEndJobs({})).jobs.map(({ id }) => Number(id)).sort((a, b) => a - b)
    const before = await idsAt(here)
    expect(await idsAt(there)).toEqual(before)

    let committedAt = 0
    const listener = await database.pool.connect()
    listener.on('notification', () => {
      committedAt = performance.now()
    })
    await listener.query(`listen ${JOB_LIST_CHANNEL}`)
    boards.evolve()
    await beginLoop(topology)
    await untilLoopEnds(topology)
    // Not to wait for something, but the very second that is promised.
    await sleep(Math.max(0, committedAt + 1_000 - performance.now()))
    const shown = await Promise.all([idsAt(here), idsAt(there)])
    listener.release(true)

    const { jobs } = schema
    const listed = await database.db.select({ id: jobs.id }).from(jobs).where(isNull(jobs.unlistedReason))
    const expected = listed.map(({ id }) => id).sort((a, b) => a - b)
    expect(expected).not.toEqual(before)
    expect(shown).toEqual([expected, expected])
  })

  test('what comes due by the clock is done once, though three workers have set the schedules', async () => {
    const { queue, workers } = topology
    const schedulers = await Promise.all(queue.queues().map((lane) => lane.getJobSchedulers()))
    const works = schedulers.flat().map(({ name, template }) => `${name} ${JSON.stringify(template?.data)}`)
    expect(works.map((work) => work.split(' ', 1)[0])).toContain('sweep')
    expect(works).toHaveLength(new Set(works).size)

    const every = 500
    const known = new Set(worksDone(workers, 'sweep'))
    const since = Date.now()
    await queue.schedule('sweep', {}, { every })
    const swept = () => worksDone(workers, 'sweep').filter((job) => !known.has(job))
    await until('six sweeps are done', () => swept().length >= 6)
    await queue.schedule('sweep', {}, { every: 60_000 })
    const dueTimes = swept().map((job) => Number(job.split(':').at(-1)))
    expect(new Set(dueTimes).size).toBe(dueTimes.length)
    expect(dueTimes.length).toBeLessThanOrEqual((Date.now() - since) / every + 1)
  })
})
