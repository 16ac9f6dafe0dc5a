import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { processesOf } from './product.ts'
import { useClone } from './use-clone.ts'

const { folder, start, startAndWait } = useClone()

describe('stopping', () => {
  test.each([100, 700, 1_300])(
    'after %i ms of a first start, and twice, leaves nothing running',
    async (delay) => {
      const product = await start()
      await sleep(delay)
      product.child.kill('SIGTERM')
      await sleep(30)
      product.child.kill('SIGINT')
      // In the first moments Node.js itself has not yet come to our code: the system then ends it by the signal.
      expect([0, null]).toContain(await product.exited)
      expect(processesOf(folder())).toEqual([])
    },
  )

  test('in the middle of making the database leaves nothing that the next start trips over', async () => {
    const first = await start()
    const unfinished = join(folder(), '.data/postgres.new')
    for (; !existsSync(unfinished); await sleep(5)) expect(first.child.exitCode).toBe(null)
    expect(await first.stop()).toBe(0)
    await startAndWait()
  })

  test('children end with a parent that was killed, and the next start takes over from its PostgreSQL', async () => {
    const first = await startAndWait()
    await first.stop('SIGKILL')
    const second = await startAndWait()
    expect(first.notes().sort()).toEqual(['api stopped', 'worker stopped, database up'])
    expect(await second.stop()).toBe(0)
    expect(processesOf(folder())).toEqual([])
  })
})
