import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type S3Keys, signatureFault } from './signature.ts'

/** What the stand-in does with a request instead of answering it. */
export type S3Trouble = 'busy' | 'silent'

export type S3StandIn = {
  /** For `S3_ENDPOINT`. */
  origin: string
  /** The contents of its buckets, by bucket and key: `bucket/prefix/key`. */
  objects: Map<string, { bytes: Buffer; contentType: string }>
  /** The error codes of its refusals. */
  refusals: string[]
  /** One for each of the next requests. */
  troubles: S3Trouble[]
  close(): Promise<void>
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)
}

type Objects = S3StandIn['objects']

function answer(objects: Objects, request: IncomingMessage, body: Buffer, response: ServerResponse) {
  const name = (request.url ?? '').slice(1)
  const found = objects.get(name)
  if (request.method === 'PUT') {
    objects.set(name, { bytes: body, contentType: String(request.headers['content-type'] ?? '') })
    return response.writeHead(200).end()
  }
  if (request.method === 'DELETE') {
    objects.delete(name)
    return response.writeHead(204).end()
  }
  if (!found) return refuse(response, 404, 'NoSuchKey')
  return response
    .writeHead(200, { 'content-type': found.contentType, 'content-length': found.bytes.length })
    .end(found.bytes)
}

/** Stands in for an S3 service, on loopback; it refuses requests without a valid signature. */
export async function startS3StandIn(keys: S3Keys): Promise<S3StandIn> {
  const objects: Objects = new Map()
  const refusals: string[] = []
  const troubles: S3Trouble[] = []
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const trouble = troubles.shift()
    if (trouble === 'silent') return
    if (trouble === 'busy') return refuse(response, 503, 'SlowDown')
    const { method = '', url = '', headers } = request
    const fault = signatureFault({ method, url, headers, body }, keys)
    if (fault === null) return void answer(objects, request, body, response)
    refusals.push(fault)
    refuse(response, 403, fault)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    refusals,
    troubles,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
