import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { answersOk } from '../src/answers.ts'
import { isLeftOut, named } from '../src/needs.ts'
import { makeApplicant } from '../src/people/applicant.ts'
import { makeForgetful } from '../src/people/forgetful.ts'
import { startLoad } from '../src/people/load.ts'
import { beginLoop, boardsDone, countScraped, untilLoopEnds, wholeLoop } from '../src/scraping.ts'
import { type Topology, withTopology } from '../src/topology.ts'
import { until } from '../src/until.ts'

const GONE_MS = 10_000
const SENTENCE =
  /^500 An unknown error occurred\.$|^503 (?:Lilypad is not there at the moment|This is temporarily unavailable)\./

/** The database ends as in a crash, is away for ten seconds, and comes back as it was left. */
async function goAway({ postgres, apis }: Topology) {
  await postgres?.crash()
  await sleep(GONE_MS / 2)
  const areReady = await Promise.all(apis.map(({ url }) => answersOk(`${url}/readyz`)))
  const areAlive = await Promise.all(apis.map(({ url }) => answersOk(`${url}/healthz`)))
  await sleep(GONE_MS / 2)
  await postgres?.restart()
  return { areReady, areAlive }
}

describe.skipIf(isLeftOut)(named('PostgreSQL crashes under load and is away for ten seconds'), () => {
  test('who asks meanwhile is told so, and afterwards everything goes on without a restart and without a loss', () =>
    withTopology({ withBoards: true, ownPostgres: true }, async (topology) => {
      const { apis, workers, proxy, queue, boards } = topology
      // By the minute otherwise.
      await queue.schedule('sweep', {}, { every: 2_000 })
      const applicants = await Promise.all([makeApplicant(topology), makeApplicant(topology)])
      const forgetful = await makeForgetful(topology, 400)
      const processes = [...apis, ...workers]
      const pids = processes.map((process) => process.pid())
      boards.slow(300)
      await beginLoop(topology)
      const load = startLoad([...applicants.map(({ write }) => write), forgetful.ask])
      await until(
        'the load is under way',
        async () => load.outcome.ok > 30 && (await boardsDone(topology)) > 3,
      )

      const { areReady, areAlive } = await goAway(topology)
      expect([areReady, areAlive]).toEqual([
        [false, false],
        [true, true],
      ])
      await until('the proxy finds every api ready again', async () =>
        (await proxy.states()).every((state) => state === 'UP'),
      )
      const { ok } = load.outcome
      await until('the load goes on', () => load.outcome.ok > ok + 30)
      const { failures } = await load.stop()

      expect(failures.filter((words) => !SENTENCE.test(words))).toEqual([])
      expect(failures.length).toBeGreaterThan(0)
      expect(await Promise.all(applicants.map((applicant) => applicant.lost()))).toEqual([[], []])
      await until('every letter that was promised has come', () => forgetful.unreached().length === 0)
      expect(forgetful.repeated()).toBe(0)
      await untilLoopEnds(topology)
      expect(await countScraped(topology)).toEqual(await wholeLoop(topology))
      expect(processes.map((process) => process.pid())).toEqual(pids)
      expect(processes.every((process) => process.isRunning())).toBe(true)
    }))
})
