import type { User } from '@lilypad/contracts'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import * as toasts from '@/ui/toasts/toasts.tsx'
import { storageOf } from '../../../test/storage.ts'
import { userQuery } from '../accounts/session.ts'
import { sendStars, toggleFavorite, trackedIdsQuery } from './favorites.ts'

const ID = 5
const OTHER_ID = 6
const member = { id: 1, isImpersonated: false } as User
const keyOf = (id: number) => `lilypad-star-${member.id}-${id}`

let kept: Record<string, string>
let onServer: Set<number>
/** The jobs whose stars were toggled, in order; and what happens elsewhere before the first. */
let toggled: number[]
let meanwhile: () => unknown

function toggleOnServer(id: number) {
  if (toggled.length === 0) meanwhile()
  toggled.push(id)
  if (!onServer.delete(id)) onServer.add(id)
  return { is_tracked: onServer.has(id) }
}

async function answer(url: string, { body }: RequestInit) {
  if (url.includes('get_logged_in_user')) return Response.json({ user: member })
  if (body === undefined) return Response.json({ ids: [...onServer] })
  return Response.json(toggleOnServer(JSON.parse(String(body)).id))
}

function loseConnection() {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
}

function openPage(shown: number[]) {
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, member)
  client.setQueryData(trackedIdsQuery.queryKey, new Set(shown))
  return client
}

const shownBy = (client: QueryClient) => [...(client.getQueryData(trackedIdsQuery.queryKey) ?? [])]

beforeEach(() => {
  kept = storageOf()
  onServer = new Set()
  toggled = []
  meanwhile = () => undefined
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('fetch', answer)
  onTestFinished(() => void vi.unstubAllGlobals())
})

it('a star without a connection is shown and waits', async () => {
  loseConnection()
  const client = openPage([])
  expect(await toggleFavorite(client, ID)).toBeNull()
  expect(shownBy(client)).toEqual([ID])
  expect(kept).toEqual({ [keyOf(ID)]: 'true' })
})

it('where the browser keeps nothing, the failure of the call is told', async () => {
  loseConnection()
  vi.stubGlobal('localStorage', { getItem: () => null })
  await expect(toggleFavorite(openPage([]), ID)).rejects.toThrow('Failed to fetch')
})

it.each([
  ['had not arrived', [], []],
  ['had arrived', [ID], [ID]],
])('a star that waits and is taken back ends unstarred where it %s', async (_how, starred, calls) => {
  onServer = new Set(starred)
  kept[keyOf(ID)] = 'true'
  const client = openPage([ID])
  expect(await toggleFavorite(client, ID)).toBeNull()
  await vi.waitFor(() => expect(kept).toEqual({}))
  expect([...onServer]).toEqual([])
  expect(toggled).toEqual(calls)
  expect(shownBy(client)).toEqual([])
})

it('a star that is taken back while it is sent ends unstarred', async () => {
  kept[keyOf(ID)] = 'true'
  const client = openPage([ID])
  meanwhile = () => void toggleFavorite(client, ID)
  await sendStars(client, member.id)
  expect([...onServer]).toEqual([])
  expect(shownBy(client)).toEqual([])
  expect(kept).toEqual({})
})

it('a star of another job that is kept meanwhile is sent too', async () => {
  kept[keyOf(ID)] = 'true'
  meanwhile = () => Object.assign(kept, { [keyOf(OTHER_ID)]: 'true' })
  await sendStars(openPage([]), member.id)
  expect([...onServer]).toEqual([ID, OTHER_ID])
})

it('a star that another window sends at the same time stays', async () => {
  kept[keyOf(ID)] = 'true'
  meanwhile = () => onServer.add(ID)
  await sendStars(openPage([]), member.id)
  expect([...onServer]).toEqual([ID])
})

it('once their person is logged out, no more stars are sent, and they wait', async () => {
  kept[keyOf(ID)] = 'true'
  kept[keyOf(OTHER_ID)] = 'true'
  const client = openPage([])
  meanwhile = () => client.setQueryData(userQuery.queryKey, null)
  await sendStars(client, member.id)
  expect(toggled).toEqual([ID])
  expect(kept).toEqual({ [keyOf(OTHER_ID)]: 'true' })
})

it('a star that the server refuses is told, waits no longer, and is never shown as sent', async () => {
  const told = vi.spyOn(toasts, 'showToast').mockImplementation(() => undefined)
  onTestFinished(() => told.mockRestore())
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    init.body ? Response.json({ message: 'This job is not available.' }, { status: 404 }) : answer(url, init),
  )
  kept[keyOf(ID)] = 'true'
  const client = openPage([ID])
  await sendStars(client, member.id)
  expect(told).toHaveBeenCalledWith({ text: 'A star was refused: This job is not available.', waits: true })
  expect(shownBy(client)).toEqual([])
  expect(kept).toEqual({})
})

it('what waits and cannot be read is not sent', async () => {
  kept[keyOf(ID)] = '{'
  await sendStars(openPage([]), member.id)
  expect(toggled).toEqual([])
})
