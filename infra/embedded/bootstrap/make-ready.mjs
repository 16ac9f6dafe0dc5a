import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles, install, isInstalled, pnpmArgs, stamp, toolEnv } from './install.mjs'
import { listRunning, withLock } from './lock.mjs'
import { StartError } from './main.mjs'
import { runCommand, withProgress } from './run-command.mjs'

/** @typedef {{ root: string, signal: AbortSignal, need: 'install only' | 'build' | 'any build' }} Wish */

const NO_SOURCE =
  /(^|\/)(node_modules|dist|test|test-results|playwright-report|coverage|\.turbo)(\/|$)|\.test\.tsx?$|\.(md|log)$/

/** In a fixed order, because they are hashed. @param {string} folder @returns {string[]} */
function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NO_SOURCE.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return listSources(path)
      return entry.isFile() ? [path] : []
    })
}

/** Folders of the packages that have a build. @param {string} root */
function listBuiltPackages(root) {
  return ['apps', 'packages', 'infra']
    .map((name) => join(root, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => {
      const manifest = join(folder, 'package.json')
      return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).scripts?.build !== undefined
    })
}

/** @param {string} root */
function hashSources(root) {
  const names = ['package.json', 'pnpm-lock.yaml', 'turbo.json', 'tsconfig.base.json']
  return hashFiles([
    ...names.map((name) => join(root, name)),
    ...listBuiltPackages(root).flatMap(listSources),
  ])
}

/** @param {string} root */
function hasBuild(root) {
  const outputs = listBuiltPackages(root).map((folder) => join(folder, 'dist'))
  return stamp(root, 'built').read() !== undefined && outputs.every((folder) => existsSync(folder))
}

/** @param {string} root @param {AbortSignal} signal */
async function build(root, signal) {
  const hash = hashSources(root)
  // By way of pnpm, because turbo looks for it on the path; turbo's own memory decides what it builds.
  const args = [...pnpmArgs(root), 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only']
  const command = { file: 'npx', args, cwd: root, env: toolEnv(), signal, isQuiet: true }
  await withProgress('Building', async () => {
    if ((await runCommand(command)) !== 0) throw new StartError('The build failed; its messages stand above.')
  })
  stamp(root, 'built').write(hash)
}

/** @param {Wish} wish @param {number[]} others */
function leaveAsItIs({ root, need }, others) {
  const who = `Another Lilypad runs from this clone (process ${others.join(', ')})`
  if (need !== 'any build' || !hasBuild(root))
    throw new StartError(`${who} and the sources have changed since it was built. Stop it first.`)
  console.log(`${who}: the sources have changed, but what is built is used as it is.`)
}

/** @param {Wish} wish */
async function bringUpToDate(wish) {
  const { root, signal, need } = wish
  const mustInstall = !isInstalled(root)
  const isBuilt =
    need === 'install only' || (hasBuild(root) && stamp(root, 'built').read() === hashSources(root))
  if (!mustInstall && isBuilt) return console.log('Packages and build are up to date.')
  const others = listRunning(root)
  if (others.length > 0) return leaveAsItIs(wish, others)
  if (mustInstall) await install(root, signal)
  if (!isBuilt) await build(root, signal)
}

/**
 * One process at a time, and never under a product that runs from this clone: with `any build` it keeps its own.
 * @param {Wish} wish
 */
export function makeReady(wish) {
  const onWait = (/** @type {number} */ pid) =>
    console.log(`Waiting for process ${pid}, which installs or builds in this clone …`)
  const lock = join(wish.root, 'node_modules/.lilypad/preparing')
  return withLock(lock, { signal: wish.signal, onWait }, () => bringUpToDate(wish))
}
