import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withProgress } from './progress.mjs'
import { runCommand } from './run-command.mjs'
import { hashFiles, readStamp, writeStamp } from './stamp.mjs'
import { StartError } from './start-error.mjs'

/** Whatever changes the packages stands in the lockfile, or in what pnpm may run. @param {string} root */
const wanted = (root) =>
  hashFiles(
    ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) => join(root, name)),
    [process.platform, process.arch, process.versions.modules],
  )

/** @param {string} root */
export const isInstalled = (root) => readStamp(root, 'installed') === wanted(root)

/** The arguments that make `npx` run the pnpm which package.json pins. @param {string} root */
export const pnpmArgs = (root) => {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return ['--yes', packageManager.replace(/\+.*$/, '')]
}

/** NODE_ENV is for a product, not for its tests and build. @returns {NodeJS.ProcessEnv} */
export const testEnv = () => {
  const { NODE_ENV: _, ...env } = process.env
  return env
}

export const toolEnv = () => ({ ...testEnv(), CI: 'true', TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' })

/** @param {string} root @param {AbortSignal} signal */
export const install = async (root, signal) => {
  const hash = wanted(root)
  const args = [...pnpmArgs(root), 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false']
  await withProgress('Installing packages', async () => {
    const code = await runCommand({ file: 'npx', args, cwd: root, env: toolEnv(), signal, output: 'kept' })
    if (code !== 0) throw new StartError('The packages could not be installed; what pnpm says stands above.')
  })
  writeStamp(root, 'installed', hash)
}
