import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../create-test-api.ts'

const ID = 'a-request-of-the-test'
let api: TestApi

beforeAll(async () => {
  api = await createTestApi({
    extend(app, { queue }) {
      app.get('/api/throws', () => {
        throw new Error('On purpose.')
      })
      app.post('/api/anything/*', () => ({ success: true }))
      app.post('/api/enqueues', async ({ log }) => {
        await queue.enqueue('fetch-logo', { boardId: 7 })
        log.info('It rang.')
        return { success: true }
      })
    },
  })
})
afterAll(() => api.close())
beforeEach(() => void api.log.splice(0))

const ask = (path: string, id?: string, init: RequestInit = {}) =>
  api.visitor().fetch(path, {
    ...init,
    headers: { ...(id !== undefined && { 'x-request-id': id }), 'content-type': 'application/json' },
  })
const idOf = (response: Response) => response.headers.get('x-request-id')
const lines = () => api.log.map((line) => JSON.parse(line) as Record<string, unknown>)

describe('the reply names the id of its request', () => {
  test.each([
    ['a call', '/api/load_alerts'],
    ['an unknown path', '/api/no_such_call'],
    ['an error', '/api/throws'],
    ['an invalid address', '/api/%zz'],
    ['a page', '/readyz'],
  ])('%s', async (_name, path) => {
    expect(idOf(await ask(path, ID))).toBe(ID)
  })

  test('which is a new one where none came, or one that is not well formed', async () => {
    for (const sent of [undefined, 'short', 'fern@example.com', 'x'.repeat(300), '{"level":60}'])
      expect(idOf(await ask('/api/load_alerts', sent))).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
  })
})

test('each line of a request names it, the line of its failure too', async () => {
  await ask('/api/throws', ID)
  const ofRequest = lines()
  expect(ofRequest.map(({ msg }) => msg)).toEqual(['A request failed.', 'Request.'])
  expect(ofRequest.map(({ requestId }) => requestId)).toEqual([ID, ID])
})

test('a request that only reads and succeeds leaves no line, also by POST', async () => {
  await ask('/api/load_alerts', ID)
  await ask('/api/search_jobs', ID, { method: 'POST', body: '{"state":"{}","sort":"date"}' })
  expect(lines()).toEqual([])
  await ask('/api/enqueues', ID, { method: 'POST', body: '{}' })
  expect(lines().map(({ msg }) => msg)).toContain('Request.')
})

test('a line holds the beginning of a path alone', async () => {
  await ask(`/api/anything/${'a'.repeat(5_000)}`, ID, { method: 'POST', body: '{}' })
  expect(lines()).toMatchObject([{ req: { path: `/api/anything/${'a'.repeat(186)}` } }])
})

test.each(['HEAD', 'OPTIONS'])('%s changes nothing and leaves no line', async (method) => {
  const path = method === 'HEAD' ? '/readyz' : '/v1/anything'
  const { status } = await api.visitor().fetch(path, { method })
  expect(status).toBeLessThan(300)
  expect(lines()).toEqual([])
})

/** Like a slow network: the body comes in separate parts, long after the head. */
function inParts(text: string): ReadableStream<Uint8Array> {
  const parts = [text.slice(0, 9), text.slice(9)].map((part) => new TextEncoder().encode(part))
  return new ReadableStream({
    async pull(controller) {
      const part = parts.shift()
      if (!part) return controller.close()
      await setTimeout(50)
      controller.enqueue(part)
    },
  })
}

test('a work that a request puts on the queue carries its id, however its body came, and nothing else', async () => {
  const body = inParts(JSON.stringify({ email: 'fern@example.com' }))
  await ask('/api/enqueues', ID, { method: 'POST', body, duplex: 'half' } as RequestInit)
  const [outside] = api.deps.queue.queues()
  const [job] = (await outside?.getJobs(['waiting', 'prioritized'])) ?? []
  expect(job?.data).toEqual({ boardId: 7, requestId: ID })
})

test('two requests at the same time keep their ids apart', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `request-number-${index}`)
  const body = JSON.stringify({ some: 'body' })
  await Promise.all(ids.map((id) => ask('/api/enqueues', id, { method: 'POST', body })))
  const rang = lines().filter(({ msg }) => msg === 'It rang.')
  expect(rang.map(({ requestId }) => requestId).sort()).toEqual([...ids].sort())
})
