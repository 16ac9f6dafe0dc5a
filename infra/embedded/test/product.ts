import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isPortFree } from '../src/ports.ts'

const standIn = (name: string) => fileURLToPath(new URL(`./stand-in/${name}`, import.meta.url))

/**
 * A clone with stand-ins for api and worker.
 *
 * @param mode of its folder: with 0o700 nobody else may enter it
 */
export function makeClone(mode = 0o755) {
  const folder = mkdtempSync(join(tmpdir(), 'lilypad-clone-'))
  chmodSync(folder, mode)
  mkdirSync(join(folder, 'apps/api/dist'), { recursive: true })
  mkdirSync(join(folder, 'apps/worker/dist/src'), { recursive: true })
  for (const place of ['apps/api/dist', 'apps/worker/dist/src'])
    cpSync(standIn('note.mjs'), join(folder, place, 'note.mjs'))
  cpSync(standIn('api.mjs'), join(folder, 'apps/api/dist/server.js'))
  cpSync(standIn('worker.mjs'), join(folder, 'apps/worker/dist/src/main.js'))
  const remove = () => {
    const pointer = join(folder, '.data/postgres')
    const isApart = statSync(pointer, { throwIfNoEntry: false })?.isFile() === true
    const apart = isApart ? [readFileSync(pointer, 'utf8').trim()] : []
    for (const path of [folder, ...apart]) rmSync(path, { recursive: true, force: true })
  }
  return { folder, remove }
}

function commandLine(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function groupOf(pid: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]
  } catch {
    return undefined
  }
}

/** Command lines of processes that name the folder, and of those in the same groups. */
export function processesOf(folder: string): string[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
  const groups = new Set(all.filter((pid) => commandLine(pid).includes(folder)).map(groupOf))
  return all.filter((pid) => groups.has(groupOf(pid))).map(commandLine)
}

/** Below the range from which the system gives ports away, so that nobody takes it between two starts. */
async function quietPort(): Promise<number> {
  const port = randomInt(20_000, 30_000)
  return (await isPortFree(port)) ? port : quietPort()
}

/** The start of a product with a port of its own; `output` grows while it runs. */
export async function startProduct(clone: string, env: NodeJS.ProcessEnv = {}, port?: number) {
  const chosen = port ?? (await quietPort())
  const { NODE_ENV: _, VITEST: __, ...ours } = process.env
  const child: ChildProcess = spawn(process.execPath, [standIn('start.mjs'), clone], {
    cwd: clone,
    env: { ...ours, BOARDS: 'none', PORT: String(chosen), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const product = {
    child,
    port: chosen,
    output: '',
    exited: new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code))),
    /** Waits for words in the output, for at most 100 s: a first start curates its demo jobs. */
    says: async (words: string) => {
      for (const since = Date.now(); !product.output.includes(words); await sleep(20)) {
        if (child.exitCode !== null) throw new Error(`ended before it said '${words}':\n${product.output}`)
        if (Date.now() - since > 100_000) throw new Error(`never said '${words}':\n${product.output}`)
      }
    },
    stop: (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal)
      return product.exited
    },
    notes: () => {
      const file = join(env.DATA_DIR ?? join(clone, '.data'), 'notes')
      return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
    },
  }
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      product.output += text
    })
  }
  return product
}
