import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { sourceArgs } from '../entry.ts'

const isUrlMessage = (message: unknown): message is { url: string } =>
  typeof message === 'object' && message !== null && 'url' in message && typeof message.url === 'string'

const startServer = () =>
  fork(fileURLToPath(new URL('./server.ts', import.meta.url)), {
    execArgv: sourceArgs(),
    detached: true,
  })

const urlOf = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    child.once('message', (message) => {
      if (isUrlMessage(message)) resolve(message.url)
    })
    child.once('exit', (code) => reject(new Error(`The tests' PostgreSQL ended with exit code ${code}.`)))
  })

const lazily = () => {
  let server: { child: ChildProcess; url: Promise<string> } | undefined
  return {
    url: () => {
      if (!server) {
        const child = startServer()
        server = { child, url: urlOf(child) }
      }
      return server.url
    },
    stop: async () => {
      if (!server || server.child.exitCode !== null) return
      server.child.kill('SIGTERM')
      await once(server.child, 'exit')
    },
  }
}

/** Started when the first test file asks over loopback: a run without one costs nothing. */
export default async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.TEST_DATABASE_URL) return undefined
  const postgres = lazily()
  const door = createServer(async (_request, reply) => {
    try {
      reply.end(await postgres.url())
    } catch (error) {
      reply.writeHead(500).end(String(error))
    }
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const address = door.address()
  if (typeof address !== 'object' || !address) throw new Error('The door to the test database has no port.')
  process.env.LILYPAD_TEST_DATABASE_DOOR = `http://127.0.0.1:${address.port}`
  return async () => {
    door.close()
    door.closeAllConnections()
    await postgres.stop()
  }
}
