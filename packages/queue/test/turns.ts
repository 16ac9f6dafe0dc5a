import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { type Handlers, NextTurn } from '../src/index.ts'
import { done, soon, type Workbench } from './workbench.ts'

/** Which works are taken, and in which order. */
export const turns = (bench: Workbench) => {
  test('a second work with the same key joins a waiting one, and a running one', async () => {
    const first = await bench.queue.enqueue('scrape-board', { boardId: 1 })
    expect(await bench.queue.enqueue('scrape-board', { boardId: 1 })).toBe(first)
    let finish = () => {}
    const handler = vi.fn(() => new Promise<typeof done>((resolve) => (finish = () => resolve(done))))
    await bench.work({ 'scrape-board': handler })
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), soon)
    const joined = bench.queue.ask('scrape-board', { boardId: 1 }, 10_000)
    await sleep(300)
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

  test('what an admin waits for precedes background work', async () => {
    const boards = [11, 12, 13].map((boardId) => ({ boardId }))
    await bench.queue.enqueueAll('scrape-board', boards, { background: true })
    expect(await bench.queue.ask('scrape-board', { boardId: 13 }, 100)).toEqual({ done: false })
    const order: number[] = []
    const handler: Handlers['scrape-board'] = async ({ boardId }) => {
      order.push(boardId)
      return done
    }
    await bench.work({ 'scrape-board': handler }, { concurrency: { outside: 1, inside: 1 } })
    await vi.waitFor(() => expect(order).toEqual([13, 11, 12]), soon)
  })

  test('a work with more to do yields to others, and continues after them', async () => {
    const order: string[] = []
    await bench.queue.enqueue('walk-loop', { loopId: 1, walker: 0 }, { last: true })
    const walk: Handlers['walk-loop'] = async (_payload, { isLastAttempt }) => {
      order.push(`walk ${isLastAttempt}`)
      if (order.length === 1) {
        await bench.queue.enqueue('scrape-board', { boardId: 31 }, { background: true })
        await bench.queue.enqueue('scrape-board', { boardId: 32 })
      }
      if (order.length < 6) throw new NextTurn()
      return { boards: 0 }
    }
    const scrape: Handlers['scrape-board'] = async ({ boardId }) => {
      order.push(`board ${boardId}`)
      return done
    }
    const one = { concurrency: { outside: 1, inside: 1 } }
    await bench.work({ 'walk-loop': walk, 'scrape-board': scrape }, one)
    const expected = ['walk false', 'board 32', 'board 31', 'walk false', 'walk false', 'walk false']
    await vi.waitFor(() => expect(order).toEqual(expected), soon)
    await vi.waitFor(async () => expect((await bench.queue.inspect()).outside.completed).toBe(3), soon)
  })
}
