import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshDatabase } from '@lilypad/testing'
import { createTransport } from 'nodemailer'
import pg from 'pg'
import { expect, test } from 'vitest'
import { processesOf } from './product.ts'
import { envOf, useClone } from './use-clone.ts'

const { folder, start, startAndWait } = useClone()

test('deleting DATA_DIR starts afresh', async () => {
  const first = await startAndWait()
  const before = await envOf(first)
  await first.stop()
  rmSync(join(folder(), '.data'), { recursive: true })
  const second = await startAndWait()
  expect((await envOf(second)).SESSION_SECRET).not.toBe(before.SESSION_SECRET)
  expect(existsSync(join(folder(), '.data/postgres'))).toBe(true)
})

test('a data folder of a newer PostgreSQL is refused by a sentence, and left as it is', async () => {
  const data = join(folder(), '.data/postgres')
  mkdirSync(data, { recursive: true })
  writeFileSync(join(data, 'PG_VERSION'), '19\n')
  const product = await start()
  expect(await product.exited).toBe(1)
  expect(product.output).toMatch(/belongs to PostgreSQL 19, a newer version than this Lilypad's 18/)
  expect(readdirSync(data)).toEqual(['PG_VERSION'])
})

test('a database of a newer Lilypad is refused by a sentence', async () => {
  const { url } = await freshDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)",
  )
  await client.end()
  const product = await start({ DATABASE_URL: url })
  expect(await product.exited).toBe(1)
  expect(product.output).toContain('The data belongs to a newer version of Lilypad.')
  expect(processesOf(folder())).toEqual([])
})

test('with DATABASE_URL and SMTP_URL set from outside their embedded counterparts are not started', async () => {
  const url = (await freshDatabase()).url
  const product = await startAndWait({ DATABASE_URL: url, SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(await envOf(product)).toMatchObject({ DATABASE_URL: url, SMTP_URL: 'smtp://127.0.0.1:9' })
  const own = processesOf(folder())
  expect(own.filter((line) => /postgres|mail-catcher/.test(line))).toEqual([])
})

test('the mail catcher keeps what is sent to it, and gives it back under /api/email', async () => {
  const product = await startAndWait()
  const { SMTP_URL: smtp } = await envOf(product)
  await createTransport(smtp).sendMail({
    from: 'a@example.com',
    to: 'b@example.com',
    subject: 'Tadpole',
    text: 'Hop.',
  })
  const [, ui] = /Mail +(http:\S+)\//.exec(product.output) ?? []
  const mails = await (await fetch(`${ui}/api/email`)).json()
  expect(mails).toMatchObject([{ subject: 'Tadpole', text: expect.stringContaining('Hop.') }])
  const kept = join(folder(), '.data/mail')
  const modeOf = (path: string) => statSync(path).mode & 0o777
  expect(modeOf(kept)).toBe(0o700)
  const files = readdirSync(kept, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(0)
  expect(files.map(({ parentPath, name }) => modeOf(join(parentPath, name)))).toEqual(files.map(() => 0o600))
  expect(readdirSync(join(folder(), '.data/mail')).length).toBeGreaterThan(0)
})
