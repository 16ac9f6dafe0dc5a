import { type Calls, type Client, calls, createClient } from '@lilypad/contracts'
import { cookieFetch } from '@lilypad/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Product, startProduct } from '../support/product.ts'
import { differences, recordedBoards, replayRecordings } from '../support/recorded.ts'

const SYSTEMS = ['greenhouse', 'lever', 'ashby', 'workable', 'recruitee', 'jsonld']
/** The first of each system: apps/worker and packages/boards hold each board. */
const boards = SYSTEMS.flatMap((system) => recordedBoards([system]).slice(0, 1))

describe('recorded boards', () => {
  let product: Product
  let replay: { origin: string; stop(): void }
  let admin: Client<Calls>

  beforeAll(async () => {
    replay = await replayRecordings()
    product = await startProduct({
      BOARDS: 'none',
      SCRAPE_REPLAY_ORIGIN: replay.origin,
      SCRAPE_PACE_SCALE: '0',
    })
    admin = createClient(calls, { origin: product.origin, fetch: cookieFetch(), parseReplies: true })
    await admin.logIn({ email: 'admin@example.com', password: 'lilypad-demo' })
  }, 240_000)

  afterAll(async () => {
    await product?.stop()
    replay?.stop()
  })

  test('with BOARDS=none the product starts without boards', async () => {
    expect((await admin.loadJobBoardData({})).job_board_records).toEqual([])
  })

  test.each(boards.map((board) => [board.id, board] as const))(
    'scrape_raw gives exactly the postings of %s',
    async (_id, board) => {
      const { listings } = await admin.scrapeRaw({ job_board_url: board.careers_url })
      expect(differences(board, listings)).toEqual([])
    },
  )

  test.each(boards.map((board) => [board.id, board] as const))(
    'scrape_job_board counts the postings of %s and lists the remote ones',
    async (_id, board) => {
      const request = { company_name: board.company_name, job_board_url: board.careers_url, logo_url: '' }
      const result = await admin.scrapeJobBoard(request)
      expect(result.scrape_results?.num_listings_found).toBe(board.expect.count)
      const { jobs } = await admin.loadFrontEndJobs({})
      const mine = jobs.filter((job) => job['Company Name'] === board.company_name)
      expect(mine.length).toBe(result.current_jobs_on_server)
      const titles = mine.map((job) => job['Job Title'].replace(/\s+/g, ' ').trim())
      for (const posting of board.expect.postings) {
        const title = posting.title.replace(/\s+/g, ' ').trim()
        if (posting.remote === true) expect(titles).toContain(title)
        if (posting.remote === false) expect(titles).not.toContain(title)
      }
    },
  )
})
