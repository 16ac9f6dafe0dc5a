import { join } from 'node:path'
import { build, hasBuild, isBuilt } from './build.mjs'
import { install, isInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { sayAloud } from './progress.mjs'
import { listRunning, registerRunning } from './running.mjs'
import { StartError } from './start-error.mjs'

/**
 * @typedef {object} Wish
 * @property {string} root the folder of the clone
 * @property {AbortSignal} signal
 * @property {'build' | 'install only'} need
 * @property {boolean} [oldBuildWillDo] whether an outdated build serves while another product runs from it
 * @property {boolean} [register] whether the caller goes on to run the product from the build
 */

/** @param {Wish} wish */
const isReady = ({ root, need }) => isInstalled(root) && (need === 'install only' || isBuilt(root))

/** @param {Wish} wish @param {number[]} others */
const leaveAsItIs = ({ root, oldBuildWillDo = false }, others) => {
  const who = `Another Lilypad runs from this clone (process ${others.join(', ')})`
  if (!oldBuildWillDo || !hasBuild(root)) {
    throw new StartError(`${who} and the sources have changed since it was built. Stop it first.`)
  }
  sayAloud(`${who}: the sources have changed, but what is built is used as it is.`)
}

/** @param {Wish} wish */
const bringUpToDate = async ({ root, signal, need }) => {
  await install(root, signal)
  if (need === 'build') await build(root, signal)
}

/**
 * Installs and builds what changed since the last time, one process at a time, and never under a product that
 * runs from the same clone.
 *
 * @param {Wish} wish
 * @returns {Promise<() => void>} to be called when the caller has ended
 */
export const makeReady = (wish) =>
  withLock(
    join(wish.root, 'node_modules/.lilypad/preparing'),
    {
      signal: wish.signal,
      onWait: (pid) => sayAloud(`Waiting for process ${pid}, which installs or builds in this clone …`),
    },
    async () => {
      const others = listRunning(wish.root)
      if (isReady(wish)) sayAloud('Packages and build are up to date.')
      else if (others.length > 0) leaveAsItIs(wish, others)
      else await bringUpToDate(wish)
      return wish.register ? registerRunning(wish.root) : () => {}
    },
  )
