import { readOnly, type Size, withScrapeRun } from './scrape-run.ts'
import { type Row, ratioRow } from './table.ts'

const MEMORY = 400
/** A board that the loop reads again, where little changed; each is a work of its own on the queue. */
const AGAIN_MS = 8
const WHOLE: Size = { boards: 575, postings: 20_000 }

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`
const against = (ours: number, theirs: number) => `${seconds(ours)} to ${seconds(theirs)}`

/** The scrape from fetch to commit, through the queue, against programs that only read. */
export const scrapeRows = (): Promise<Row[]> =>
  withScrapeRun(WHOLE, async ({ first, second, memory, origin }) => {
    const markdown = await readOnly('plain-loop.ts', origin, WHOLE)
    const again = second / WHOLE.boards
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
    ]
  })
