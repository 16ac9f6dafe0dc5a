import { ApiError, type User } from '@lilypad/contracts'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import { noteFailure } from '../failure-log.ts'
import { onSessionChange } from '../session-across-tabs.ts'
import { becomeUser, noticeUser, userQuery } from './session.ts'

const ada = { id: 1, firstName: 'Ada', isImpersonated: false } as User
const wilma = { ...ada, id: 2, firstName: 'Wilma' }
const KEPT_LIST = ['loadFrontEndJobs']

function createCallClient(user: User | null) {
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, user)
  client.setQueryData(KEPT_LIST, 'the jobs of the person before')
  return client
}
const shown = (client: QueryClient) => ({
  user: client.getQueryData(userQuery.queryKey),
  list: client.getQueryData(KEPT_LIST),
})

// holds Decisions §5: A log-in as somebody else in another tab is noticed
it.each<[what: string, before: User | null, now: User | null]>([
  ['somebody else logged in in another tab', ada, wilma],
  ['a visitor logged in', null, ada],
  ['the person logged out', ada, null],
  ['an admin became this person', ada, { ...ada, isImpersonated: true }],
])('the page follows, with nothing left of the person before: %s', async (_what, before, now) => {
  const client = createCallClient(before)
  await noticeUser(client, async () => now)
  expect(shown(client)).toEqual({ user: now, list: undefined })
})

it.each<[what: string, ask: () => Promise<User | null>]>([
  ['the same person', async () => ({ ...ada })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('nothing is loaded again: %s', async (_what, ask) => {
  const client = createCallClient(ada)
  await noticeUser(client, ask)
  expect(shown(client)).toEqual({ user: ada, list: 'the jobs of the person before' })
})

it('of the same person, the page shows what the server knows now', async () => {
  const client = createCallClient({ ...ada, isFree: true } as User)
  const now = { ...ada, isFree: false } as User
  await noticeUser(client, async () => now)
  expect(shown(client)).toEqual({ user: now, list: 'the jobs of the person before' })
})

it('a log-in on this page in the meantime counts', async () => {
  const client = createCallClient(null)
  await noticeUser(client, async () => {
    client.setQueryData(userQuery.queryKey, wilma)
    return null
  })
  expect(shown(client).user).toEqual(wilma)
})

it('an unknown person is not requested twice', async () => {
  const client = new QueryClient()
  await noticeUser(client, () => Promise.reject(new Error('nobody should ask')))
  expect(shown(client).user).toBeUndefined()
})

/** Counts what another tab hears. */
function listenInAnotherTab() {
  const heard: unknown[] = []
  const channel = new BroadcastChannel('lilypad-session')
  channel.onmessage = ({ data }) => heard.push(data)
  onTestFinished(() => channel.close())
  return heard
}

// holds Decisions §5: A log-in as somebody else in another tab is noticed
it('a log-out on this page is told to the other tabs; to follow another tab is not', async () => {
  const heard = listenInAnotherTab()
  const client = createCallClient(ada)
  await noticeUser(client, async () => wilma)
  await becomeUser(client, null)
  await expect.poll(() => heard).toHaveLength(1)
})

it('a call that is refused because the session has ended makes every tab ask who is logged in', async () => {
  const heard = listenInAnotherTab()
  let doubts = 0
  onTestFinished(
    onSessionChange(() => {
      doubts += 1
    }),
  )
  noteFailure(new ApiError('conflict'), '/api/save_profile')
  expect(doubts).toBe(0)
  noteFailure(new ApiError('unauthenticated'), '/api/save_profile')
  expect(doubts).toBe(1)
  await expect.poll(() => heard).toHaveLength(1)
})
