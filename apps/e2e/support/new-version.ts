import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const NEWER = '/assets/newer.js'

/** The pages and the service worker name the script that the client begins with. */
const NAMING = ['/', '/offline.html', '/service-worker.js']

/** What would have an answer compressed, or left out as unchanged. */
const CONDITIONS = ['accept-encoding', 'if-none-match', 'if-modified-since']
const MARKS = ['content-length', 'etag', 'last-modified']

const without = (headers: IncomingHttpHeaders, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

/**
 * The product behind a door that can put a second build in its place: the same client, begun by a script of another
 * name and kept by another service worker.
 */
export async function startDeployable(origin: string) {
  const page = await (await fetch(origin)).text()
  const [, entry = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? []
  let isNewer = false
  const renew = (body: string) =>
    body.replaceAll(entry, NEWER).replace(/"version":"\w+"/, '"version":"newer"')
  const server = createServer((asked, reply) => {
    const path = asked.url ?? '/'
    if (path === NEWER) {
      reply.writeHead(200, { 'content-type': 'text/javascript' }).end(`import '${entry}'`)
      return
    }
    const isNaming = NAMING.includes(path)
    const headers = isNaming ? without(asked.headers, CONDITIONS) : asked.headers
    const sent = request(origin + path, { method: asked.method, headers }, async (answer) => {
      const status = answer.statusCode ?? 502
      if (!isNaming || !isNewer) return answer.pipe(reply.writeHead(status, answer.headers))
      return reply.writeHead(status, without(answer.headers, MARKS)).end(renew(await text(answer)))
    })
    asked.pipe(sent)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    entries: { old: entry, newer: NEWER },
    /** From now on, everybody gets the second build. */
    deploy() {
      isNewer = true
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
