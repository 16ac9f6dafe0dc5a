import { expect, test, vi } from 'vitest'
import { WorkFailedError } from '../src/index.ts'
import { done, type Workbench } from './workbench.ts'

/** What code that enqueues works, or asks for results, may rely on. */
export function answers(bench: Workbench) {
  test('a work is handled with its payload, and the asker gets its result', async () => {
    await bench.work({ 'adopt-board': async ({ address }) => ({ ...done, boardId: address.length }) })
    const payload = { address: 'https://jobs.example/acme', companyName: 'Acme', logoUrl: '' }
    const answer = await bench.queue.ask('adopt-board', payload, 10_000)
    expect(answer).toEqual({ done: true, result: { outcome: 'done', boardId: payload.address.length } })
  })

  test('a payload that does not match the registry is refused before it is queued', async () => {
    await expect(bench.queue.enqueue('scrape-board', JSON.parse('{"boardId":"7"}'))).rejects.toThrow()
    expect(await bench.queue.inspect()).toMatchObject({ outside: { waiting: 0 } })
  })

  test('a result that does not match the registry fails the work', async () => {
    await bench.work({ 'read-board': async () => JSON.parse('{"outcome":"perhaps"}') })
    const asked = bench.queue.ask('read-board', { address: 'https://jobs.example' }, 10_000)
    await expect(asked).rejects.toThrow(WorkFailedError)
  })

  test('a finished work can be enqueued again', async () => {
    const handler = vi.fn(async () => done)
    await bench.work({ 'scrape-board': handler })
    await bench.queue.ask('scrape-board', { boardId: 2 }, 10_000)
    await bench.queue.ask('scrape-board', { boardId: 2 }, 10_000)
    expect(handler).toHaveBeenCalledTimes(2)
  })

  test('after the given time the asker learns that the work is still pending', async () => {
    expect(await bench.queue.ask('scrape-board', { boardId: 3 }, 200)).toEqual({ done: false })
    expect(await bench.queue.inspect()).toMatchObject({ outside: { waiting: 1 } })
  })
}
