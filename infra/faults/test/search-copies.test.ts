import { NO_FILTER, writeSavedState } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'
import { isLeftOut, named } from '../src/needs.ts'
import { type Topology, withTopology } from '../src/topology.ts'
import { until } from '../src/until.ts'

const LONGEST_MS = 10_000

async function openPond(topology: Topology) {
  const { a, apis, as } = topology
  const admin = await as(await a.user({ isAdmin: true }))
  const member = await as(await a.subscriber())
  const countAt = async (origin: string, searchField: string) => {
    const state = writeSavedState({ ...NO_FILTER, searchField }, null)
    return (await member.at(origin).searchJobs({ state, sort: 'date' })).total
  }
  return {
    /** An admin at one of the apis. */
    at: (place: number) => admin.at(apis[place]?.url ?? ''),
    /** All apis that run find as many jobs for a text before long. */
    untilAllFind: (searchField: string, count: number) =>
      until(
        `all find ${count} jobs for ${searchField}`,
        async () => {
          const running = apis.filter((api) => api.isRunning())
          const counts = await Promise.all(running.map(({ url }) => countAt(url, searchField)))
          return counts.every((one) => one === count)
        },
        LONGEST_MS,
      ),
  }
}

describe.skipIf(isLeftOut)(named('three apis, each with its own copy of the list'), () => {
  test('a job that changes through one is found or gone at all, and at one that was killed meanwhile', () =>
    withTopology({ apis: 3, workers: 0, env: { LIST_IN_BROWSER_MAX: '0' } }, async (topology) => {
      const { a, apis } = topology
      const { id } = await a.job({ title: 'Pond keeper' })
      const { at, untilAllFind } = await openPond(topology)
      await untilAllFind('keeper', 1)

      await at(0).curateJob({ id, workplace: 'Hybrid' })
      await untilAllFind('keeper', 0)
      await at(1).curateJob({ id, workplace: 'Remote' })
      await untilAllFind('keeper', 1)
      await at(2).deleteJob({ id })
      await untilAllFind('keeper', 0)

      expect(await apis[2]?.end('SIGKILL')).toBe('signal SIGKILL')
      await at(0).undeleteJob({ id })
      await a.job({ title: 'Pond writer' })
      await untilAllFind('pond', 2)
      await apis[2]?.start()
      await untilAllFind('pond', 2)
      await at(2).deleteJob({ id })
      await untilAllFind('pond', 1)
    }))
})
