import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number }
type Attributes = { key: string; value: Value }[]
type Sent = {
  resourceSpans: {
    resource: { attributes: Attributes }
    scopeSpans: {
      spans: {
        traceId: string
        spanId: string
        parentSpanId?: string
        name: string
        kind: number
        attributes: Attributes
      }[]
    }[]
  }[]
}

/** A part of a trace, as a collector learns of it. */
export type Span = {
  service: string
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  /** As OTLP counts them: 2 serves, 3 asks, 4 puts on a queue, 5 takes from it. */
  kind: number
  attributes: Record<string, string | number | undefined>
}

const toRecord = (attributes: Attributes) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

const spansOf = ({ resourceSpans }: Sent): Span[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, kind, attributes }) => ({
        service: String(toRecord(resource.attributes)['service.name']),
        traceId,
        spanId,
        parentSpanId,
        name,
        kind,
        attributes: toRecord(attributes),
      })),
    ),
  )

/** Takes traces by OTLP over HTTP, as a collector does. */
export async function startCollector() {
  const spans: Span[] = []
  const received: { path: string; headers: Record<string, unknown>; body: string }[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    received.push({ path: request.url ?? '', headers: request.headers, body })
    spans.push(...spansOf(JSON.parse(body) as Sent))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    spans,
    received,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
