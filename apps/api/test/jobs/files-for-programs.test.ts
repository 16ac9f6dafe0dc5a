import { afterEach, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../create-test-api.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PUBLIC = 'https://pond.example'

const opened: TestApi[] = []
afterEach(async () => {
  for (const api of opened.splice(0)) await api.close()
})
const open = async (env: Record<string, string> = {}, now = () => new Date()) => {
  const api = await createTestApi({ env: { PUBLIC_URL: PUBLIC, ...env }, now })
  opened.push(api)
  return (path: string) => api.visitor().fetch(path)
}

/** The fields of a security.txt, by name. */
const fieldsOf = (text: string) =>
  Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  )

// holds Found by others §5: `/.well-known/security.txt` says whom to tell of a vulnerability (RFC 9116)
describe('security.txt', () => {
  test('names a contact, its own address, the language, and an end that is ahead by less than a year', async () => {
    let now = new Date('2026-11-23T16:00:00Z')
    const get = await open({ CONTACT_EMAIL: 'Lilypad <hello@pond.example>' }, () => now)
    const response = await get('/.well-known/security.txt')
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ])
    const { Expires, ...rest } = fieldsOf(await response.text())
    expect(rest).toEqual({
      Contact: 'mailto:hello@pond.example',
      Canonical: `${PUBLIC}/.well-known/security.txt`,
      'Preferred-Languages': 'en',
    })
    for (const days of [0, 179, 365, 4_000]) {
      now = new Date(now.getTime() + days * DAY_MS)
      const { Expires: end = '' } = fieldsOf(await (await get('/.well-known/security.txt')).text())
      const ahead = (Date.parse(end) - now.getTime()) / DAY_MS
      expect([days, end, ahead > 100, ahead < 365]).toEqual([days, new Date(end).toISOString(), true, true])
    }
    expect(Date.parse(Expires ?? '')).toBeLessThan(now.getTime())
  })

  test.each([
    ['security@pond.example', 'mailto:security@pond.example'],
    ['https://reports.example/@pond', 'https://reports.example/@pond'],
  ])('SECURITY_CONTACT=%s is told as %s', async (set, contact) => {
    const get = await open({ SECURITY_CONTACT: set, PUBLIC_URL: 'http://pond.example' })
    const fields = fieldsOf(await (await get('/.well-known/security.txt')).text())
    // An address without https may not be named.
    expect([fields.Contact, fields.Canonical]).toEqual([contact, undefined])
  })
})

// holds Found by others §5: `/llms.txt` says what Lilypad is and what programs may do with it
test('llms.txt says what Lilypad is, and every address in it that needs no id answers', async () => {
  const get = await open()
  const response = await get('/llms.txt')
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/^# Lilypad\n\n> A job board/)
  const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, link = '']) => link)
  expect(links.every((link) => link.startsWith(`${PUBLIC}/`))).toBe(true)
  const paths = links.map((link) => link.slice(PUBLIC.length))
  for (const path of ['/sitemap.xml', '/feeds/jobs.xml', '/feeds/jobs.json', '/docs', '/docs/json'])
    expect(paths).toContain(path)
  // The home page needs the built client.
  for (const path of paths.filter((one) => one !== '/' && !one.startsWith('/#')))
    expect([path, (await get(path)).status]).toEqual([path, 200])
})
