import { join } from 'node:path'
import { build, hasBuild, isBuilt } from './build.mjs'
import { install, isInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { listRunning } from './running.mjs'
import { StartError } from './start-error.mjs'

/** @typedef {{ root: string, signal: AbortSignal, need: 'install only' | 'build' | 'any build' }} Wish */

/** @param {Wish} wish @param {number[]} others */
const leaveAsItIs = ({ root, need }, others) => {
  const who = `Another Lilypad runs from this clone (process ${others.join(', ')})`
  if (need !== 'any build' || !hasBuild(root)) {
    throw new StartError(`${who} and the sources have changed since it was built. Stop it first.`)
  }
  console.log(`${who}: the sources have changed, but what is built is used as it is.`)
}

/** @param {Wish} wish */
const bringUpToDate = async (wish) => {
  const { root, signal, need } = wish
  const mustInstall = !isInstalled(root)
  const mustBuild = need !== 'install only' && !isBuilt(root)
  if (!mustInstall && !mustBuild) return console.log('Packages and build are up to date.')
  const others = listRunning(root)
  if (others.length > 0) return leaveAsItIs(wish, others)
  if (mustInstall) await install(root, signal)
  if (mustBuild) await build(root, signal)
}

/**
 * One process at a time, and never under a product that runs from this clone: with `any build` it keeps its own.
 * @param {Wish} wish
 */
export const makeReady = (wish) =>
  withLock(
    join(wish.root, 'node_modules/.lilypad/preparing'),
    {
      signal: wish.signal,
      onWait: (pid) => console.log(`Waiting for process ${pid}, which installs or builds in this clone …`),
    },
    () => bringUpToDate(wish),
  )
