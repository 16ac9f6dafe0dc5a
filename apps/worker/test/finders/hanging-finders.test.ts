import { readConfig } from '@lilypad/config'
import { schema } from '@lilypad/db'
import { startLocalServer } from '@lilypad/testing'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { tellFinders } from '../../src/handlers/tell-finders.ts'
import { openFinders } from '../../src/services/indexnow-and-websub.ts'
import { DRIPPING_BODY, DRIPPING_HEAD, startDripping } from '../mail/hard-receivers.ts'
import { useDatabase } from '../test-database.ts'
import { workerEnv } from '../test-worker.ts'

const database = useDatabase()
const PUBLIC = 'https://pond.example'
const signal = new AbortController().signal

async function serve(answer: Parameters<typeof startLocalServer>[0]) {
  const server = await startLocalServer(answer)
  onTestFinished(server.close)
  return server
}
const never = () => new Promise<never>(() => undefined)
const findersAt = (indexNow: string, hub: string) =>
  openFinders(
    readConfig(
      workerEnv(database.url, {
        PUBLIC_URL: PUBLIC,
        INDEXNOW_KEY: 'a-key-for-tests',
        INDEXNOW_ENDPOINT: `${indexNow}/indexnow`,
        WEBSUB_HUB: `${hub}/hub`,
      }),
    ),
    1_000,
  )
async function outcomesOf(origin: string) {
  const tellings = findersAt(origin, origin).map(({ tell }) => tell([`${PUBLIC}/jobs/1`], signal))
  return (await Promise.allSettled(tellings)).map(({ status }) => status)
}

test.each<[string, () => Promise<string>, 'fulfilled' | 'rejected']>([
  ['does not answer', async () => (await serve(never)).origin, 'rejected'],
  ['sends a head byte by byte', () => startDripping(DRIPPING_HEAD), 'rejected'],
  ['sends a text byte by byte, which nobody reads', () => startDripping(DRIPPING_BODY), 'fulfilled'],
  [
    'redirects',
    async () => (await serve(() => ({ status: 301, headers: { location: '/' } }))).origin,
    'rejected',
  ],
  [
    'asks for patience',
    async () => (await serve(() => ({ status: 429, headers: { 'retry-after': '9999999' } }))).origin,
    'rejected',
  ],
])('a search engine or hub that %s is given up within the limit', async (_what, start, outcome) => {
  expect(await outcomesOf(await start())).toEqual([outcome, outcome])
})

test('a search engine that hangs keeps its notices for later, and the hub is told', async () => {
  const [engine, hub] = [await serve(never), await serve(() => ({ status: 204 }))]
  const finders = findersAt(engine.origin, hub.origin)
  const [job] = [await database.a.job({ freeTenth: true })]
  const links = { publicUrl: PUBLIC, secret: 'only for these tests' }
  const handle = tellFinders({ db: database.db, finders, links, logger: pino({ level: 'silent' }) })
  await handle({}, { signal, isLastAttempt: true })
  await database.db.update(schema.outgoingNotices).set({ dueAt: new Date(0) })
  const { told } = await handle({}, { signal, isLastAttempt: true })
  expect([engine.seen.length, hub.seen.length, told]).toEqual([2, 1, 2])
  expect(await database.db.select().from(schema.outgoingNotices)).toContainEqual(
    expect.objectContaining({ kind: 'indexnow', url: `${PUBLIC}/jobs/${job.id}`, attempts: 2 }),
  )
})
