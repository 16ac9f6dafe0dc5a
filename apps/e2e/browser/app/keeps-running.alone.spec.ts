import { execFileSync } from 'node:child_process'
import { ApiError, type Calls, type Client, calls, createClient } from '@lilypad/contracts'
import { cookieFetch } from '@lilypad/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../support/product.ts'

let product: Product
let admin: Client<Calls>

beforeAll(async () => {
  product = await startProduct()
  admin = createClient(calls, { origin: product.origin, fetch: cookieFetch(), parseReplies: true })
  await admin.logIn({ email: 'admin@example.com', password: 'lilypad-demo' })
}, 240_000)

afterAll(() => product?.stop())

/** The number of the one process below the product's whose command line has these words. */
function processWith(words: string): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const all = lines
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, pid, parent, args = '']) => ({ pid: Number(pid), parent: Number(parent), args }))
  const parents = new Map(all.map(({ pid, parent }) => [pid, parent]))
  const isBelow = (pid = 0): boolean => pid === product.pid || (pid > 1 && isBelow(parents.get(pid)))
  const mine = all.filter(({ parent, args }) => isBelow(parent) && args.includes(words))
  expect(mine).toHaveLength(1)
  return mine[0]?.pid ?? 0
}

async function readyz(): Promise<unknown> {
  const reply = await fetch(`${product.origin}/readyz`).catch(() => null)
  return reply?.json()
}

async function listed() {
  const { job_board_records: boards } = await admin.loadJobBoardData({})
  return boards.map((board) => [board['Careers Website'], board.current_jobs_on_server])
}

const ENDED = /^Idle\. Last finished/
/** What a killed process was doing is taken up by the sweep, each minute. */
const ENDS = { timeout: 240_000 }
/** A loop that runs already, from an attempt before, will do. */
const scrapeAll = () =>
  admin.scrapeAllJobBoards({}).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
  })
const status = async () => (await admin.getConstant({ name: 'job_board_scrape_status' })).value ?? ''

test('a process that dies in the middle of a loop is started again: nothing is lost, the loop ends, nobody is logged out', async () => {
  await scrapeAll()
  await expect.poll(status, ENDS).toMatch(ENDED)
  const before = await listed()
  await admin.scrapeAllJobBoards({})
  for (const [name, words] of [
    ['worker', 'apps/worker/dist/src/main.js'],
    ['api', 'apps/api/dist/server.js'],
    ['mail-catcher', 'mail-catcher'],
    ['PostgreSQL', 'bin/postgres'],
  ] as const) {
    process.kill(processWith(words), 'SIGKILL')
    if (name === 'worker') await expect.poll(readyz).toMatchObject({ success: true, restarting: ['worker'] })
    await expect.poll(product.output).toContain(`${name} was started again.`)
    await expect.poll(readyz).toEqual({ success: true, database: true, migrations: true, queue: true })
  }
  await expect.poll(status, ENDS).toMatch(ENDED)
  expect(await listed()).toEqual(before)
  expect((await admin.getLoggedInUser({})).user?.email).toBe('admin@example.com')
}, 600_000)
