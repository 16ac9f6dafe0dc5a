import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startDemoBoards } from '@lilypad/demo'

/** A request for a board as received, without those for robots.txt. */
export type BoardRequest = { at: number; host: string }

export type Boards = {
  /** For SCRAPE_REPLAY_ORIGIN. */
  readonly origin: string
  /** Every request so far, in order. */
  readonly requests: readonly BoardRequest[]
  /** How many postings all boards have. */
  postings(): number
  /** From now on an answer takes this many milliseconds. */
  slow(delayMs: number): void
  /** A few postings are new, edited and gone. */
  evolve(): void
  close(): Promise<void>
}

/** Of each board: what a fault does to a loop shows at few, and each is curated again in every process. */
const MAX_POSTINGS = 12

/** The demo boards, with a configurable delay. */
export async function startBoards(): Promise<Boards> {
  const demo = await startDemoBoards({ maxPostings: MAX_POSTINGS })
  const requests: BoardRequest[] = []
  let delayMs = 0
  const server = createServer(async (request, reply) => {
    const [, host = '', path] = /^\/([^/]*)([^?]*)/.exec(request.url ?? '') ?? []
    if (path !== '/robots.txt') {
      requests.push({ at: performance.now(), host })
      await sleep(delayMs)
    }
    try {
      const answer = await fetch(`${demo.origin}${request.url}`)
      reply.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
      reply.end(Buffer.from(await answer.arrayBuffer()))
    } catch {
      // The test is over.
      reply.destroy()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    postings: () => demo.boards().reduce((sum, { postings }) => sum + postings.length, 0),
    slow: (ms) => {
      delayMs = ms
    },
    evolve: demo.evolve,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      await demo.close()
    },
  }
}
