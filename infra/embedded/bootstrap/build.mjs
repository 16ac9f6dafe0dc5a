import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { manifests, pnpmArgs, toolEnv } from './install.mjs'
import { withProgress } from './progress.mjs'
import { runCommand } from './run-command.mjs'
import { filesBelow, hashFiles, readStamp, writeStamp } from './stamp.mjs'
import { StartError } from './start-error.mjs'

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules/.lilypad/built')

const NO_SOURCE = ['node_modules', 'dist', 'test', 'test-results', 'playwright-report', 'coverage', '.turbo']

/** @param {string} name */
const isNoSource = (name) => NO_SOURCE.includes(name) || /\.test\.tsx?$|\.md$|\.log$/.test(name)

/** @param {string} root */
const packagesToBuild = (root) =>
  manifests(root).filter((file) => {
    /** @type {{ scripts?: Record<string, string> }} */
    const { scripts } = JSON.parse(readFileSync(file, 'utf8'))
    return scripts?.build !== undefined && dirname(file) !== root
  })

/** @param {string} root */
const sources = (root) => [
  ...['package.json', 'pnpm-lock.yaml', 'turbo.json', 'tsconfig.base.json'].map((name) => join(root, name)),
  ...packagesToBuild(root).flatMap((file) => filesBelow(dirname(file), isNoSource)),
]

/** @param {string} root */
const hasAllOutputs = (root) => packagesToBuild(root).every((file) => existsSync(join(dirname(file), 'dist')))

/** @param {string} root */
export const isBuilt = (root) =>
  hasAllOutputs(root) && readStamp(stampFile(root)) === hashFiles(sources(root))

/** @param {string} root Whether there is any build that could be used, be it of older sources. */
export const hasBuild = (root) => hasAllOutputs(root) && readStamp(stampFile(root)) !== undefined

/**
 * Builds all packages, unless their sources are the ones last built.
 *
 * @param {string} root
 * @param {AbortSignal} signal
 */
export const build = async (root, signal) => {
  if (isBuilt(root)) return
  const hash = hashFiles(sources(root))
  // By way of pnpm, because turbo looks for it on the path.
  const args = [...pnpmArgs(root), 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only']
  await withProgress('Building', async () => {
    const code = await runCommand({ file: 'npx', args, cwd: root, env: toolEnv(), signal, output: 'kept' })
    if (code !== 0) throw new StartError('The build failed; its messages stand above.')
  })
  writeStamp(stampFile(root), hash)
}
