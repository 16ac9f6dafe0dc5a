import { calls } from '@lilypad/contracts'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchOrTake } from '@/api/early-replies.ts'
import { SCREENS, screenAt } from './screens.ts'

const asked: string[] = []
const listen = () =>
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(String(asked.length))
  })
afterEach(() => {
  asked.length = 0
  vi.unstubAllGlobals()
})

it('what is asked ahead are calls that only read', () => {
  const reads = Object.values(calls)
    .filter(({ method }) => method === 'GET')
    .map(({ path }): string => path)
  listen()
  for (const { ahead } of SCREENS) ahead()
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((path) => !reads.includes(path))).toEqual([])
})

it('the first call of an address that was asked ahead gets that reply, the next one asks again', async () => {
  listen()
  screenAt('#/tracker?from=mail')?.ahead()
  const address = '/api/load_tracked_jobs'
  expect(asked).toEqual([address])
  expect(await (await fetchOrTake(address)).text()).toBe('1')
  expect(await (await fetchOrTake(address)).text()).toBe('2')
})
