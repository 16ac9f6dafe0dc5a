import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from './main.mjs'
import { runCommand, withProgress } from './run-command.mjs'

/** @param {string[]} files @param {string[]} words */
export function hashFiles(files, words = []) {
  const hash = createHash('sha256').update(JSON.stringify(words))
  for (const file of files) {
    const content = readFileSync(file)
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** What was installed or built last, as a hash. @param {string} root @param {string} name */
export function stamp(root, name) {
  const file = join(root, 'node_modules/.lilypad', name)
  return {
    read: () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
    /** @param {string} hash */
    write(hash) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, hash)
    },
  }
}

/** NODE_ENV is for a product, not for its tests and build. @returns {NodeJS.ProcessEnv} */
export function testEnv() {
  const { NODE_ENV: _, ...env } = process.env
  return env
}

/** The arguments that make `npx` run the pnpm which package.json pins. @param {string} root */
export function pnpmArgs(root) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return ['--yes', packageManager.replace(/\+.*$/, '')]
}

export function toolEnv() {
  return { ...testEnv(), CI: 'true', TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
}

/** Whatever changes the packages stands in the lockfile, or in what pnpm may run. @param {string} root */
function lockHash(root) {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) => join(root, name))
  return hashFiles(files, [process.platform, process.arch, process.versions.modules])
}

/** @param {string} root */
export function isInstalled(root) {
  return stamp(root, 'installed').read() === lockHash(root)
}

/** @param {string} root @param {AbortSignal} signal */
export async function install(root, signal) {
  const hash = lockHash(root)
  const args = [...pnpmArgs(root), 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false']
  const command = { file: 'npx', args, cwd: root, env: toolEnv(), signal, isQuiet: true }
  await withProgress('Installing packages', async () => {
    if ((await runCommand(command)) === 0) return
    throw new StartError('The packages could not be installed; what pnpm says stands above.')
  })
  stamp(root, 'installed').write(hash)
}
