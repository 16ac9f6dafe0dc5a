import { createConnection } from 'node:net'
import { until } from '../until.ts'
import { lastingPort } from './ports.ts'
import { type Program, startProgram } from './program.ts'

export type Redis = Program & {
  readonly url: string
  /** Takes everything out of it. */
  flush(): Promise<void>
}

/** Sends one command, and gives the first line of the answer. */
const ask = (port: number, command: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(`${command}\r\n`))
    socket.setTimeout(2_000, () => socket.destroy(new Error('Redis does not answer.')))
    socket.once('error', reject)
    socket.once('data', (answer) => {
      socket.destroy()
      resolve(answer.toString().trim())
    })
  })

/** A Redis that keeps everything in memory: whatever it held is gone when it ends. */
export async function startRedis(logs: string): Promise<Redis> {
  const port = await lastingPort()
  const program = await startProgram({
    name: 'redis',
    file: 'redis-server',
    args: ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--maxmemory-policy', 'noeviction'],
    logs,
    isReady: () => until('Redis answers', () => ask(port, 'PING').catch(() => null)),
  })
  return Object.assign(program, {
    url: `redis://127.0.0.1:${port}`,
    flush: async () => void (await ask(port, 'FLUSHALL')),
  })
}
