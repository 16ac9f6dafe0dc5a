import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Stands before a replay and lets each board take its time. */
export const startSlowBoards = (origin: string, delayMs: number) => startBefore(origin, () => sleep(delayMs))

/** Stands before a replay; a board's answer waits for what `before` does about its host. */
export async function startBefore(origin: string, before: (host: string) => Promise<unknown>) {
  const server = createServer(async (request, reply) => {
    const [, host = ''] = request.url?.split('/') ?? []
    if (!request.url?.endsWith('/robots.txt')) await before(host)
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
