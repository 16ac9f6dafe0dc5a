import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answer } from './answers/answer.ts'
import { applyPage } from './answers/apply-page.ts'
import { answerFor } from './answers/route.ts'
import type { DemoBoard } from './demo-types.ts'
import { type DemoBoardsOptions, makeDemoBoards } from './make-boards.ts'

export type DemoBoardsServer = {
  /** For `SCRAPE_REPLAY_ORIGIN`: `<origin>/HOST/PATH?QUERY` answers as `https://HOST/PATH?QUERY` would. */
  origin: string
  /** Postings lead to `<applyOrigin>/apply/<tenant>/<id>`. */
  applyOrigin: string
  /** The boards as they are answered now, with the right answers to them. */
  boards(): DemoBoard[]
  /** Moves on by one revision: a few postings are new, edited and gone. */
  evolve(): void
  close(): Promise<void>
}

export type DemoServerOptions = Omit<DemoBoardsOptions, 'applyOrigin'> & {
  /** 0 or absent: any free one. */
  port?: number
  /** No board shows more postings, for tests. */
  maxPostings?: number
  /** Every address only inside a container, whose doors others keep. */
  host?: '127.0.0.1' | '0.0.0.0'
}

function send(response: ServerResponse, answer: Answer, request: IncomingMessage): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const headers = { 'content-type': answer.type, 'x-content-type-options': 'nosniff', ...answer.headers }
  const etag = answer.headers?.etag
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end()
    return
  }
  response.writeHead(answer.status, { ...headers, 'content-length': Buffer.byteLength(answer.body) })
  response.end(request.method === 'HEAD' ? undefined : answer.body)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function answerOf(boards: Map<string, DemoBoard>, target: string): Answer {
  const [address = '', search = ''] = target.split(/\?(.*)/s)
  if (address.startsWith('/apply/')) return applyPage(boards, decoded(address))
  const [, host = '', path = ''] = /^\/([^/]*)(.*)$/s.exec(address) ?? []
  const query = new URLSearchParams(search)
  return answerFor(boards, { host: host.toLowerCase(), path: decoded(path) || '/', query })
}

const listen = (server: ReturnType<typeof createServer>, port: number, host: string): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server.address() as AddressInfo))
  })

/**
 * Serves the demo boards on loopback until closed. Rejects with the system's error when the port is taken.
 * Apply addresses contain the port: keep it across restarts, or every posting looks edited.
 */
export async function startDemoBoards(options: DemoServerOptions = {}): Promise<DemoBoardsServer> {
  let boards = new Map<string, DemoBoard>()
  const server = createServer((request, response) =>
    send(response, answerOf(boards, request.url ?? '/'), request),
  )
  const { port, address } = await listen(server, options.port ?? 0, options.host ?? '127.0.0.1')
  // What listens on every address is found on loopback, too.
  const origin = `http://${address === '0.0.0.0' ? '127.0.0.1' : address}:${port}`
  let revision = options.revision ?? 0
  const load = () => {
    const made = makeDemoBoards({ ...options, applyOrigin: origin, revision })
    const shorten = (board: DemoBoard) => ({
      ...board,
      postings: board.postings.slice(0, options.maxPostings),
    })
    boards = new Map(made.map((board) => [board.employer.tenant, shorten(board)]))
  }
  load()
  return {
    origin,
    applyOrigin: origin,
    boards: () => [...boards.values()],
    evolve: () => {
      revision += 1
      load()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
