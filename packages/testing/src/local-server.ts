import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SeenRequest = {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** A stand-in's answer: a status, and a body that is sent as JSON unless it is text. */
export type Answer = { status: number; body?: unknown; headers?: Record<string, string> }

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer) {
  const isText = typeof body === 'string'
  response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json', ...headers })
  response.end(isText ? body : body === undefined ? '' : JSON.stringify(body))
}

/** A stand-in for an external service, on loopback: it records requests, and answers as configured. */
export async function startLocalServer(answer: (request: SeenRequest) => Answer | Promise<Answer>) {
  const seen: SeenRequest[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const noted = { method, path: url, headers, body: await readBody(request) }
    seen.push(noted)
    send(response, await answer(noted))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
