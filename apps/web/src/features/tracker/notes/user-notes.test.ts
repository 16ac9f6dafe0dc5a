import type { User } from '@lilypad/contracts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { userQuery } from '@/api/accounts/session.ts'
import { userNotes } from './user-notes.ts'

const ID = 5
const member = { id: 1, isImpersonated: false } as User
const stored = { text: 'Call Dana', version: 1 }
const left = JSON.stringify({ text: 'Call Dana on Monday', version: 1 })
const key = `lilypad-note-${member.id}-${ID}`

let kept: Record<string, string>

beforeEach(() => {
  kept = {}
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => Object.assign(kept, { [name]: text }),
    removeItem: (name: string) => delete kept[name],
  })
  onTestFinished(() => void vi.unstubAllGlobals())
})

function queueOf(user: User) {
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, user)
  return userNotes(user, client).queue
}

it('an admin who is logged in as a member does not take over the notes that the member left in the browser', () => {
  kept[key] = left
  const queue = queueOf({ ...member, isImpersonated: true })
  queue.adopt(ID, stored)
  expect(queue.hasUnsaved()).toBe(false)
  expect(kept).toEqual({ [key]: left })
})

it('nor leaves there what they type', () => {
  const queue = queueOf({ ...member, isImpersonated: true })
  queue.type(ID, 'A note of the admin', stored)
  expect(kept).toEqual({})
})

it('the member has them queued when the tracker opens', () => {
  kept[key] = left
  const queue = queueOf(member)
  queue.adopt(ID, stored)
  expect(queue.hasUnsaved()).toBe(true)
})
