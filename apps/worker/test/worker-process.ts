import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The worker as it really runs: in a separate process, ready when it says so. */
export const startWorkerProcess = async (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', 'src/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const [message] = await Promise.race([once(child, 'message'), ended])
  if (JSON.stringify(message) !== '{"type":"ready"}') throw new Error(`The worker did not start: ${message}`)
  return {
    /** Sends a signal and resolves to the exit code, or null for a process that a signal ended. */
    async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
      child.kill(signal)
      const [code] = await ended
      return code
    },
    /** Disconnects it from the parent, as if the parent had died. */
    async orphan(): Promise<number | null> {
      child.disconnect()
      const [code] = await ended
      return code
    },
  }
}
