import { setTimeout as sleep } from 'node:timers/promises'
import { isAlertRunDone } from '@lilypad/db'
import { describe, expect, test } from 'vitest'
import { isLeftOut, named } from '../src/needs.ts'
import { makeApplicant } from '../src/people/applicant.ts'
import { makeForgetful } from '../src/people/forgetful.ts'
import { startLoad } from '../src/people/load.ts'
import { dailyRun, makeMembers } from '../src/people/members.ts'
import { beginLoop, boardsDone, countScraped, untilLoopEnds, wholeLoop } from '../src/scraping.ts'
import { type Topology, withTopology } from '../src/topology.ts'
import { until } from '../src/until.ts'

const GONE_MS = 10_000
const PEOPLE = 100

/** Digests come due, nobody rings for them: the sweep must. */
const untilDigestsAreSent = ({ database, mail }: Topology) =>
  until('every member has their digest', async () => {
    const to = new Set(mail.mails.flatMap(({ recipients }) => recipients))
    const reached = [...to].filter((email) => email.startsWith('member-')).length
    return reached === PEOPLE && (await isAlertRunDone(database.db, dailyRun()))
  })

describe.skipIf(isLeftOut)(
  named('Redis is flushed once, then gone for ten seconds with all that it held'),
  () => {
    test('no request fails, no process ends, and everything that is due still happens', () =>
      withTopology({ withBoards: true }, async (topology) => {
        const { apis, workers, redis, queue, boards } = topology
        const applicant = await makeApplicant(topology)
        const forgetful = await makeForgetful(topology, 400)
        const processes = [...apis, ...workers]
        const pids = processes.map((process) => process.pid())
        boards.slow(300)
        await beginLoop(topology)
        const load = startLoad([applicant.write, forgetful.ask])
        await until(
          'the load is under way',
          async () => load.outcome.ok > 20 && (await boardsDone(topology)) > 3,
        )

        await redis.flush()
        await until('the workers have set the schedules again', () => queue.nextRun('sweep', {}))
        await redis.end('SIGKILL')
        await makeMembers(topology, PEOPLE)
        await sleep(GONE_MS)
        await redis.start()
        boards.slow(0)
        const { ok } = load.outcome
        await until('the load goes on', () => load.outcome.ok > ok + 20)
        const { failures } = await load.stop()

        expect(failures).toEqual([])
        expect(await applicant.lost()).toEqual([])
        await until('every letter that was promised has come', () => forgetful.unreached().length === 0)
        await untilDigestsAreSent(topology)
        await untilLoopEnds(topology)
        // Who is at a board is among what was lost: one that is being read may be read twice, which changes nothing.
        const { scrapes, ...whole } = await wholeLoop(topology)
        const found = await countScraped(topology)
        expect(found).toEqual({ ...whole, scrapes: found.scrapes })
        expect(found.scrapes).toBeGreaterThanOrEqual(scrapes)
        expect(topology.mail.mails.length).toBe(forgetful.promised.size + PEOPLE)
        expect(processes.map((process) => process.pid())).toEqual(pids)
        expect(processes.every((process) => process.isRunning())).toBe(true)
      }))
  },
)
