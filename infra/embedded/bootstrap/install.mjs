import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withProgress } from './progress.mjs'
import { runCommand } from './run-command.mjs'
import { filesBelow, hashFiles, readStamp, writeStamp } from './stamp.mjs'
import { StartError } from './start-error.mjs'

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules/.lilypad/installed')

/** Folders that hold packages of the workspace, or none. */
const WORKSPACE = ['apps', 'packages', 'infra']

/** @param {string} name */
const isNoSource = (name) => ['node_modules', 'dist', 'src', 'test'].includes(name)

/** @param {string} root */
export const manifests = (root) => [
  join(root, 'package.json'),
  ...WORKSPACE.map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => filesBelow(folder, isNoSource))
    .filter((file) => file.endsWith('/package.json')),
]

/** @param {string} root */
const wanted = (root) =>
  hashFiles(
    [join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml'), ...manifests(root)],
    [process.platform, process.arch, process.versions.modules],
  )

/** @param {string} root */
export const isInstalled = (root) => readStamp(stampFile(root)) === wanted(root)

/**
 * The arguments that make `npx` run the pnpm which package.json pins.
 *
 * @param {string} root
 */
export const pnpmArgs = (root) => {
  /** @type {{ packageManager: string }} */
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return ['--yes', packageManager.replace(/\+.*$/, '')]
}

/** Packages that build the product are needed whatever NODE_ENV says about the product itself. */
export const toolEnv = () => {
  const { NODE_ENV: _, ...env } = process.env
  return { ...env, CI: 'true', TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
}

/**
 * Installs the packages that the lockfile names, unless they are there.
 *
 * @param {string} root
 * @param {AbortSignal} signal
 */
export const install = async (root, signal) => {
  if (isInstalled(root)) return
  const hash = wanted(root)
  const args = [...pnpmArgs(root), 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false']
  await withProgress('Installing packages', async () => {
    const code = await runCommand({ file: 'npx', args, cwd: root, env: toolEnv(), signal, output: 'kept' })
    if (code !== 0) throw new StartError('The packages could not be installed; what pnpm says stands above.')
  })
  writeStamp(stampFile(root), hash)
}
