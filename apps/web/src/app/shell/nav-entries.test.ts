import type { User } from '@lilypad/contracts'
import { expect, it } from 'vitest'
import { navEntries } from './nav-entries.ts'

const free = { isAdmin: false, isFree: true } as User
const admin = { isAdmin: true, isFree: false } as User

it.each<[who: string, user: User | null, newsletter: string | null, labels: string[]]>([
  ['a visitor', null, 'https://news.example', ['Jobs', 'Newsletter', 'Log In']],
  ['a visitor where no newsletter is set', null, null, ['Jobs', 'Log In']],
  ['a free member', free, 'https://news.example', ['Jobs', 'Newsletter', 'Account']],
  ['an admin', admin, 'https://news.example', ['Admin', 'Jobs', 'Newsletter', 'Account']],
])('%s sees their own entries', (_who, user, newsletter, labels) => {
  expect(navEntries(user, newsletter).map(({ label }) => label)).toEqual(labels)
})
