import { describe, expect, test } from 'vitest'
import { isLeftOut, named } from '../src/needs.ts'
import { makeApplicant } from '../src/people/applicant.ts'
import { makeForgetful } from '../src/people/forgetful.ts'
import { startLoad } from '../src/people/load.ts'
import { beginLoop, boardsDone, countScraped, untilLoopEnds, wholeLoop } from '../src/scraping.ts'
import { type Topology, withTopology } from '../src/topology.ts'
import { until } from '../src/until.ts'

/** One after the other is told to stop and comes back, as the next version would. Gives how they ended. */
async function replaceAll({ apis, workers, proxy }: Topology) {
  const endings: string[] = []
  for (const process of [...workers, ...apis]) {
    endings.push(await process.end('SIGTERM'))
    await process.start()
    await until('the proxy finds every api ready', async () =>
      (await proxy.states()).every((state) => state === 'UP'),
    )
  }
  return endings
}

describe.skipIf(isLeftOut)(named('every process is replaced under load'), () => {
  test('no request fails, no board is left out, no letter is lost or repeated', () =>
    withTopology({ withBoards: true, env: { DRAIN_SECONDS: '3' } }, async (topology) => {
      const { boards, visitor } = topology
      const applicants = await Promise.all([makeApplicant(topology), makeApplicant(topology)])
      const forgetful = await makeForgetful(topology, 600)
      const browse = async () => {
        await visitor().loadFrontEndJobs({})
        await visitor().getLoggedInUser({})
      }
      boards.slow(500)
      await beginLoop(topology)
      const load = startLoad([...applicants.map(({ write }) => write), browse, browse, browse, forgetful.ask])
      await until(
        'the load is under way',
        async () => load.outcome.ok > 60 && (await boardsDone(topology)) > 1,
      )

      const endings = await replaceAll(topology)
      expect(endings).toEqual(Array(5).fill('exit code 0'))
      boards.slow(0)
      const { ok, failures } = await load.stop()
      expect(failures).toEqual([])
      expect(ok).toBeGreaterThan(200)
      expect(await Promise.all(applicants.map((applicant) => applicant.lost()))).toEqual([[], []])
      await until('every letter that was promised has come', () => forgetful.unreached().length === 0)
      expect(forgetful.repeated()).toBe(0)
      await untilLoopEnds(topology)
      expect(await countScraped(topology)).toEqual(await wholeLoop(topology))
    }))
})
