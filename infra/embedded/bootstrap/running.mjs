import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { liveOwner } from './lock.mjs'
import { processIdentity } from './process-identity.mjs'

/** @param {string} root */
const folder = (root) => join(root, 'node_modules/.lilypad/running')

/**
 * Says that a product runs from this clone's build, until the returned function is called or the process ends.
 *
 * @param {string} root
 */
export const registerRunning = (root) => {
  const file = join(folder(root), String(process.pid))
  mkdirSync(folder(root), { recursive: true })
  writeFileSync(file, JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) }))
  return () => rmSync(file, { force: true })
}

/**
 * The other products that run from this clone's build; entries of ended ones are removed.
 *
 * @param {string} root
 * @returns {number[]} their process ids
 */
export const listRunning = (root) => {
  mkdirSync(folder(root), { recursive: true })
  return readdirSync(folder(root)).flatMap((name) => {
    const file = join(folder(root), name)
    const owner = liveOwner(file)
    if (!owner) rmSync(file, { force: true })
    return owner && owner.pid !== process.pid ? [owner.pid] : []
  })
}
