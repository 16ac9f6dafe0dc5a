import { expect, test } from 'vitest'
import { WorkFailedError } from '../src/index.ts'
import type { Workbench } from './workbench.ts'

/** What happens when a work fails. */
export function failures(bench: Workbench) {
  test('a failing work is tried as often as the registry says, then it has failed', async () => {
    const attempts: boolean[] = []
    await bench.work({
      'scrape-board': async (_payload, { isLastAttempt }) => {
        attempts.push(isLastAttempt)
        throw new Error('No luck.')
      },
    })
    const asked = bench.queue.ask('scrape-board', { boardId: 4 }, 20_000)
    await expect(asked).rejects.toThrow(WorkFailedError)
    expect(attempts).toEqual([false, false, true])
    expect(await bench.queue.inspect()).toMatchObject({ outside: { failed: 1, waiting: 0, active: 0 } })
  })

  test('the queue keeps a failed work’s error for diagnosis, without values', async () => {
    const email = 'robin.frog@pond.example.com'
    await bench.work({
      'scrape-board': async () => {
        const query = new Error(
          `Failed query: insert into users values ($1, $2)\nparams: Robin Frog,${email}`,
        )
        throw new Error(`It is full of ${email}.`, { cause: query })
      },
    })
    const asked = bench.queue.ask('scrape-board', { boardId: 5 }, 20_000)
    await expect(asked).rejects.toThrow(WorkFailedError)
    const failed = await Promise.all(bench.queue.queues().map((lane) => lane.getFailed()))
    const [{ failedReason, stacktrace } = {}] = failed.flat()
    expect(failedReason).toBe('It is full of [e-mail].')
    expect(stacktrace?.[0]).toContain('failures.ts')
    expect(stacktrace?.[0]).toContain('Failed query: insert into users values ($1, $2)\nparams: [hidden]')
    expect(JSON.stringify(stacktrace)).not.toMatch(/robin|frog/i)
  })

  test('the signal aborts at the work’s time limit, and its lane continues', async () => {
    const seen: unknown[] = []
    const deaf = (signal: AbortSignal) => {
      signal.addEventListener('abort', () => seen.push(signal.reason))
      return new Promise<never>(() => {})
    }
    await bench.work(
      { 'read-board': (_payload, { signal }) => deaf(signal) },
      { limitOf: () => 50, concurrency: { outside: 1, inside: 1, mails: 1 } },
    )
    const ask = () => bench.queue.ask('read-board', { address: 'https://jobs.example' }, 10_000)
    await expect(ask()).rejects.toThrow(WorkFailedError)
    await expect(ask()).rejects.toThrow(WorkFailedError)
    expect(seen).toHaveLength(2)
  })
}
