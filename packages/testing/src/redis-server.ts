import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port.ts'

/** Whether this machine has a Redis server that a test can start. */
export function hasRedis(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A separate Redis server, in memory only; at the port of one that was closed to take its place. */
export async function startRedis(port?: number) {
  port ??= await freePort()
  const child = spawn('redis-server', ['--port', `${port}`, '--bind', '127.0.0.1', '--save', ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  while (!output.includes('Ready to accept connections')) await once(child.stdout, 'data')
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    /** Lets it hang, or go on. */
    signal: (signal: 'SIGSTOP' | 'SIGCONT') => void child.kill(signal),
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGCONT')
      child.kill()
      await once(child, 'exit')
    },
  }
}
