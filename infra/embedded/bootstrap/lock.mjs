import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** @typedef {{ pid: number, identity: string | undefined }} Owner */

/** @param {number} pid */
function startTimeOnLinux(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // Fields 3 (state) and 22 (start time) of proc(5); a zombie no longer runs.
  return afterName[0] === 'Z' ? undefined : afterName[19]
}

/** @param {number} pid */
function startTimeElsewhere(pid) {
  const args = ['-o', 'lstart=', '-p', String(pid)]
  const output = execFileSync('ps', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return output.trim() || undefined
}

/** The time it was started, which tells a process from a later one with the same number. @param {number} pid */
export function processIdentity(pid) {
  try {
    return process.platform === 'linux' ? startTimeOnLinux(pid) : startTimeElsewhere(pid)
  } catch {
    return undefined
  }
}

/** @param {unknown} error @param {string} code */
const hasCode = (error, code) => error instanceof Error && 'code' in error && error.code === code

/** @param {string} path */
function claim(path) {
  mkdirSync(dirname(path), { recursive: true })
  const owner = { pid: process.pid, identity: processIdentity(process.pid) }
  try {
    writeFileSync(path, JSON.stringify(owner), { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** @param {string} path @returns {Owner | undefined} the process that a lock file names, if it still runs */
export function liveOwner(path) {
  try {
    const owner = JSON.parse(readFileSync(path, 'utf8'))
    return processIdentity(owner.pid) === owner.identity ? owner : undefined
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    // Created and not yet written: somebody is about to own it.
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    return age < 2_000 ? { pid: 0, identity: undefined } : undefined
  }
}

/**
 * Takes a lock file for this process. A lock whose process is gone counts as free.
 * @param {string} path @returns {{ owner: Owner } | { release: () => void, wasLeftOver: boolean }}
 */
export function takeLock(path) {
  for (let wasLeftOver = false; ; wasLeftOver = true) {
    if (claim(path)) return { release: () => rmSync(path, { force: true }), wasLeftOver }
    const owner = liveOwner(path)
    if (owner) return { owner }
    rmSync(path, { force: true })
  }
}

/**
 * Runs work that only one process may do at a time.
 * @template T @param {string} path @param {{ signal: AbortSignal, onWait: (pid: number) => void }} options
 * @param {() => Promise<T>} work
 */
export async function withLock(path, { signal, onWait }, work) {
  for (let waited = false; ; waited = true) {
    const lock = takeLock(path)
    if ('release' in lock) return work().finally(lock.release)
    if (!waited) onWait(lock.owner.pid)
    await sleep(300, undefined, { signal })
  }
}

/** @param {string} root */
const runningFolder = (root) => join(root, 'node_modules/.lilypad/running')

/** For as long as this process lives. @param {string} root */
export function registerRunning(root) {
  takeLock(join(runningFolder(root), String(process.pid)))
}

/** Process ids of the others that run from this clone's build. @param {string} root */
export function listRunning(root) {
  mkdirSync(runningFolder(root), { recursive: true })
  return readdirSync(runningFolder(root)).flatMap((name) => {
    const file = join(runningFolder(root), name)
    const owner = liveOwner(file)
    if (!owner) rmSync(file, { force: true })
    return owner && owner.pid !== process.pid ? [owner.pid] : []
  })
}
