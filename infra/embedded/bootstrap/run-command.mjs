import { spawn } from 'node:child_process'
import { StartError } from './start-error.mjs'

/**
 * @typedef {{ file: string, args: string[], cwd: string, env?: NodeJS.ProcessEnv, signal: AbortSignal, output?:
 * 'shown' | 'kept' }} Command
 */

/** @param {number | undefined} pid @param {NodeJS.Signals} signal */
export const signalGroup = (pid, signal) => {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // The whole group has ended.
  }
}

/** @param {import('node:child_process').ChildProcess} child */
const endGroup = (child) => {
  signalGroup(child.pid, 'SIGTERM')
  setTimeout(() => signalGroup(child.pid, 'SIGKILL'), 5_000).unref()
}

/**
 * In a process group of its own: a Ctrl-C at the terminal reaches us alone, and we end the group.
 * @param {Command} command `kept` output is shown only when it fails
 * @returns {Promise<number>} the exit code; 1 after a signal
 */
export const runCommand = ({ file, args, cwd, env = process.env, signal, output = 'shown' }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const pipe = output === 'kept' ? 'pipe' : 'inherit'
    const child = spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', pipe, pipe] })
    let kept = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        kept = (kept + text).slice(-100_000)
      })
    }
    const stop = () => endGroup(child)
    signal.addEventListener('abort', stop, { once: true })
    child.once('error', (error) => reject(new StartError(`${file} could not be run: ${error.message}`)))
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop)
      if (signal.aborted) return reject(signal.reason)
      if (code !== 0 && kept) console.error(kept.trimEnd().split('\n').slice(-60).join('\n'))
      resolve(code ?? 1)
    })
  })
