import { closeSync, existsSync, openSync } from 'node:fs'
import { type App, type AppProcess, freePort, freshDatabase, startApp } from '@lilypad/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { answersOk } from '../src/answers.ts'
import { createClosing } from '../src/processes/closing.ts'
import { until } from '../src/until.ts'

/** A device that is full at every write. */
const FULL = '/dev/full'
const hasFull = existsSync(FULL)
const named = (name: string) => (hasFull ? name : `${name} (skipped: this machine has no ${FULL})`)

/** A refused call is a line of some 190 bytes, which 5,600 requests make a mebibyte; those of other sites have no limit. */
const REQUESTS = 10_000
const AT_ONCE = 100
const CALL = '/api/headless_log_in'
const REFUSED = { method: 'POST', headers: { origin: 'http://elsewhere.example' } }
const APPS: App[] = ['api', 'worker']

const closing = createClosing()
afterEach(() => closing.close())

async function start(app: App, stdout: 'pipe' | number) {
  const database = await freshDatabase()
  closing.add(database.drop)
  const port = `${await freePort()}`
  const env = {
    DATABASE_URL: database.url,
    LOG_LEVEL: 'info',
    BOARDS: 'none',
    PORT: port,
    METRICS_PORT: port,
  }
  const running = startApp(app, env, stdout)
  closing.add(() => running.end('SIGKILL'))
  await running.untilReady()
  return { running, origin: `http://127.0.0.1:${port}` }
}

async function dropped(origin: string) {
  const page = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^lilypad_log_lines_dropped_total (\d+)$/m.exec(page)?.[1] ?? Number.NaN)
}

const complaints = (running: AppProcess) => running.output().match(/The log cannot be written/g)?.length ?? 0

async function writeMuch(origin: string) {
  for (let left = REQUESTS; left > 0; left -= AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => (await fetch(origin + CALL, REFUSED)).arrayBuffer()),
    )
}

/** Its lines are lost; it lives, works and says so, and stops when it is told to. */
async function outlive(app: App, { running, origin }: Awaited<ReturnType<typeof start>>) {
  if (app === 'api') {
    await writeMuch(origin)
    await until('lines are counted as dropped', async () => (await dropped(origin)) > 0)
  } else expect(await dropped(origin)).toBe(0)
  expect(await answersOk(`${origin}/readyz`)).toBe(true)
  await until('it says so', () => complaints(running) > 0)
  expect(complaints(running)).toBe(1)
  expect(await running.end('SIGTERM')).toBe(0)
}

describe('the log of a process cannot be written', () => {
  test.skipIf(!hasFull).each(APPS)(named('%s: the disk of its log is full'), async (app) => {
    const full = openSync(FULL, 'w')
    closing.add(() => closeSync(full))
    await outlive(app, await start(app, full))
  })

  test('the reader of the api’s log has ended', async () => {
    const started = await start('api', 'pipe')
    started.running.closeOutput()
    await outlive('api', started)
  })
})
