import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const READY_WITHIN = 240_000

export type Product = {
  origin: string
  /** The number of the process that keeps the others running. */
  pid: number
  dataDir: string
  /** Everything it printed so far. */
  output(): string
  /** Stops it as Ctrl-C does, gives its exit code, and removes its data. */
  stop(): Promise<number | null>
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const listening = once(server, 'listening').then(
    () => true,
    () => false,
  )
  server.listen(port)
  const free = await listening
  if (free) server.close()
  return free
}

/** A free port below the range that the system assigns from, so that nobody takes it meanwhile. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 30_000)
  return (await isFree(port)) ? port : freePort()
}

const untilReady = (child: ChildProcess, output: () => string) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in time:\n${output()}`)), READY_WITHIN)
    const settle = (act: () => void) => {
      clearTimeout(timer)
      act()
    }
    child.stdout?.on('data', () => {
      if (output().includes('Lilypad ready at ')) settle(resolve)
    })
    child.once('exit', (code) => settle(() => reject(new Error(`ended with ${code}:\n${output()}`))))
  })

/** Starts the product as the README says, on a free port with data of its own. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'lilypad-product-'))
  const child = spawn(process.execPath, [join(root, 'infra/embedded/run.mjs'), 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const note = (chunk: Buffer) => {
    text += chunk.toString()
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  await untilReady(child, () => text)
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGINT')
      await once(child, 'exit')
    }
    rmSync(dataDir, { recursive: true, force: true })
    return child.exitCode
  }
  return { origin: `http://localhost:${port}`, pid: child.pid ?? 0, dataDir, output: () => text, stop }
}
