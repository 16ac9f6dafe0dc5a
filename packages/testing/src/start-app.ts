import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const SCRIPTS = { api: 'apps/api/dist/server.js', worker: 'apps/worker/dist/src/main.js' }

export type App = keyof typeof SCRIPTS
export type AppProcess = ReturnType<typeof startApp>

/** The api or the worker as it really runs: a process of its own, from the build, which starts in a third of the time. */
export function startApp(app: App, env: Record<string, string>, stdout: 'pipe' | number = 'pipe') {
  if (!existsSync(`${root}${SCRIPTS[app]}`)) throw new Error('Not built yet: npx --yes pnpm@12 build')
  const child = spawn(process.execPath, [SCRIPTS[app]], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      SESSION_SECRET: 'a secret for tests only',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', stdout, 'pipe', 'ipc'],
  })
  let output = ''
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null)
  for (const stream of streams)
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  // Not the child's own 'close', which never comes after `disconnect`.
  const ended = Promise.all([once(child, 'exit'), ...streams.map((stream) => once(stream, 'close'))]).then(
    ([[code]]): number | null => code,
  )
  const saysReady = once(child, 'message').then(([message]) => JSON.stringify(message) === '{"type":"ready"}')
  return {
    /** The exit code, or null when a signal ended it. */
    ended,
    /** All that it has written. */
    output: () => output,
    /** Closes our end of its standard output, as a log collector does that ends. */
    closeOutput: () => void child.stdout?.destroy(),
    /** Waits until it says that it is ready. */
    async untilReady(): Promise<void> {
      const isReady = await Promise.race([saysReady, ended.then(() => false)])
      if (!isReady) throw new Error(`The ${app} did not start: ${output}`)
    },
    end(signal: NodeJS.Signals): Promise<number | null> {
      child.kill(signal)
      return ended
    },
    /** Disconnects it from us, as if we had died. */
    orphan(): Promise<number | null> {
      child.disconnect()
      return ended
    },
  }
}
