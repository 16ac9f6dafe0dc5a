import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { liveOwner, takeLock } from './lock.mjs'

/** @param {string} root */
const folder = (root) => join(root, 'node_modules/.lilypad/running')

/** For as long as this process lives. @param {string} root */
export const registerRunning = (root) => takeLock(join(folder(root), String(process.pid)))

/** Process ids of the others that run from this clone's build. @param {string} root */
export const listRunning = (root) => {
  mkdirSync(folder(root), { recursive: true })
  return readdirSync(folder(root)).flatMap((name) => {
    const file = join(folder(root), name)
    const owner = liveOwner(file)
    if (!owner) rmSync(file, { force: true })
    return owner && owner.pid !== process.pid ? [owner.pid] : []
  })
}
