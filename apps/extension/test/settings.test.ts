import { expect, test } from 'vitest'
import { pageAddress } from '../src/browser-tab.ts'
import { readSettings } from '../src/settings.ts'

const KEY = 'lp_abcdefghijklmnop'

test.each([
  ['lilypad.example/', 'https://lilypad.example'],
  ['https://lilypad.example/#/dashboard', 'https://lilypad.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('the address %s is %s', (origin, kept) => {
  expect(readSettings({ origin, key: ` ${KEY} ` })).toEqual({
    ok: true,
    settings: { origin: kept, key: KEY },
  })
})

test.each([
  ['no address', '', KEY, 'origin'],
  ['an open line', 'http://lilypad.example', KEY, 'origin'],
  ['something else than a key', 'https://lilypad.example', 'password', 'key'],
])('%s is refused at its field', (_what, origin, key, field) => {
  expect(readSettings({ origin, key })).toMatchObject({ ok: false, field })
})

test('the address of a page is kept without what tracks its visitor; a page of the browser has none', () => {
  expect(pageAddress('https://pond.example/jobs/1?utm_source=x&gh_jid=7')).toBe(
    'https://pond.example/jobs/1?gh_jid=7',
  )
  expect(pageAddress('chrome://newtab/')).toBeNull()
  expect(pageAddress(undefined)).toBeNull()
})
