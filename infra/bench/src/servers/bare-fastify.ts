import { readFileSync } from 'node:fs'
import { fastify } from 'fastify'

/** A bare route that returns JSON. Arguments: port, file of the JSON. */
const [port = '0', file = ''] = process.argv.slice(2)
const value = JSON.parse(readFileSync(file, 'utf8')) as object

const app = fastify()
app.get('/', async () => value)
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.send?.({ type: 'ready' })
