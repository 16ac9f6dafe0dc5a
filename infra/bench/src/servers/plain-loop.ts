import { load } from 'cheerio'
import TurndownService from 'turndown'
import { request } from 'undici'

/**
 * The least that reading boards can cost, as a program of its own: fetch, parse the JSON and turn each HTML into
 * Markdown once. Arguments: origin, boards. Says how long it took.
 */
const [origin = '', boards = '0'] = process.argv.slice(2)
const AT_ONCE = 4

const turndown = new TurndownService()
const plainHtml = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

async function readBoard(board: number) {
  const answer = await request(`${origin}/boards-api.greenhouse.io/v1/boards/bench${board}/jobs?content=true`)
  const { jobs } = (await answer.body.json()) as { jobs: { content: string }[] }
  for (const job of jobs) turndown.turndown(load(plainHtml(job.content)).html())
  return jobs.length
}

const started = performance.now()
let next = 0
let found = 0
async function walk() {
  while (next < Number(boards)) {
    // `found += await …` would read `found` before it waits.
    const read = await readBoard(next++)
    found += read
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, walk))
process.send?.({ type: 'done', found, milliseconds: performance.now() - started })
process.disconnect?.()
