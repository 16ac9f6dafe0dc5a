import { expect, test, vi } from 'vitest'
import { soon, type Workbench } from './workbench.ts'

/** Scheduled works. */
export function schedules(bench: Workbench) {
  test('a schedule makes a work due repeatedly, and setting it again replaces it', async () => {
    const handler = vi.fn(async () => ({ enqueued: 0 }))
    await bench.queue.schedule('sweep', {}, { pattern: '30 0 * * *', tz: 'America/New_York' })
    await bench.queue.schedule('sweep', {}, { every: 300 })
    await bench.work({ sweep: handler })
    await vi.waitFor(() => expect(handler.mock.calls.length).toBeGreaterThan(2), soon)
    const schedulers = await Promise.all(bench.queue.queues().map((lane) => lane.getJobSchedulers()))
    expect(schedulers.flat().map(({ name, every }) => [name, Number(every)])).toEqual([['sweep', 300]])
  })

  test('after a schedule is removed, nothing comes due', async () => {
    await bench.queue.schedule('sweep', {}, { pattern: '30 0 * * *', tz: 'America/New_York' })
    await bench.queue.unschedule('sweep', {})
    expect(await bench.queue.nextRun('sweep', {})).toBeNull()
    expect((await bench.queue.inspect()).inside).toMatchObject({ waiting: 0, delayed: 0 })
  })

  test('a finished schedule can be set again after a clock was set back, and comes due again', async () => {
    const timing = { pattern: '30 0 * * *', tz: 'America/New_York' }
    const handler = vi.fn(async () => ({ enqueued: 0 }))
    const truly = Date.now()
    await bench.queue.schedule('sweep', {}, timing)
    const next = await bench.queue.nextRun('sweep', {})
    vi.useFakeTimers({ toFake: ['Date'], now: (next?.getTime() ?? 0) + 60_000 })
    try {
      await bench.work({ sweep: handler })
      await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), soon)
      // Its job may still be in the way until it is recorded as done.
      const active = () => Promise.all(bench.queue.queues().map((lane) => lane.getActiveCount()))
      await vi.waitFor(async () => expect(Math.max(...(await active()))).toBe(0), soon)
      vi.setSystemTime(truly)
      await bench.queue.unschedule('sweep', {})
      await bench.queue.schedule('sweep', {}, timing)
      expect(await bench.queue.nextRun('sweep', {})).toEqual(next)
    } finally {
      vi.useRealTimers()
    }
  })

  test('a work may have several schedules, each with its own payload', async () => {
    const timing = { pattern: '0 8 * * *', tz: 'America/New_York' }
    await bench.queue.schedule('send-alerts', { schedule: 'daily' }, timing)
    expect(await bench.queue.nextRun('send-alerts', { schedule: 'weekly' })).toBeNull()
    await bench.queue.schedule('send-alerts', { schedule: 'weekly' }, timing)
    expect(await bench.queue.nextRun('send-alerts', { schedule: 'weekly' })).toBeInstanceOf(Date)
    const schedulers = await Promise.all(bench.queue.queues().map((lane) => lane.getJobSchedulers()))
    const payloads = schedulers.flat().map(({ template }) => template?.data)
    expect(payloads).toContainEqual({ schedule: 'daily' })
    expect(payloads).toContainEqual({ schedule: 'weekly' })
  })
}
