import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { signalGroup } from '../bootstrap/run-command.mjs'
import { StartError } from '../bootstrap/start-error.mjs'

export type Child = {
  readonly name: string
  readonly pid: number
  /** Words such as 'exit code 1'. */
  readonly exited: Promise<string>
  /** Rejects when the process ends before. */
  firstMessage<T>(accept: (message: unknown) => T | undefined): Promise<T>
  tell(message: object): void
  /** Ends what is left of its group by force. */
  stop(): Promise<void>
  lastWords(): string
}

export type ChildOptions = {
  readonly name: string
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env?: NodeJS.ProcessEnv
  readonly account?: { readonly uid: number; readonly gid: number } | undefined
  /** Emptied first, unless the process is started again. */
  readonly logFile: string
  readonly isStartedAgain?: boolean
  readonly ipc?: boolean
  readonly stopWith?: NodeJS.Signals
  /** Milliseconds to end. */
  readonly patience?: number
}

const launch = (options: ChildOptions): ChildProcess => {
  const { file, args, cwd, env, account, logFile, isStartedAgain, ipc } = options
  const log = openSync(logFile, isStartedAgain ? 'a' : 'w', 0o600)
  try {
    return spawn(file, [...args], {
      cwd,
      env: env ?? process.env,
      ...account,
      // A group of its own: Ctrl-C at the terminal reaches the parent alone, which stops its children in order.
      detached: true,
      stdio: ['ignore', log, log, ...(ipc ? (['ipc'] as const) : [])],
    })
  } finally {
    closeSync(log)
  }
}

const exitOf = (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`))
  })

export const startChild = (options: ChildOptions): Child => {
  const { name, logFile, stopWith = 'SIGTERM', patience = 10_000 } = options
  const child = launch(options)
  const exited = exitOf(child)
  // Its last messages may come after its end.
  const silent = new Promise((resolve) => child.once('close', resolve))
  const lastWords = () => readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-20).join('\n')
  return {
    name,
    pid: child.pid ?? 0,
    exited,
    lastWords,
    firstMessage: (accept) =>
      new Promise((resolve, reject) => {
        child.on('message', (message) => {
          const taken = accept(message)
          if (taken !== undefined) resolve(taken)
        })
        silent
          .then(() => exited)
          .then((how) => reject(new StartError(`${name} ended (${how}).\n${lastWords()}`)))
      }),
    tell: (message) => {
      if (child.connected) child.send(message, () => undefined)
    },
    stop: async () => {
      child.kill(stopWith)
      const isInTime = await Promise.race([exited.then(() => true), sleep(patience, false, { ref: false })])
      if (!isInTime) console.error(`${name} did not stop within ${patience / 1000} s and is ended by force.`)
      signalGroup(child.pid, 'SIGKILL')
      await exited
    },
  }
}

/** Runs a process that ends by itself, and stops it at the signal. Resolves to its message, if it sends one. */
export const runToEnd = async (
  options: ChildOptions,
  signal: AbortSignal,
  failure: string,
): Promise<unknown> => {
  signal.throwIfAborted()
  const child = startChild(options)
  const message = child.firstMessage((sent) => sent).catch(() => undefined)
  const stop = () => void child.stop()
  signal.addEventListener('abort', stop, { once: true })
  const how = await child.exited
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  if (how !== 'exit code 0') throw new StartError(`${failure} (${how})\n${child.lastWords()}`)
  return message
}
