import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The least that a server can do: the same bytes, and nothing else. Arguments: port, file, content encoding. */
const [port = '0', file = '', encoding = 'identity'] = process.argv.slice(2)
const body = readFileSync(file)
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-encoding': encoding,
  'content-length': body.length,
}

createServer((_request, reply) => {
  reply.writeHead(200, headers)
  reply.end(body)
}).listen(Number(port), '127.0.0.1', () => process.send?.({ type: 'ready' }))
