import { COMMANDS, checkWords } from './bootstrap/commands.mjs'
import { registerRunning } from './bootstrap/lock.mjs'
import { main, root } from './bootstrap/main.mjs'
import { makeReady } from './bootstrap/make-ready.mjs'
import { runCommand } from './bootstrap/run-command.mjs'

const SOURCES = ['--conditions=source', '--import', 'tsx']

/** @type {Record<string, { need: import('./bootstrap/make-ready.mjs').Wish['need'], script: string[] }>} */
const PROGRAMS = {
  backup: { need: 'any build', script: ['infra/embedded/dist/backup.js'] },
  restore: { need: 'any build', script: ['infra/embedded/dist/restore.js'] },
  bench: { need: 'build', script: [...SOURCES, 'infra/bench/src/main.ts'] },
  pictures: { need: 'build', script: [...SOURCES, 'apps/e2e/pictures/main.ts'] },
  supply: { need: 'install only', script: ['--import', 'tsx', 'infra/supply/src/main.ts', 'supply'] },
  sbom: { need: 'install only', script: ['--import', 'tsx', 'infra/supply/src/main.ts', 'sbom'] },
}

const [name = '', ...words] = process.argv.slice(2)
const isProduct = name === 'start' || name === 'dev'

/** @param {AbortSignal} signal */
async function runProduct(signal) {
  await makeReady({ root, signal, need: 'any build' })
  // For `dev` the embedded services run from what is built; api, worker and web client from their sources.
  if (name === 'start') registerRunning(root)
  /** @type {typeof import('./src/run-product.ts')} */
  const product = await import(new URL('dist/run-product.js', import.meta.url).href)
  return product.runProduct({ root, signal, apps: name === 'dev' ? 'watching' : 'built' })
}

/** @param {AbortSignal} signal @param {string} folder where the operator is */
async function runProgram(signal, folder) {
  const program = PROGRAMS[name]
  if (!program) throw new Error(`There is no program '${name}'.`)
  await makeReady({ root, signal, need: program.need })
  const env = { ...process.env, INIT_CWD: process.env.INIT_CWD ?? folder }
  const args = [...program.script, ...words]
  return await runCommand({ file: process.execPath, args, cwd: root, env, signal })
}

checkWords(COMMANDS[/** @type {keyof typeof COMMANDS} */ (name)], words)
await main(
  (signal) => {
    const folder = process.cwd()
    process.chdir(root)
    return isProduct ? runProduct(signal) : runProgram(signal, folder)
  },
  { ifStopped: isProduct ? 0 : 1 },
)
