import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { startDoomedWorker } from './doomed-worker-process.ts'
import { done, soon, type Workbench } from './workbench.ts'

/** What happens when the worker's process ends before its work does. */
export function endings(bench: Workbench) {
  test('it stops after its running work, and takes no more', async () => {
    const handler = vi.fn(async () => {
      await sleep(500)
      return done
    })
    const workers = await bench.work(
      { 'scrape-board': handler },
      { concurrency: { outside: 1, inside: 1, mails: 1 } },
    )
    await bench.queue.enqueueAll('scrape-board', [{ boardId: 21 }, { boardId: 22 }])
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), soon)
    await workers.stop()
    expect(handler).toHaveBeenCalledOnce()
    expect(await bench.queue.inspect()).toMatchObject({ outside: { completed: 1, waiting: 1, active: 0 } })
  })

  test('a work that outlasts the grace period is returned and done by another worker, without a lost attempt', async () => {
    const stuck = await bench.work(
      { 'scrape-board': () => new Promise<never>(() => {}) },
      { graceMs: 300, concurrency: { outside: 1, inside: 1, mails: 1 } },
    )
    await bench.queue.enqueue('scrape-board', { boardId: 23 })
    await vi.waitFor(async () => expect((await bench.queue.inspect()).outside.active).toBe(1), soon)
    await stuck.stop()
    expect(await bench.queue.inspect()).toMatchObject({ outside: { waiting: 1, active: 0 } })
    const lastAttempts: boolean[] = []
    await bench.work({
      'scrape-board': async (_payload, { isLastAttempt }) => {
        lastAttempts.push(isLastAttempt)
        return done
      },
    })
    await vi.waitFor(() => expect(lastAttempts).toEqual([false]), soon)
  })
}

/** What happens when it is killed: this waits for the lock of its work to run out. */
export function killing(bench: Workbench) {
  test('another worker repeats the work of a killed process within half a minute', async () => {
    await bench.queue.enqueue('scrape-board', { boardId: 24 })
    const doomed = await startDoomedWorker(bench.queue.settings)
    await doomed.hasTaken(24)
    await doomed.kill()
    const handler = vi.fn(async () => done)
    await bench.work({ 'scrape-board': handler })
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), { timeout: 60_000, interval: 200 })
    await vi.waitFor(async () => expect((await bench.queue.inspect()).outside.completed).toBe(1), soon)
  }, 60_000)
}
