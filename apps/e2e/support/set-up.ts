import { calls, createClient } from '@lilypad/contracts'
import { cookieFetch } from '@lilypad/testing'
import { startControlledBoards } from './boards-control.ts'
import { startProduct } from './product.ts'

const SCRAPED_WITHIN = 240_000

async function untilScraped(origin: string) {
  const client = createClient(calls, { origin, fetch: cookieFetch() })
  await client.logIn({ email: 'admin@example.com', password: 'lilypad-demo' })
  const deadline = Date.now() + SCRAPED_WITHIN
  for (;;) {
    const { job_board_records: boards } = await client.loadJobBoardData({})
    if (boards.length > 0 && boards.every((board) => board.date_last_scraped !== null)) return
    if (Date.now() > deadline) throw new Error('the demo boards were not scraped in time')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Starts a product with demo boards and waits until they are scraped: the tests of this process use it. */
async function setUp() {
  const boards = await startControlledBoards()
  const settings = {
    BOARDS: 'demo',
    SCRAPE_REPLAY_ORIGIN: boards.origin,
    // The boards are ours: none is to be spared.
    SCRAPE_PACE_SCALE: '0',
    // The push service of the tests is on this machine.
    SCRAPE_ALLOW_PRIVATE: 'on',
  }
  const product = await startProduct(settings)
  process.env.LILYPAD_ORIGIN = product.origin
  process.env.LILYPAD_PID = String(product.pid)
  process.env.LILYPAD_DATA_DIR = product.dataDir
  process.env.LILYPAD_MAIL = /Mail +(http:\S+)\//.exec(product.output())?.[1] ?? ''
  process.env.LILYPAD_BOARDS_CONTROL = boards.control
  process.env.LILYPAD_BOARDS = boards.origin
  await untilScraped(product.origin)
  return async () => {
    await product.stop()
    await boards.close()
  }
}

export default setUp
