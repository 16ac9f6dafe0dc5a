import { closeSync, copyFileSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { execa } from 'execa'
import { StartError } from '../bootstrap/main.mjs'
import { signalGroup } from '../bootstrap/run-command.mjs'

export type ChildOptions = {
  readonly name: string
  readonly file?: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env?: NodeJS.ProcessEnv
  /** Emptied first, unless the process is started again. */
  readonly logFile: string
  readonly isStartedAgain?: boolean | undefined
  readonly ipc?: boolean
  /** Milliseconds to end. */
  readonly patience?: number
  readonly cancelSignal?: AbortSignal
}

const PATIENCE_MS = 10_000

export type Child = ReturnType<typeof startChild>

/** What a process tells its parent once it can be used, or why it cannot. */
export type Ready = Readonly<Record<string, unknown>>

const isAnswer = (message: unknown): message is Ready =>
  typeof message === 'object' && message !== null && 'type' in message

/** As in Compose; what came before stays in a second file, until that is replaced. */
const LONGEST_LOG = 50_000_000
const LOOK_MS = 5_000

export function boundLog(file: string, most = LONGEST_LOG): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= most) return
  try {
    copyFileSync(file, `${file}.1`)
  } catch {
    // A disk that is full gets its room back.
  }
  truncateSync(file)
}

function launch(child: ChildOptions) {
  const { file = process.execPath, args, logFile, isStartedAgain, patience = PATIENCE_MS, ...options } = child
  if (!isStartedAgain) for (const file of [logFile, `${logFile}.1`]) rmSync(file, { force: true })
  // Appended to, so that it may be emptied meanwhile.
  const log = openSync(logFile, 'a', 0o600)
  // Execa passes a number on to Node.js, though its types know one only beyond the third stream.
  const output = log as unknown as 'ignore'
  try {
    return execa(file, args, {
      env: process.env,
      ...options,
      extendEnv: false,
      // A group of its own: Ctrl-C at the terminal reaches the parent alone, which stops its children in order.
      detached: true,
      reject: false,
      buffer: false,
      stdin: 'ignore',
      stdout: output,
      stderr: output,
      forceKillAfterDelay: patience,
    })
  } finally {
    closeSync(log)
  }
}

/** A process that writes to a log of its own, and that a person's Ctrl-C does not reach. */
export function startChild(options: ChildOptions) {
  const { name, logFile, patience = PATIENCE_MS } = options
  const running = launch(options)
  const bounding = setInterval(boundLog, LOOK_MS, logFile).unref()
  void running.finally(() => clearInterval(bounding))
  const lastWords = () => readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-20).join('\n')
  /** Words such as 'exit code 1'. */
  const exited: Promise<string> = running.then(({ signal, exitCode, shortMessage }) =>
    signal ? `signal ${signal}` : exitCode === undefined ? String(shortMessage) : `exit code ${exitCode}`,
  )
  return {
    name,
    pid: running.pid ?? 0,
    exited,
    lastWords,
    /** Rejects when the process ends before, with its own sentence where it sends one. */
    async ready(): Promise<Ready> {
      const answer: unknown = await running.getOneMessage?.({ filter: isAnswer }).catch(() => undefined)
      if (!isAnswer(answer)) throw new StartError(`${name} ended (${await exited}).\n${lastWords()}`)
      if (answer.type === 'failed') throw new StartError(String(answer.sentence))
      return answer
    },
    tell(message: { readonly type: string; readonly names: string[] }): void {
      if (running.connected) running.sendMessage?.(message).catch(() => undefined)
    },
    /** Ends what is left of its group by force. */
    async stop(): Promise<void> {
      running.kill()
      const { isForcefullyTerminated } = await running
      if (isForcefullyTerminated)
        console.error(`${name} did not stop within ${patience / 1000} s and is ended by force.`)
      signalGroup(running.pid, 'SIGKILL')
    },
  }
}

export function sourceArgs(): string[] {
  // Not import.meta.resolve, which the test runner lacks.
  const tsx = createRequire(import.meta.url).resolve('tsx')
  return ['--conditions=source', '--import', pathToFileURL(tsx).href]
}

/** Put before the script of a process that has a message channel to us: it then ends when we are gone. */
export const endWithParentArgs = (): string[] => [
  '--import',
  new URL('../bootstrap/end-with-parent.mjs', import.meta.url).href,
]

/** Run one of this folder's own processes, such as 'mail-catcher', built as we are. */
export function entryArgs(name: string): string[] {
  const isSource = import.meta.url.endsWith('.ts')
  const script = fileURLToPath(new URL(isSource ? `./${name}.ts` : `./${name}.js`, import.meta.url))
  return [...(isSource ? sourceArgs() : []), script]
}
