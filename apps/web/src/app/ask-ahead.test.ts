import { calls } from '@lilypad/contracts'
import { expect, it, vi } from 'vitest'
import { fetchOrTake } from '@/api/early-replies.ts'
import { AHEAD, askAhead } from './ask-ahead.ts'

it('what is asked ahead are calls that only read', () => {
  const reads = Object.values(calls)
    .filter(({ method }) => method === 'GET')
    .map(({ path }): string => path)
  const asked = AHEAD.flatMap((ahead) => ahead.calls('7')).map((call) => call.split('?')[0])
  expect(asked.filter((path = '') => !reads.includes(path))).toEqual([])
})

it('the first call of an address that was asked ahead gets that reply, the next one asks again', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(String(asked.length))
  })
  askAhead('#/job/12?from=list')
  const address = '/api/load_front_end_job?id=12'
  expect(asked).toEqual([address])
  expect(await (await fetchOrTake(address)).text()).toBe('1')
  expect(await (await fetchOrTake(address)).text()).toBe('2')
  vi.unstubAllGlobals()
})
