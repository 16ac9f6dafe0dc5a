import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Seen = {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
  at: number
}
export type Handler = (seen: Seen, response: ServerResponse) => void
export type LocalServer = { origin: string; port: number; seen: Seen[]; paths: () => string[] }

/**
 * A real server on loopback that answers as the test says (robots.txt with 404 by default) and records its requests. It
 * ends with the test.
 */
export async function serve(
  routes: Record<string, Handler> | Handler,
  address = '127.0.0.1',
  port = 0,
): Promise<LocalServer> {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const now = await readRequest(request)
    seen.push(now)
    handlerOf(routes, now.path)(now, response)
  })
  await new Promise<void>((resolve) => server.listen(port, address, resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const bound = (server.address() as AddressInfo).port
  const paths = () => seen.map(({ path }) => path).filter((path) => !path.endsWith('/robots.txt'))
  return { origin: `http://${address}:${bound}`, port: bound, seen, paths }
}

async function readRequest(request: IncomingMessage): Promise<Seen> {
  let body = ''
  for await (const chunk of request) body += chunk
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers,
    body,
    at: performance.now(),
  }
}

function handlerOf(routes: Record<string, Handler> | Handler, path: string): Handler {
  const isRobots = path.endsWith('/robots.txt')
  if (typeof routes !== 'function') return routes[path] ?? answer(404)
  return isRobots ? answer(404) : routes
}

/** Answers with a status, a body and headers. */
export function answer(
  status: number,
  body: string | Uint8Array = '',
  headers: Record<string, string> = {},
): Handler {
  return (_seen, response) => response.writeHead(status, headers).end(body)
}

/** Answers each request with the next of these, and repeats the last one. */
export function inTurn(...handlers: Handler[]): Handler {
  let turn = 0
  return (seen, response) => handlers[Math.min(turn++, handlers.length - 1)]?.(seen, response)
}

export const redirect = (location: string, status = 302) => answer(status, '', { location })
export const json = (value: unknown) =>
  answer(200, JSON.stringify(value), { 'content-type': 'application/json' })
export const html = (body: string, status = 200) => answer(status, body, { 'content-type': 'text/html' })
