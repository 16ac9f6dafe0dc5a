import { createClock } from '@lilypad/domain'
import { createFetching, type Fetching } from '@lilypad/fetching'
import { openParser, type Parser } from '@lilypad/parsing'
import { startLocalServer } from '@lilypad/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListing } from '../../src/handlers/read-listing.ts'

const PAGE = '<title>Reading Coach</title><meta property="og:site_name" content="Pond School">'

let server: Awaited<ReturnType<typeof startLocalServer>>
let inside: Fetching
let guarded: Fetching
let parser: Parser

const open = (allowPrivate: boolean) =>
  createFetching({
    userAgent: 'LilypadTest (+https://lilypad.example/contact)',
    clock: createClock({ timeScale: 1, paceScale: 0 }),
    allowPrivate,
    replayOrigin: null,
  })

beforeAll(async () => {
  server = await startLocalServer(({ path }) =>
    path === '/jobs/7'
      ? { status: 200, body: PAGE, headers: { 'content-type': 'text/html' } }
      : { status: path === '/account' ? 403 : 404 },
  )
  inside = open(true)
  guarded = open(false)
  parser = openParser({ threads: 1 })
})
afterAll(async () => {
  await Promise.all([inside.close(), guarded.close(), parser.close()])
  await server.close()
})

const read = (fetching: Fetching, address: string) =>
  readListing({ fetching, parser })(
    { address },
    { signal: new AbortController().signal, isLastAttempt: true },
  )

test('reads title and company of a job’s own page', async () => {
  expect(await read(inside, `${server.origin}/jobs/7`)).toEqual({
    outcome: 'done',
    title: 'Reading Coach',
    companyName: 'Pond School',
    salaryRange: null,
  })
})

test('a page that is not there is a failure', async () => {
  expect(await read(inside, `${server.origin}/jobs/8`)).toMatchObject({ outcome: 'failed', kind: 'gone' })
})

test('pages that a host refuses do not let it rest: a member may name any address of it', async () => {
  for (let reading = 0; reading < 4; reading++)
    expect(await read(inside, `${server.origin}/account`)).toMatchObject({ kind: 'blocked' })
  expect(await read(inside, `${server.origin}/jobs/7`)).toMatchObject({ outcome: 'done' })
})

test.each([
  'http://127.0.0.1/',
  'http://169.254.169.254/latest',
  'http://[::1]/',
  'http://0x7f000001/',
  'file:///etc/passwd',
])('the door stays shut for %s', async (address) => {
  expect(await read(guarded, address)).toMatchObject({ outcome: 'failed', kind: 'blocked' })
})
