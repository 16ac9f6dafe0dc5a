import { calls } from '@lilypad/contracts'
import { expect, it, vi } from 'vitest'
import { askEarly, fetchOrTake } from '@/api/early-replies.ts'
import { SCREENS } from './screens.ts'

it('what is asked ahead are calls that only read', () => {
  const reads = Object.values(calls)
    .filter(({ method }) => method === 'GET')
    .map(({ path }): string => path)
  const ahead = SCREENS.flatMap((screen) => screen.ahead ?? [])
  expect(ahead).toContain('/api/load_tracked_jobs')
  expect(ahead.filter((path) => !reads.includes(path))).toEqual([])
})

it('the first call of an address that was asked ahead gets that reply, the next one asks again', async () => {
  const address = '/api/load_tracked_jobs'
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(String(asked.length))
  })
  askEarly(address)
  expect(await (await fetchOrTake(address)).text()).toBe('1')
  expect(await (await fetchOrTake(address)).text()).toBe('2')
  vi.unstubAllGlobals()
})
