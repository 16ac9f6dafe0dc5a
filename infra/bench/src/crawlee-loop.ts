import { CheerioCrawler, Configuration, log } from '@crawlee/cheerio'
import { load } from 'cheerio'
import TurndownService from 'turndown'

/**
 * The same fetching and reading by Crawlee's CheerioCrawler, as a program of its own.
 * Arguments: origin, boards. Says how long it took.
 */
const [origin = '', boards = '0'] = process.argv.slice(2)
const AT_ONCE = 4

log.setLevel(log.LEVELS.OFF)
const turndown = new TurndownService()
const plainHtml = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

let found = 0
const crawler = new CheerioCrawler(
  {
    maxConcurrency: AT_ONCE,
    minConcurrency: AT_ONCE,
    additionalMimeTypes: ['application/json'],
    async requestHandler({ body }) {
      const { jobs } = JSON.parse(body.toString()) as { jobs: { content: string }[] }
      for (const job of jobs) turndown.turndown(load(plainHtml(job.content)).html())
      found += jobs.length
    },
  },
  new Configuration({ persistStorage: false, availableMemoryRatio: 0.5 }),
)

const address = (board: number) =>
  `${origin}/boards-api.greenhouse.io/v1/boards/bench${board}/jobs?content=true`
const started = performance.now()
await crawler.run(Array.from({ length: Number(boards) }, (_, board) => address(board)))
process.send?.({ type: 'done', found, milliseconds: performance.now() - started })
process.disconnect?.()
