import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'

type Entry = {
  method: string
  url: string
  status: number
  content_type: string
  file: string
  headers?: Record<string, string>
  body?: Record<string, unknown>
}
export type Manifest = {
  boards: {
    id: string
    requests: Entry[]
    expect: { count: number; postings: { title: string; url: string }[] }
  }[]
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))

/** A server on loopback that answers as `listener` says. */
export async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Answers as a replay set says: `/HOST/PATH?QUERY` as `https://HOST/PATH?QUERY` once did, the rest with 404. */
export function serveSet(folder: string) {
  const entries = readManifest(folder).boards.flatMap(({ requests }) => requests)
  return serve(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const asked: Record<string, unknown> = body === '' ? {} : JSON.parse(body)
    const entry = entries.find(
      (one) =>
        one.method === request.method &&
        new URL(one.url).href === new URL(`https:/${request.url}`).href &&
        Object.entries(one.body ?? {}).every(([name, value]) => asked[name] === value),
    )
    if (!entry) return void reply.writeHead(404).end()
    reply.writeHead(entry.status, { 'content-type': entry.content_type, ...entry.headers })
    reply.end(readFileSync(join(folder, entry.file)))
  })
}
