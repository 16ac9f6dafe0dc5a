import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

export type Process = {
  child: ChildProcess
  /** Most memory that it ever held, in MB; null where the system does not tell. */
  peakMemory(): number | null
  /** What it holds now. */
  memory(): number | null
  /** Seconds of processor time that it has used; NaN where the system does not tell. */
  processorSeconds(): number
  stop(): Promise<void>
}

const memoryOf = (pid: number | undefined, field: 'VmHWM' | 'VmRSS') => {
  try {
    const line = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return line ? Math.round(Number(line[1]) / 1024) : null
  } catch {
    return null
  }
}

const TICKS_A_SECOND = 100

const processorSecondsOf = (pid: number | undefined): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
  } catch {
    return Number.NaN
  }
}

const untilReady = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready`)))
  })

/** Starts a Node.js program (JavaScript, or TypeScript of this folder) and waits for its ready message. */
export const startProcess = async (
  file: string,
  env: Record<string, string> = {},
  args: string[] = [],
): Promise<Process> => {
  const execArgv = file.endsWith('.ts') ? ['--conditions=source', '--import', 'tsx'] : process.env.PROF ? ['--cpu-prof', '--cpu-prof-dir=' + process.env.PROF] : []
  const child = fork(file, args, {
    env: { ...process.env, ...env },
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await untilReady(child)
  const stop = async () => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return {
    child,
    peakMemory: () => memoryOf(child.pid, 'VmHWM'),
    memory: () => memoryOf(child.pid, 'VmRSS'),
    processorSeconds: () => processorSecondsOf(child.pid),
    stop,
  }
}
