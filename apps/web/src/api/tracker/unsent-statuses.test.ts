import type { User } from '@lilypad/contracts'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { storageOf } from '../../../test/storage.ts'
import { userQuery } from '../accounts/session.ts'
import { deleteUnsentChanges, unsentNotice } from '../unsent-changes.ts'
import { type Tracked, trackedJobsQuery } from './tracker.ts'
import { saveTrackedJob, sendStatuses } from './tracker-changes.ts'
import { findFirstUnsent, unsentStatuses } from './unsent-statuses.ts'

const ID = 5
const member = { id: 1, isImpersonated: false } as User
const asMember = { ...member, isImpersonated: true }

function createCallClient(user: User) {
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, user)
  const jobs = [{ id: ID, status: 0, changes: [] }] as unknown as Tracked['jobs']
  client.setQueryData(trackedJobsQuery.queryKey, { statuses: [], jobs })
  return client
}

function lostConnection() {
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
  await saveTrackedJob(createCallClient(member), ID, { status: 1 })
  expect(findFirstUnsent(member.id)).toMatchObject({ id: ID, status: 1 })
})

it('a status that an admin chooses as a member does not wait in the browser of the admin', async () => {
  lostConnection()
  await expect(saveTrackedJob(createCallClient(asMember), ID, { status: 1 })).rejects.toThrow(TypeError)
  expect(unsentNotice(member.id)).toBeNull()
})

it('an admin who is logged in as a member does not send what the member left', async () => {
  const fetch = lostConnection()
  unsentStatuses.keep(member.id, ID, { status: 1, at: '2027-03-10T14:00:00.000Z' })
  await sendStatuses(createCallClient(asMember), member.id)
  expect(fetch).not.toHaveBeenCalled()
  expect(unsentNotice(member.id)).toContain('1 change could not be sent')
})

it('a status is sent with its age: the clock of the device may be wrong', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    throw new TypeError('Failed to fetch')
  })
  unsentStatuses.keep(member.id, ID, { status: 1, at: new Date(Date.now() - 60_500).toISOString() })
  void sendStatuses(createCallClient(member), member.id)
  await vi.waitFor(() => expect(sent).not.toEqual([]))
  expect(sent).toEqual([{ job: { id: ID, tracker_status: 1, changed_ago: expect.any(Number), notes_by: 1 } }])
})

// holds Beyond §3: changes made offline are sent later without loss or doubling
it('without a connection statuses wait, the newest of each application; back again they are sent once, in order', async () => {
  const sent: unknown[] = []
  lostConnection()
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const client = createCallClient(member)
  client.mount()
  for (const status of [1, 2]) await saveTrackedJob(client, ID, { status })
  unsentStatuses.keep(member.id, 6, { status: 3, at: new Date(Date.now() + 1_000).toISOString() })
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).job.tracker_status)
    return Response.json({ notes_version: 0, status_changes: [] })
  })
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(unsentNotice(member.id)).toBeNull())
  expect(sent).toEqual([2, 3])
})

it('a deleted account leaves no unsent note or status; what others left stays', () => {
  const kept = storageOf({
    'lilypad-note-1-5': 'Call Ana.',
    'lilypad-status-1-5': 'Applied',
    'lilypad-note-12-5': 'of another person',
    'lilypad-split': 'of the device',
  })
  vi.stubGlobal('localStorage', kept)
  deleteUnsentChanges(1)
  expect(Object.keys(kept)).toEqual(['lilypad-note-12-5', 'lilypad-split'])
})
