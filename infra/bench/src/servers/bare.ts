import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fastify } from 'fastify'

/**
 * The least that a server can do: the same bytes from `node:http`, or the same JSON from a bare Fastify route. Arguments:
 * port, `http` or `fastify`, file, content encoding.
 */
const [port = '0', kind = 'http', file = '', encoding = 'identity'] = process.argv.slice(2)
const at = { port: Number(port), host: '127.0.0.1' }
const body = readFileSync(file)

if (kind === 'fastify') {
  const value = JSON.parse(body.toString()) as object
  const app = fastify()
  app.get('/', async () => value)
  await app.listen(at)
} else {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': encoding,
    'content-length': body.length,
  }
  const server = createServer((_request, reply) => void reply.writeHead(200, headers).end(body))
  await new Promise<void>((resolve) => server.listen(at, resolve))
}
process.send?.({ type: 'ready' })
