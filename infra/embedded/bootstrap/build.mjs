import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pnpmArgs, toolEnv } from './install.mjs'
import { withProgress } from './progress.mjs'
import { runCommand } from './run-command.mjs'
import { hashFiles, readStamp, writeStamp } from './stamp.mjs'
import { StartError } from './start-error.mjs'

const WORKSPACE = ['apps', 'packages', 'infra']
const NO_SOURCE = ['node_modules', 'dist', 'test', 'test-results', 'playwright-report', 'coverage', '.turbo']

/** @param {string} name */
const isNoSource = (name) => NO_SOURCE.includes(name) || /\.test\.tsx?$|\.md$|\.log$/.test(name)

/** In a fixed order, because they are hashed. @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !isNoSource(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesBelow(path)
      return entry.isFile() ? [path] : []
    })

/** @param {string} folder */
const isBuiltPackage = (folder) => {
  const manifest = join(folder, 'package.json')
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).scripts?.build !== undefined
}

/** @param {string} root */
const packagesToBuild = (root) =>
  WORKSPACE.map((name) => join(root, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter(isBuiltPackage)

/** @param {string} root */
const sources = (root) => [
  ...['package.json', 'pnpm-lock.yaml', 'turbo.json', 'tsconfig.base.json'].map((name) => join(root, name)),
  ...packagesToBuild(root).flatMap(filesBelow),
]

/** @param {string} root */
export const hasBuild = (root) =>
  readStamp(root, 'built') !== undefined &&
  packagesToBuild(root).every((folder) => existsSync(join(folder, 'dist')))

/** @param {string} root */
export const isBuilt = (root) => hasBuild(root) && readStamp(root, 'built') === hashFiles(sources(root))

/** @param {string} root @param {AbortSignal} signal */
export const build = async (root, signal) => {
  const hash = hashFiles(sources(root))
  // By way of pnpm, because turbo looks for it on the path; turbo's own memory decides what it builds.
  const args = [...pnpmArgs(root), 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only']
  await withProgress('Building', async () => {
    const code = await runCommand({ file: 'npx', args, cwd: root, env: toolEnv(), signal, output: 'kept' })
    if (code !== 0) throw new StartError('The build failed; its messages stand above.')
  })
  writeStamp(root, 'built', hash)
}
