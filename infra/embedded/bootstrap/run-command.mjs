import { spawn } from 'node:child_process'
import { StartError } from './main.mjs'

/**
 * @typedef {{ file: string, args: string[], cwd: string, env?: NodeJS.ProcessEnv, signal: AbortSignal,
 * isQuiet?: boolean, isHeld?: boolean }} Command `isQuiet`: its output is shown only when it fails; `isHeld`: at its end
 */

/** @param {number | undefined} pid @param {NodeJS.Signals} signal */
export function signalGroup(pid, signal) {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // The whole group has ended.
  }
}

/**
 * In a process group of its own: a Ctrl-C at the terminal reaches us alone, and we end the group.
 * @param {Command} command @returns {Promise<number>} the exit code; 1 after a signal
 */
export function runCommand({ file, args, cwd, env = process.env, signal, isQuiet, isHeld }) {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const pipe = isQuiet || isHeld ? 'pipe' : 'inherit'
    const child = spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', pipe, pipe] })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        text = isHeld ? text + chunk : (text + chunk).slice(-100_000)
      })
    }
    const stop = () => {
      signalGroup(child.pid, 'SIGTERM')
      setTimeout(() => signalGroup(child.pid, 'SIGKILL'), 5_000).unref()
    }
    signal.addEventListener('abort', stop, { once: true })
    child.once('error', (error) => reject(new StartError(`${file} could not be run: ${error.message}`)))
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop)
      if (isHeld) console.log(text)
      if (signal.aborted) return reject(signal.reason)
      if (!isHeld && code !== 0 && text) console.error(text.trimEnd().split('\n').slice(-60).join('\n'))
      resolve(code ?? 1)
    })
  })
}

/** @template T @param {string} what a step that may take long @param {() => Promise<T>} work */
export async function withProgress(what, work) {
  const since = performance.now()
  const seconds = () => ((performance.now() - since) / 1000).toFixed(1)
  console.log(`${what} …`)
  const ticking = setInterval(() => console.log(`${what} … ${seconds()} s`), 5_000)
  try {
    const result = await work()
    console.log(`${what}: done in ${seconds()} s`)
    return result
  } finally {
    clearInterval(ticking)
  }
}
