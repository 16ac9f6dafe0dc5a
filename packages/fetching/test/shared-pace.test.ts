import { type Database, openDatabase, openHostPace } from '@lilypad/db'
import { type FreshDatabase, freshDatabase } from '@lilypad/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTurns } from '../src/turns.ts'
import { describePace, never, type Scales, send } from './pace-conformance.ts'

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
  return openHostPace(database.db, { ...scales, now: Date.now })
}

describePace('in two processes on one database', async (scales) => [worker(0, scales), worker(1, scales)])

describe('pace on a database', () => {
  const quick = { paceScale: 0, timeScale: 0.001 }

  it('lets no worker wait until another has done all its work', async () => {
    const paces = [worker(0, quick), worker(1, quick)]
    const workers = paces.map((pace) => ({ ...createTurns(pace), pace }))
    const { starts } = await send(workers, 'wanted.example', { each: 60, ms: 8 })
    const order = starts.map((start) => start.worker)
    expect(Math.max(order.indexOf(0), order.indexOf(1))).toBeLessThan(60)
    expect(Math.min(order.lastIndexOf(0), order.lastIndexOf(1))).toBeGreaterThanOrEqual(60)
    await Promise.all(paces.map((pace) => pace.close()))
  })

  it('frees a host when the worker using it has died', async () => {
    const [dead, alive] = [worker(0, quick), worker(1, quick)]
    await dead.start('dead.example')
    expect(await alive.start('dead.example')).toMatchObject({ outcome: 'wait' })
    const started = performance.now()
    await createTurns(alive).acquire('dead.example', never)
    expect(performance.now() - started).toBeLessThan(4_000)
    await Promise.all([dead.close(), alive.close()])
  })

  it('works while the clocks of workers differ', async () => {
    const database = opened.workers[0]
    if (!database) throw new Error('The database is not open yet.')
    const late = openHostPace(database.db, { ...quick, now: () => Date.now() - 3_600_000 })
    const alive = worker(1, quick)
    await late.hold('clock.example', Date.now() - 3_600_000 + 300)
    const started = performance.now()
    await createTurns(alive).acquire('clock.example', never)
    expect(performance.now() - started).toBeGreaterThan(280)
    expect(performance.now() - started).toBeLessThan(1_500)
    await Promise.all([late.close(), alive.close()])
  })

  it('costs requests in quick succession hardly any statements', async () => {
    const database = opened.workers[0]
    if (!database) throw new Error('The database is not open yet.')
    let statements = 0
    const counting = new Proxy(database.db, {
      get: (db, name) => {
        if (name === 'execute') statements += 1
        return Reflect.get(db, name, db)
      },
    })
    const pace = openHostPace(counting, { ...quick, now: Date.now })
    const { acquire } = createTurns(pace)
    const started = performance.now()
    for (let request = 0; request < 1_000; request++) await (await acquire('busy.example', never))()
    const slices = Math.ceil((performance.now() - started) / 250)
    await pace.close()
    expect(statements).toBeLessThanOrEqual(slices + 2)
  })
})
