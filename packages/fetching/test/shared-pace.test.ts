import { type Database, openDatabase, openSharedHostPace } from '@lilypad/db'
import { createClock, type Scales } from '@lilypad/domain'
import { type FreshDatabase, freshDatabase } from '@lilypad/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHostQueue } from '../src/host-queue.ts'
import { describePace, never, send } from './pace-conformance.ts'

const opened: { fresh?: FreshDatabase; workers: Database[] } = { workers: [] }

beforeAll(async () => {
  opened.fresh = await freshDatabase()
  opened.workers = [0, 1].map(() => openDatabase(opened.fresh?.url ?? '', { max: 3 }))
})
afterAll(async () => {
  await Promise.all(opened.workers.map(({ close }) => close()))
  await opened.fresh?.drop()
})

function worker(index: number, scales: Scales) {
  const database = opened.workers[index]
  if (!database) throw new Error('The database is not open yet.')
  return openSharedHostPace(database.db, createClock(scales))
}

describePace('in two processes on one database', async (scales) => [worker(0, scales), worker(1, scales)])

describe('pace on a database', () => {
  const quick = { paceScale: 0, timeScale: 0.001 }

  it('lets no worker wait until another has done all its work, however slow the host is', async () => {
    const scales = { paceScale: 1, timeScale: 1 }
    const workers = [worker(0, scales), worker(1, scales)].map((pace) => ({ ...createHostQueue(pace), pace }))
    const { starts } = await send(workers, 'wanted.example', { each: 12, ms: 300 })
    const order = starts.map((start) => start.worker)
    expect(Math.max(order.indexOf(0), order.indexOf(1))).toBeLessThan(12)
    expect(Math.min(order.lastIndexOf(0), order.lastIndexOf(1))).toBeGreaterThanOrEqual(12)
  }, 60_000)

  it('frees a host when the worker using it has died', async () => {
    const [dead, alive] = [worker(0, quick), worker(1, quick)]
    await dead.start('dead.example')
    expect(await alive.start('dead.example')).toMatchObject({ outcome: 'wait' })
    await createHostQueue(alive).acquire('dead.example', never)
  })

  it('frees one place of two, and leaves the other to who has it', async () => {
    const [dead, alive] = [worker(0, quick), worker(1, { ...quick, timeScale: 1 })]
    const start = () => alive.start('api.lever.co')
    await dead.start('api.lever.co')
    expect(await start()).toMatchObject({ outcome: 'now' })
    expect(await start()).toMatchObject({ outcome: 'wait' })
    await expect.poll(start, { timeout: 10_000 }).toMatchObject({ outcome: 'now' })
    expect(await start()).toMatchObject({ outcome: 'wait' })
  })
})
