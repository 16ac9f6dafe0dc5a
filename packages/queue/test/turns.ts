import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { Handlers } from '../src/index.ts'
import { done, soon, type Workbench } from './workbench.ts'

/** Which works are taken, and in which order. */
export function turns(bench: Workbench) {
  test('a second work with the same key joins a waiting one, and a running one', async () => {
    const first = await bench.queue.enqueue('scrape-board', { boardId: 1 })
    expect(await bench.queue.enqueue('scrape-board', { boardId: 1 })).toBe(first)
    let finish = () => {}
    const handler = vi.fn(() => new Promise<typeof done>((resolve) => (finish = () => resolve(done))))
    await bench.work({ 'scrape-board': handler })
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), soon)
    expect(await bench.queue.enqueue('scrape-board', { boardId: 1 })).toBe(first)
    // The first `ask` connects for the events of results, before it joins.
    expect(await bench.queue.ask('scrape-board', { boardId: 1 }, 50)).toEqual({ done: false })
    const joined = bench.queue.ask('scrape-board', { boardId: 1 }, 15_000)
    await sleep(1_000)
    finish()
    expect(await joined).toEqual({ done: true, result: done })
    expect(handler).toHaveBeenCalledOnce()
  })

  test('a delayed work is not taken before its time', async () => {
    const handler = vi.fn(async () => done)
    await bench.work({ 'scrape-board': handler })
    await bench.queue.enqueue('scrape-board', { boardId: 5 }, { delay: 1_000 })
    await sleep(500)
    expect(handler).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), soon)
  })

  test('mails that take long keep no page of others waiting', async () => {
    const mails = [1, 2, 3, 4].map((mailId) => ({ mailId }))
    await bench.queue.enqueueAll('read-mail', mails)
    let finish = () => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const readMail = vi.fn(() => finished.then(() => ({ isProposed: false })))
    const scrape = vi.fn(async () => done)
    await bench.work(
      { 'read-mail': readMail, 'scrape-board': scrape },
      { concurrency: { outside: 1, inside: 1, mails: 1 } },
    )
    await vi.waitFor(() => expect(readMail).toHaveBeenCalledOnce(), soon)
    await bench.queue.enqueue('scrape-board', { boardId: 41 })
    await vi.waitFor(() => expect(scrape).toHaveBeenCalledOnce(), soon)
    expect(readMail).toHaveBeenCalledOnce()
    finish()
    await vi.waitFor(() => expect(readMail).toHaveBeenCalledTimes(4), soon)
  })

  test('what an admin waits for precedes background work', async () => {
    const boards = [11, 12, 13].map((boardId) => ({ boardId }))
    await bench.queue.enqueueAll('scrape-board', boards, { background: true })
    expect(await bench.queue.ask('scrape-board', { boardId: 13 }, 100)).toEqual({ done: false })
    const order: number[] = []
    const handler: Handlers['scrape-board'] = async ({ boardId }) => {
      order.push(boardId)
      return done
    }
    await bench.work({ 'scrape-board': handler }, { concurrency: { outside: 1, inside: 1, mails: 1 } })
    await vi.waitFor(() => expect(order).toEqual([13, 11, 12]), soon)
  })

  test('what is to be taken last comes after the background; who asks for one gets it first, as they ask', async () => {
    const boards = [31, 32].map((boardId) => ({ boardId, inLoop: true }))
    await bench.queue.enqueueAll('scrape-board', boards, { last: true })
    await bench.queue.enqueue('scrape-board', { boardId: 33 }, { background: true })
    expect(await bench.queue.ask('scrape-board', { boardId: 32 }, 100)).toEqual({ done: false })
    const taken: object[] = []
    const handler: Handlers['scrape-board'] = async (payload) => {
      taken.push(payload)
      return done
    }
    await bench.work({ 'scrape-board': handler }, { concurrency: { outside: 1, inside: 1, mails: 1 } })
    const expected = [{ boardId: 32 }, { boardId: 33 }, { boardId: 31, inLoop: true }]
    await vi.waitFor(() => expect(taken).toEqual(expected), soon)
  })
}
