import { join } from 'node:path'
import { type Child, startChild } from '@lilypad/embedded'
import { root } from '../root.ts'
import { endsWithUs } from './keep.ts'

export type Launch = {
  /** Names the log too. */
  name: string
  file: string
  args: readonly string[]
  env?: Record<string, string>
  /** The folder of logs. */
  logs: string
  ipc?: boolean
  /** Resolves when the process can be used. */
  isReady(child: Child): Promise<unknown>
}

/** A process that tests end and start again as they like. */
export type Program = {
  readonly name: string
  pid(): number
  isRunning(): boolean
  /** Sends a signal and resolves to how the process ended, such as 'exit code 0' or 'signal SIGKILL'. */
  end(signal: NodeJS.Signals): Promise<string>
  /** Starts it again as it was started. */
  start(): Promise<void>
  /** What all its lives have written, one file a life. */
  logFiles(): readonly string[]
}

/** Waits until it can be used; a process that ends before never will. */
async function untilReady({ name, isReady }: Launch, child: Child) {
  const ended = child.exited.then((how) => {
    throw new Error(`${name} ended (${how}) before it was ready.\n${child.lastWords()}`)
  })
  await Promise.race([isReady(child), ended])
}

/** Starts a program and waits until it is ready. */
export async function startProgram(launch: Launch): Promise<Program> {
  const { name, file, args, env = {}, logs, ipc = false } = launch
  const logFiles: string[] = []
  let isRunning = false
  const begin = () => {
    const logFile = join(logs, `${name}-${logFiles.length + 1}.log`)
    logFiles.push(logFile)
    const child = startChild({ name, file, args, cwd: root, env: { ...bare(), ...env }, logFile, ipc })
    endsWithUs(child.pid)
    isRunning = true
    child.exited.then(() => {
      if (child === current) isRunning = false
    })
    return child
  }
  let current = begin()
  await untilReady(launch, current)
  return {
    name,
    pid: () => current.pid,
    isRunning: () => isRunning,
    logFiles: () => logFiles,
    async end(signal) {
      if (isRunning) process.kill(current.pid, signal)
      return await current.exited
    },
    async start() {
      current = begin()
      await untilReady(launch, current)
    },
  }
}

/** The operator's own settings are for a product, not for its tests. */
const bare = (): Record<string, string> => ({ PATH: process.env.PATH ?? '' })
