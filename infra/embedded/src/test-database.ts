import { once } from 'node:events'
import { createServer } from 'node:http'
import { startTemporaryPostgres, type TemporaryPostgres } from './start-postgres.ts'

/** Started when the first test file asks over loopback: a run without one costs nothing. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined
  let postgres: Promise<TemporaryPostgres> | undefined
  const server = createServer(async (_request, reply) => {
    try {
      postgres ??= startTemporaryPostgres()
      reply.end((await postgres).url)
    } catch (error) {
      reply.writeHead(500).end(String(error))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server of the test database has no port.')
  process.env.LILYPAD_TEST_DATABASE_DOOR = `http://127.0.0.1:${address.port}`
  return async () => {
    server.close()
    server.closeAllConnections()
    await (await postgres?.catch(() => undefined))?.stop()
  }
}
