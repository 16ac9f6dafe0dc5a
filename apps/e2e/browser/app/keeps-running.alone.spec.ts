import { execFileSync } from 'node:child_process'
import { ApiError, type Calls, type Client, calls, createClient } from '@lilypad/contracts'
import { cookieFetch } from '@lilypad/testing'
import { expect, logIn, test } from '../../support/test.ts'

let admin: Client<Calls>

/** The numbers of the processes below the product's whose command line has these words. */
function processesWith(words: string): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const all = lines
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, pid, parent, args = '']) => ({ pid: Number(pid), parent: Number(parent), args }))
  const parents = new Map(all.map(({ pid, parent }) => [pid, parent]))
  const isBelow = (pid = 0): boolean =>
    pid === Number(process.env.LILYPAD_PID) || (pid > 1 && isBelow(parents.get(pid)))
  return all.filter(({ parent, args }) => isBelow(parent) && args.includes(words)).map(({ pid }) => pid)
}

async function readyz(): Promise<unknown> {
  const reply = await fetch(`${process.env.LILYPAD_ORIGIN}/readyz`).catch(() => null)
  return reply?.json()
}

async function listed() {
  const { job_board_records: boards } = await admin.loadJobBoardData({})
  return boards.map((board) => [board['Careers Website'], board.current_jobs_on_server])
}

const ENDED = /^Idle\. Last finished/
/** What a killed process was doing is taken up by the sweep, each minute. */
const ENDS = { timeout: 240_000 }
const RESTARTS = { timeout: 60_000 }
/** A loop that runs already, from an attempt before, will do. */
const scrapeAll = () =>
  admin.scrapeAllJobBoards({}).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
  })
const status = async () => (await admin.getConstant({ name: 'job_board_scrape_status' })).value ?? ''

test('a process that dies in the middle of a loop is started again: nothing is lost, the loop ends, nobody is logged out', async ({
  page,
}) => {
  test.setTimeout(600_000)
  await logIn(page, 'paid')
  const origin = process.env.LILYPAD_ORIGIN ?? ''
  admin = createClient(calls, { origin, fetch: cookieFetch(), parseReplies: true })
  await admin.logIn({ email: 'admin@example.com', password: 'lilypad-demo' })
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
    const running = processesWith(words)
    expect(running).toHaveLength(1)
    for (const pid of running) process.kill(pid, 'SIGKILL')
    if (name === 'worker')
      await expect
        .poll(readyz, { ...RESTARTS, intervals: [100] })
        .toMatchObject({ success: true, restarting: ['worker'] })
    await expect
      .poll(() => processesWith(words).filter((pid) => !running.includes(pid)), RESTARTS)
      .toHaveLength(1)
    await expect
      .poll(readyz, RESTARTS)
      .toEqual({ success: true, database: true, migrations: true, queue: true })
  }
  await expect.poll(status, ENDS).toMatch(ENDED)
  expect(await listed()).toEqual(before)
  expect((await admin.getLoggedInUser({})).user?.email).toBe('admin@example.com')
  await page.goto('/#/dashboard')
  await expect(page.getByText('Welcome, Paula!').first()).toBeVisible()
})
