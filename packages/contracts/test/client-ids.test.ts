import { expect, test } from 'vitest'
import { calls, createClient } from '../src/index.ts'

function answering(status: number, headers: Record<string, string> = {}) {
  const sent: Headers[] = []
  const fetch = async (_address: unknown, init?: RequestInit) => {
    sent.push(new Headers(init?.headers))
    return Response.json({ success: status === 200, alerts: [] }, { status, headers })
  }
  return { sent, fetch: fetch as typeof globalThis.fetch }
}

test('every call has an id of its own, which the server takes', async () => {
  const { sent, fetch } = answering(200)
  const client = createClient(calls, { fetch })
  await client.loadAlerts({})
  await client.requestReset({ email: 'fern@example.com' })
  const ids = sent.map((headers) => headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{20}$/)
  expect(sent.map((headers) => headers.get('content-type'))).toEqual([null, 'application/json'])
})

test('a failure carries the id of the request, and is reported', async () => {
  const told: [unknown, string][] = []
  const { fetch } = answering(500, { 'x-request-id': 'named-by-the-server' })
  const client = createClient(calls, { fetch, onFailure: (...failed) => void told.push(failed) })
  const failure = await client.loadAlerts({}).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'internal', requestId: 'named-by-the-server' })
  expect(told).toEqual([[failure, '/api/load_alerts']])
})

// holds Part 1 §8: Other service failures are logged
test('a call without an answer is reported, and an aborted one is not', async () => {
  const told: string[] = []
  const fetch: typeof globalThis.fetch = async (_address, init) => {
    init?.signal?.throwIfAborted()
    throw new TypeError('Failed to fetch')
  }
  const client = createClient(calls, {
    fetch,
    onFailure: (error, path) => void told.push(`${path}: ${error}`),
  })
  await expect(client.loadAlerts({}, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  await expect(client.loadAlerts({})).rejects.toThrow(TypeError)
  expect(told).toEqual(['/api/load_alerts: TypeError: Failed to fetch'])
})
