import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTab } from '../src/browser-tab.ts'

/** The page of a posting and Lilypad at once. */
let page = ''
let listing: object | null = null
const asked: string[] = []
const server = createServer(async (request, response) => {
  asked.push(`${request.method} ${request.url}`)
  if (request.method === 'GET') return response.end(page)
  response.writeHead(listing ? 200 : 422, { 'content-type': 'application/json' })
  response.end(JSON.stringify(listing ?? { detail: 'We couldn’t read this page.' }))
})
const settings = { origin: '', key: 'lp_abcdefghijklmnop' }
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  settings.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

function read() {
  asked.length = 0
  return readTab(settings, `${settings.origin}/careers/1`)
}

// holds Beyond §4: Save from anywhere: title, company, place and pay read from JSON-LD or the page
test('a page that describes its job is not asked of Lilypad', async () => {
  const data = { '@type': 'JobPosting', title: 'Dean', hiringOrganization: { name: 'Pond School' } }
  page = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  expect(await read()).toMatchObject({ posting: { title: 'Dean', company: 'Pond School' } })
  expect(asked).toEqual(['GET /careers/1'])
})

test('what a page draws by script is read by Lilypad, once neither anybody nor its person finds a job on it', async () => {
  page = '<title>Pond</title><div id="app"></div>'
  listing = { title: 'Coach', companyName: 'Pond School', salaryRange: '$20 an hour' }
  expect(await read()).toEqual({
    kind: 'posting',
    posting: { title: 'Coach', company: 'Pond School', place: null, pay: '$20 an hour' },
  })
  expect(asked).toEqual(['GET /careers/1', 'GET /careers/1', 'POST /v1/tracker/read-listing'])
  listing = null
  expect(await read()).toEqual({ kind: 'none' })
})
