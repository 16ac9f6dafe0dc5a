import { currentLogContext, inLogContext, type LogContext } from '@lilypad/observe'
import { expect, test, vi } from 'vitest'
import type { Logger } from '../src/index.ts'
import { done, soon, type Workbench } from './workbench.ts'

const REQUEST = 'a-request-of-the-test'

/** The request that a work is done for, passed from enqueuing to handling. */
export function logContexts(bench: Workbench) {
  test('a work runs in the context of the request that enqueued it, and so do the works that it enqueues', async () => {
    const seen: (LogContext | undefined)[] = []
    await bench.work({
      'scrape-board': async ({ boardId }) => {
        seen.push(currentLogContext())
        await bench.queue.enqueueAll('fetch-logo', [{ boardId }])
        return done
      },
      'fetch-logo': async () => {
        seen.push(currentLogContext())
        return { stored: true }
      },
    })
    const id = await inLogContext({ requestId: REQUEST }, () =>
      bench.queue.enqueue('scrape-board', { boardId: 31 }),
    )
    await vi.waitFor(() => expect(seen).toHaveLength(2), soon)
    expect(seen[0]).toEqual({ requestId: REQUEST, work: 'scrape-board', job: id })
    expect(seen[1]).toMatchObject({ requestId: REQUEST, work: 'fetch-logo' })
  })

  test('the queue’s log lines about a work are in its context', async () => {
    const said: (LogContext | undefined)[] = []
    const note = () => void said.push(currentLogContext())
    const logger: Logger = { info: note, warn: note, error: note }
    await bench.work({ 'recurate-job': async () => ({ done: true }) }, { logger })
    await inLogContext({ requestId: REQUEST }, () => bench.queue.ask('recurate-job', { jobId: 1 }, 20_000))
    await vi.waitFor(() => expect(said).toHaveLength(1), soon)
    expect(said[0]).toMatchObject({ requestId: REQUEST, work: 'recurate-job' })
  })

  test('each work without a request has its own context', async () => {
    const ids: (string | undefined)[] = []
    await bench.work({
      'scrape-board': async () => {
        ids.push(currentLogContext()?.requestId)
        return done
      },
    })
    await bench.queue.enqueueAll('scrape-board', [{ boardId: 41 }, { boardId: 42 }])
    await vi.waitFor(() => expect(ids).toHaveLength(2), soon)
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/)
  })

  test('what waits is told by work, but for what is taken last, with how long its oldest has waited', async () => {
    expect(await bench.queue.waitingWorks()).toEqual([])
    await bench.queue.enqueue('scrape-board', { boardId: 51 })
    const before = Date.now()
    await bench.queue.enqueueAll('scrape-board', [{ boardId: 52 }, { boardId: 53 }], { background: true })
    await bench.queue.enqueue('scrape-board', { boardId: 55 }, { last: true })
    await bench.queue.enqueue('recurate-job', { jobId: 1 }, { background: true })
    await bench.queue.enqueue('fetch-logo', { boardId: 54 }, { delay: 60_000 })
    await vi.waitFor(() => expect(Date.now() - before).toBeGreaterThan(20), { interval: 5 })
    const waiting = await bench.queue.waitingWorks()
    expect(waiting.map(({ work, waiting: count }) => [work, count]).sort()).toEqual([
      ['recurate-job', 1],
      ['scrape-board', 3],
    ])
    for (const { oldestMs } of waiting) {
      expect(oldestMs).toBeGreaterThan(0)
      expect(oldestMs).toBeLessThan(60_000)
    }
  })
}
