import type { User } from '@lilypad/contracts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { userQuery } from '../accounts/session.ts'
import { sendWaiting } from './send-waiting.ts'
import { type Tracked, trackedJobsQuery } from './tracker.ts'
import { saveTrackedJob } from './tracker-calls.ts'
import { keepStatus, listWaiting } from './waiting-statuses.ts'

const ID = 5
const member = { id: 1, isImpersonated: false } as User
const asMember = { ...member, isImpersonated: true }

const storageOf = (kept: Record<string, string> = {}) =>
  Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, text: string) => Object.assign(kept, { [key]: text }) },
    removeItem: { value: (key: string) => delete kept[key] },
  })

const clientOf = (user: User) => {
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, user)
  const jobs = [{ id: ID, status: 0, changes: [] }] as unknown as Tracked['jobs']
  client.setQueryData(trackedJobsQuery.queryKey, { statuses: [], jobs })
  return client
}

const lostConnection = () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf())
  onTestFinished(() => void vi.unstubAllGlobals())
})

// holds Beyond §3: changes made offline are sent later without loss or doubling
it('a status that a member chooses without a connection waits', async () => {
  lostConnection()
  await saveTrackedJob(clientOf(member), ID, { status: 1 })
  expect(listWaiting(member.id)).toMatchObject([{ id: ID, status: 1 }])
})

it('a status that an admin chooses as a member does not wait in the browser of the admin', async () => {
  lostConnection()
  await expect(saveTrackedJob(clientOf(asMember), ID, { status: 1 })).rejects.toThrow(TypeError)
  expect(listWaiting(member.id)).toEqual([])
})

it('an admin who is logged in as a member does not send what the member left', async () => {
  const fetch = lostConnection()
  keepStatus(member.id, ID, { status: 1, at: '2027-03-10T14:00:00.000Z' })
  await sendWaiting(clientOf(asMember), member.id)
  expect(fetch).not.toHaveBeenCalled()
  expect(listWaiting(member.id)).toHaveLength(1)
})

it('a status is sent with its age: the clock of the device may be wrong', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    throw new TypeError('Failed to fetch')
  })
  keepStatus(member.id, ID, { status: 1, at: new Date(Date.now() - 60_500).toISOString() })
  await sendWaiting(clientOf(member), member.id)
  expect(sent).toEqual([{ job: { id: ID, tracker_status: 1, changed_ago: expect.any(Number), notes_by: 1 } }])
})
