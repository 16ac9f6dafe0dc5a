import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** A proxy in front of a replay that delays each board. */
export const startSlowBoards = async (origin: string, delayMs: number) => {
  const server = createServer(async (request, reply) => {
    const isRobots = request.url?.endsWith('/robots.txt')
    if (!isRobots) await sleep(delayMs)
    const answer = await fetch(`${origin}${request.url}`)
    reply.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
    reply.end(Buffer.from(await answer.arrayBuffer()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The slow boards have no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
