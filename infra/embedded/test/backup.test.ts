import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase, schema } from '@lilypad/db'
import { newFileKey, openFileStore } from '@lilypad/files'
import { makers } from '@lilypad/testing'
import { expect, test } from 'vitest'
import { processesOf } from './product.ts'
import { envOf, useClone } from './use-clone.ts'

const { folder, startAndWait } = useClone()

/** A command as an operator gives it in the clone's folder, with the data of that name; its exit code and words. */
async function run(command: 'backup' | 'restore', args: string[], data = '.data', more = {}) {
  const script = fileURLToPath(new URL(`../dist/${command}.js`, import.meta.url))
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder(),
    env: { ...env, ...more, DATA_DIR: join(folder(), data), INIT_CWD: folder() },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, output }
}

const storeIn = (data: string) =>
  openFileStore({ folder: join(folder(), data, 'files'), s3: { region: 'us-east-1' } })

/** What a product holds of a person and their document. */
async function addPerson(url: string, email: string) {
  const { db, close } = openDatabase(url)
  const a = makers(db)
  const [user, job, key] = [await a.user({ email }), await a.job(), newFileKey()]
  await a.star(user, job)
  await db.update(schema.trackedJobs).set({ resumeKey: key, resumeFilename: 'frog.pdf' })
  await storeIn('.data').put(key, Buffer.from('%PDF of a frog'), 'application/pdf')
  await close()
  return key
}
async function addressesIn(url: string) {
  const { db, close } = openDatabase(url)
  const rows = await db.select({ email: schema.users.email }).from(schema.users).orderBy(schema.users.id)
  await close()
  return rows.map(({ email }) => email)
}

/** A backup that fails says why in a line, and what was begun is taken away. */
async function expectNoBackup() {
  expect(await run('backup', ['--to', '/dev/null/pond.tar'])).toEqual({
    code: 1,
    output: expect.stringMatching(/^E\w+: .*\n$/),
  })
  mkdirSync(join(folder(), 'pond'))
  expect(await run('backup', ['--to', 'pond'])).toEqual({
    code: 1,
    output: expect.stringMatching(/^EISDIR: .*\n$/),
  })
  expect(readdirSync(folder()).filter((name) => name.startsWith('pond'))).toEqual(['pond'])
}

// Two starts and eight commands: on a busy machine they take their time.
test('a product that runs is backed up, and becomes another one on an empty data folder; nothing is restored under it, or over rows without a word; once stopped, it is backed up into its own folder unless told otherwise', async () => {
  const product = await startAndWait()
  const { DATABASE_URL: url = '' } = await envOf(product)
  const key = await addPerson(url, 'frog@example.com')
  const addresses = await addressesIn(url)
  const made = await run('backup', ['--to', 'kept/pond.tar'])
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringMatching(/kept\/pond\.tar: \d+ rows of \d+ tables and 1 documents, \d/),
  })
  await expectNoBackup()
  const meanwhile = await run('restore', ['--from', 'kept/pond.tar', '--replace'])
  expect(meanwhile).toEqual({ code: 1, output: expect.stringContaining('Another Lilypad') })
  await product.stop()

  const after = await run('restore', ['--from', 'kept/pond.tar'])
  expect(after).toEqual({ code: 1, output: expect.stringMatching(/^The database is not empty: .*--replace/) })
  expect(await run('restore', ['--from', 'kept/pond.tar', '--replace'])).toMatchObject({ code: 0 })
  expect(await run('backup', [])).toMatchObject({ code: 0 })
  expect(readdirSync(join(folder(), '.data/backups'))).toEqual([
    expect.stringMatching(/^lilypad-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar$/),
  ])

  mkdirSync(join(folder(), 'other'))
  const restored = await run('restore', ['--from', 'kept/pond.tar'], 'other')
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Restored what was there at .* 1 documents\.\n$/),
  })
  expect(processesOf(folder())).toEqual([])
  const other = await startAndWait({ DATA_DIR: join(folder(), 'other') })
  expect(await addressesIn((await envOf(other)).DATABASE_URL ?? '')).toEqual(addresses)
  expect(Buffer.from((await storeIn('other').get(key)) ?? []).toString()).toBe('%PDF of a frog')
}, 300_000)

test('what cannot be done is told by a sentence', async () => {
  expect(await run('backup', [])).toEqual({
    code: 1,
    output: expect.stringMatching(/^There is no database in .* yet\.\n$/),
  })
  expect(existsSync(join(folder(), '.data'))).toBe(false)
  expect(await run('restore', [])).toEqual({
    code: 1,
    output: expect.stringContaining('Usage: pnpm restore --from FILE'),
  })
  expect(await run('backup', ['--frog'])).toEqual({
    code: 1,
    output: expect.stringContaining('Usage: pnpm backup'),
  })
  const missing = await run('restore', ['--from', 'nothing.tar'])
  expect(missing).toEqual({
    code: 1,
    output: expect.stringMatching(/^.*nothing.tar cannot be unpacked: ENOENT/),
  })
  const noFolder = await run('restore', ['--from', '/dev/null/nothing.tar'])
  expect(noFolder).toEqual({
    code: 1,
    output: expect.stringMatching(/^\S+ cannot be unpacked: ENOTDIR.*\n$/),
  })
})

/** What PostgreSQL answers to who logs in: welcome, and ready for a query. */
const WELCOME = Buffer.from('520000000800000000' + '5a0000000549', 'hex')

test.each([
  ['while somebody logs in', 0],
  ['during a backup', 1],
])('a database that goes away %s is told in one line', async (_, answered) => {
  const server = createServer((socket) => {
    let answers = 0
    socket.on('data', () => (answers++ < answered ? socket.write(WELCOME) : socket.end()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const lost = await run('backup', [], '.data', { DATABASE_URL: `postgresql://127.0.0.1:${port}/lilypad` })
  server.close()
  const output = 'The connection to the database was lost during the work.\n'
  expect(lost).toEqual({ code: 1, output })
})
