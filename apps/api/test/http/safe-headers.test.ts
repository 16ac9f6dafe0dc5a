import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../create-test-api.ts'
import { clientFolder } from '../pages/client-folder.ts'

let api: TestApi
let folder: string

beforeAll(async () => {
  folder = clientFolder()
  api = await createTestApi({
    webFolder: folder,
    env: { PUBLIC_URL: 'https://pond.example', PAYMENTS: 'sandbox' },
  })
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['the home page', '/'],
  ['a call', '/api/load_alerts'],
  ['a call that does not exist', '/api/nothing'],
  ['a page that does not exist', '/nothing/here'],
  ['an address that cannot be decoded', '/%E0%A4%A'],
  ['a job that does not exist', '/jobs/1'],
  ['a file', '/robots.txt'],
  ['a picture', '/share.png'],
  ['a logo that does not exist', '/logos/none.png'],
  ['the probe', '/healthz'],
  ['the metrics', '/metrics'],
  ['a page of the sandbox', '/sandbox/checkout'],
  ['the queues, refused', '/admin/queues'],
  ['the description of the calls', '/docs/'],
])('%s comes with HSTS, and its type is not guessed', async (_what, path) => {
  const { headers } = await api.visitor().fetch(path, { redirect: 'manual' })
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['/sandbox/checkout', '/sandbox/portal'])(
  '%s without a form is refused, not a failure',
  async (path) => {
    const response = await api
      .visitor()
      .fetch(path, { method: 'POST', headers: { origin: 'https://pond.example' } })
    expect(response.status).toBe(404)
  },
)
