import type { SavedSearch } from '@lilypad/contracts'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { searchesQuery } from '@/api/searches/searches.ts'
import { switchPush } from './push-choice.tsx'

const ID = 7
const OURS = btoa('our key').replaceAll('=', '')

function clientWith(schedule: SavedSearch['schedule']) {
  const client = new QueryClient()
  const set = (to: SavedSearch['schedule']) =>
    client.setQueryData(searchesQuery.queryKey, {
      searches: [{ id: ID, schedule: to, isPushed: true } as SavedSearch],
      lastLoadedId: null,
    })
  set(schedule)
  return { client, set }
}

/** A browser with a subscription of some key, whose person allows notifications after doing something else. */
function browserWith(key: string, meanwhile = () => {}) {
  const subscription = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: new TextEncoder().encode(key).buffer },
    getKey: () => null,
    unsubscribe: vi.fn(async () => true),
  }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async () => subscription),
  }
  const requestPermission = async () => {
    meanwhile()
    return 'granted'
  }
  vi.stubGlobal('Notification', { requestPermission })
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } })
  vi.stubGlobal('fetch', async () => Response.json({ success: true }))
  onTestFinished(() => void vi.unstubAllGlobals())
  return { unsubscribe: subscription.unsubscribe, subscribe: pushManager.subscribe }
}

it('what the person chose while the browser asked stays', async () => {
  const { client, set } = clientWith('daily')
  browserWith('our key', () => set('weekly'))
  const save = vi.fn(async () => undefined)
  await switchPush(client, save, { id: ID, key: { publicKey: OURS, isSubscribed: false } })
  expect(save).toHaveBeenCalledExactlyOnceWith({ id: ID, schedule: 'weekly', isPushed: true })
})

it.each([
  ['of our key that the server has is kept', 'our key', true, 0],
  ['of another key is replaced', 'another key', true, 1],
  ['that the server does not have, or has no more, is replaced', 'our key', false, 1],
])('a subscription %s', async (_, key, isSubscribed, times) => {
  const { unsubscribe, subscribe } = browserWith(key)
  const { client } = clientWith('daily')
  await switchPush(client, async () => undefined, { id: ID, key: { publicKey: OURS, isSubscribed } })
  expect(unsubscribe).toHaveBeenCalledTimes(times)
  expect(subscribe).toHaveBeenCalledTimes(times)
})
