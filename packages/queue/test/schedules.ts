import { expect, test, vi } from 'vitest'
import { soon, type Workbench } from './workbench.ts'

/** What comes due by the clock. */
export const schedules = (bench: Workbench) => {
  test('a schedule lets a work come due again and again, and setting it anew replaces it', async () => {
    const handler = vi.fn(async () => ({ enqueued: 0 }))
    await bench.queue.schedule('sweep', {}, { pattern: '30 0 * * *', tz: 'America/New_York' })
    await bench.queue.schedule('sweep', {}, { every: 300 })
    await bench.work({ sweep: handler })
    await vi.waitFor(() => expect(handler.mock.calls.length).toBeGreaterThan(2), soon)
    const schedulers = await Promise.all(bench.queue.queues().map((lane) => lane.getJobSchedulers()))
    expect(schedulers.flat().map(({ name, every }) => [name, Number(every)])).toEqual([['sweep', 300]])
  })

  test('a work may have several schedules, each with its own payload', async () => {
    const timing = { pattern: '0 8 * * *', tz: 'America/New_York' }
    await bench.queue.schedule('send-alerts', { schedule: 'daily' }, timing)
    await bench.queue.schedule('send-alerts', { schedule: 'weekly' }, timing)
    const schedulers = await Promise.all(bench.queue.queues().map((lane) => lane.getJobSchedulers()))
    const payloads = schedulers.flat().map(({ template }) => template?.data)
    expect(payloads).toContainEqual({ schedule: 'daily' })
    expect(payloads).toContainEqual({ schedule: 'weekly' })
  })
}
