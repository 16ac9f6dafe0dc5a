import { readOnly, type Size, withScrapeRun } from './scrape-run.ts'
import { type Row, ratioRow } from './table.ts'

const MEMORY = 400
/** A board that the loop reads again, where little changed; each is a work of its own on the queue. */
const AGAIN_MS = 8
const POSTINGS_A_BOARD = 20_000 / 575
const WHOLE: Size = { boards: 575, postings: 20_000, workers: 1 }

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`
const against = (ours: number, theirs: number) => `${seconds(ours)} to ${seconds(theirs)}`
const forInformation = (what: string, measured: string): Row => ({
  what,
  measured,
  toReach: '',
  isReached: null,
})

/** The scrape from fetch to commit, through the queue, against programs that only read. */
export const scrapeRows = (): Promise<Row[]> =>
  withScrapeRun(WHOLE, async ({ first, second, memory, origin }) => {
    const markdown = await readOnly('plain-loop.ts', origin, WHOLE)
    const again = second / WHOLE.boards
    const crawlee = await readOnly('crawlee-loop.ts', origin, WHOLE)
    const size = `${WHOLE.boards} boards, ${WHOLE.postings} postings`
    return [
      ratioRow(
        `scrape of ${size}, first time, over fetch + JSON + Markdown`,
        markdown / first,
        0.5,
        against(first, markdown),
      ),
      {
        what: 'the same, 2 % changed, a board',
        measured: `${again.toFixed(1)} ms`,
        toReach: `at most ${AGAIN_MS} ms`,
        isReached: again <= AGAIN_MS,
      },
      {
        what: 'memory of the worker, at most',
        measured: `${memory} MB`,
        toReach: `below ${MEMORY} MB`,
        isReached: memory < MEMORY,
      },
      forInformation(
        'first time over CheerioCrawler, which only reads',
        `${(crawlee / first).toFixed(2)} (${against(first, crawlee)})`,
      ),
    ]
  })

const growth = async (boards: number): Promise<Row> => {
  const size = { boards, postings: Math.round(boards * POSTINGS_A_BOARD), workers: 1 }
  const { first, second, memory } = await withScrapeRun(size, async (run) => run)
  const each = (total: number) => `${seconds(total)} (${(total / boards).toFixed(1)} ms a board)`
  return forInformation(
    `scrape of ${boards} boards, ${size.postings} postings, first and second time`,
    `${each(first)}, ${each(second)}, a worker at most ${memory} MB`,
  )
}

/** How the cost of a board grows with their number. */
export const growthRows = async (sizes: readonly number[]): Promise<Row[]> => {
  const rows: Row[] = []
  for (const boards of sizes.length > 0 ? sizes : [100, 300, 1_000]) rows.push(await growth(boards))
  return rows
}

/** Two workers against one. */
export const workersRows = async (): Promise<Row[]> => {
  const one = await withScrapeRun(WHOLE, async (run) => run)
  const two = await withScrapeRun({ ...WHOLE, workers: 2 }, async (run) => run)
  return [
    forInformation(
      'two workers over one, first time',
      `${(one.first / two.first).toFixed(2)} (${against(two.first, one.first)})`,
    ),
    forInformation(
      'two workers over one, 2 % changed',
      `${(one.second / two.second).toFixed(2)} (${against(two.second, one.second)})`,
    ),
  ]
}
