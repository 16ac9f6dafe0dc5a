import { once } from 'node:events'
import { createServer } from 'node:http'
import type { DemoBoardsServer } from '@lilypad/demo'

export type Known = { system: string; tenant: string; postings: number }
type Board = { system: string; tenant: string }

const EACH = 3

/**
 * A replay that knows only some boards of a catalogue: for each system of the demo boards, the first few answer like a
 * demo board. The given hosts refuse, or send a page without a board; everything else is a 404.
 */
export async function startFewKnownBoards(
  demo: DemoBoardsServer,
  catalogue: readonly Board[],
  { refusing, babbling }: { refusing: readonly string[]; babbling: readonly string[] },
) {
  const known = knownBoards(demo, catalogue)
  const server = createServer(async (request, reply) => {
    const path = request.url ?? '/'
    const host = path.split('/')[1] ?? ''
    if (path.endsWith('/robots.txt')) return void reply.writeHead(404).end()
    if (refusing.includes(host)) return void reply.writeHead(403).end('Forbidden')
    if (babbling.includes(host)) {
      return void reply.writeHead(200, { 'content-type': 'text/html' }).end('<p>We moved.</p>')
    }
    const board = known.find(({ pattern }) => pattern.test(path))
    if (!board) return void reply.writeHead(404).end('Not found')
    const answer = await fetch(demo.origin + path.replace(board.pattern, `$1${board.stand}$2`))
    const type = answer.headers.get('content-type') ?? 'application/json'
    reply.writeHead(answer.status, { 'content-type': type })
    reply.end(Buffer.from(await answer.arrayBuffer()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The replay has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    known: known.map(({ system, tenant, postings }): Known => ({ system, tenant, postings })),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function knownBoards(demo: DemoBoardsServer, catalogue: readonly Board[]) {
  const systems = [...new Set(demo.boards().map(({ employer }) => employer.system))]
  // A name identifies the board of an address only if no other board has it.
  const ownNamed = catalogue.filter(
    ({ tenant }) => /^[\w-]+$/.test(tenant) && catalogue.filter((one) => one.tenant === tenant).length === 1,
  )
  return systems.flatMap((system) => {
    const stands = demo.boards().filter(({ employer }) => employer.system === system && !employer.european)
    const plain = ownNamed.filter((board) => board.system === system)
    const boards = plain.slice(0, Math.min(EACH, stands.length))
    return boards.map(({ tenant }, index) => {
      const stand = stands[index]
      return {
        system,
        tenant,
        pattern: new RegExp(`(/)${tenant}([/?.]|$)`, 'i'),
        stand: stand?.employer.tenant ?? '',
        postings: stand?.postings.length ?? 0,
      }
    })
  })
}
