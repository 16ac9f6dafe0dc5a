import { once } from 'node:events'
import { createServer } from 'node:http'
import { findBoardByKey, seedBoards } from '@lilypad/db'
import { openMetrics } from '@lilypad/observe'
import { startMailCatcher, type Treatment } from '@lilypad/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { writeEmail } from '../mail/test-outbox.ts'
import { useWorker } from '../test-worker.ts'

const WAIT = { timeout: 60_000, interval: 100 }
const BOARDS = ['pond', 'gone', 'blocked'].map((tenant) => ({
  system: 'greenhouse',
  tenant,
  careersUrl: `https://boards.greenhouse.io/${tenant}`,
  companyName: tenant,
  logoUrl: null,
  sector: null,
  featuredTitles: [],
}))
const STATUS: Record<string, number> = { gone: 404, blocked: 403 }

async function startBoards() {
  const server = createServer(({ url = '' }, response) => {
    const tenant = BOARDS.find((board) => url.includes(`/${board.tenant}/`))?.tenant ?? ''
    const status = url.endsWith('/robots.txt') ? 404 : (STATUS[tenant] ?? 200)
    response.writeHead(status, { 'content-type': 'application/json', etag: '"v1"' }).end('{"jobs":[]}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { server, origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}

describe('a worker counts', async () => {
  const metrics = openMetrics({ ofNode: false })
  const boards = await startBoards()
  let treatment: Treatment = 'take'
  const catcher = await startMailCatcher(() => treatment)
  const worker = useWorker(
    async (db) => {
      await seedBoards(db, BOARDS, 'catalogue')
      return { SCRAPE_REPLAY_ORIGIN: boards.origin, SMTP_URL: catcher.url, SCRAPE_TIME_SCALE: '0.1' }
    },
    { metrics, traces: null },
  )
  afterAll(async () => {
    boards.server.close()
    await catcher.close()
  })
  const countOf = async (series: string) => {
    const line = (await metrics.page()).text.split('\n').find((one) => one.startsWith(`${series} `))
    return line === undefined ? null : Number(line.split(' ')[1])
  }

  test('scrapes by how they ended', async () => {
    for (const { tenant } of BOARDS) {
      const board = await findBoardByKey(worker.db, { system: 'greenhouse', tenant })
      await worker.queue.ask('scrape-board', { boardId: board?.id ?? 0 }, 60_000)
    }
    for (const end of ['complete', 'gone', 'blocked'])
      expect([end, await countOf(`lilypad_scrapes_total{end="${end}"}`)]).toEqual([end, 1])
    expect(await countOf('lilypad_scrapes_total{end="unreachable"}')).toBe(0)
  })

  test('works by how they ended, and how long they took', async () => {
    const done = 'lilypad_works_total{work="scrape-board",outcome="done"}'
    await expect.poll(() => countOf(done), WAIT).toBe(BOARDS.length)
    expect(await countOf('lilypad_work_seconds_count{work="scrape-board"}')).toBe(BOARDS.length)
    expect(await countOf('lilypad_works_total{work="scrape-board",outcome="failed"}')).toBe(0)
  })

  test('e-mails by kind and how they ended', async () => {
    const send = async () => worker.queue.ask('send-mail', { outboxId: await writeEmail(worker.db) }, 60_000)
    await send()
    treatment = { refuse: 550, at: 'recipient' }
    await send()
    const { text } = await metrics.page()
    const counted = text.split('\n').filter((line) => /^lilypad_emails_total\{.*\} [1-9]/.test(line))
    expect(counted.map((line) => line.replace(/kind="[^"]+",/, '')).sort()).toEqual([
      'lilypad_emails_total{end="given_up"} 1',
      'lilypad_emails_total{end="sent"} 1',
    ])
  })
})
