import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { QueueSettings } from '../src/index.ts'

const script = fileURLToPath(new URL('./doomed-worker.ts', import.meta.url))

/** A real process that takes works and never finishes them, so that it can be killed in the middle. */
export async function startDoomedWorker(settings: QueueSettings) {
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', script], {
    env: { ...process.env, QUEUE_SETTINGS: JSON.stringify(settings) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  return {
    async hasTaken(boardId: number) {
      while (!output.includes(`taken ${boardId}`)) await once(child.stdout, 'data')
    },
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
