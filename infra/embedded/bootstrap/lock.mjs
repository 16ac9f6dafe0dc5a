import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processIdentity } from './process-identity.mjs'

/** @typedef {{ pid: number, identity: string | undefined }} Owner */

/** @param {unknown} error @param {string} code */
const hasCode = (error, code) => error instanceof Error && 'code' in error && error.code === code

/** @param {string} path */
const claim = (path) => {
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(path, JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) }), {
      flag: 'wx',
    })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** @param {string} path @returns {Owner | undefined} the process that a lock file names, if it still runs */
export const liveOwner = (path) => {
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
export const takeLock = (path) => {
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
export const withLock = async (path, { signal, onWait }, work) => {
  for (let waited = false; ; waited = true) {
    const lock = takeLock(path)
    if ('release' in lock) return work().finally(lock.release)
    if (!waited) onWait(lock.owner.pid)
    await sleep(300, undefined, { signal })
  }
}
