import { checkArguments } from './bootstrap/arguments.mjs'
import { main } from './bootstrap/main.mjs'
import { makeReady } from './bootstrap/make-ready.mjs'
import { root } from './bootstrap/root.mjs'
import { runCommand } from './bootstrap/run-command.mjs'
import { BENCH, BENCHES } from './bootstrap/usages.mjs'

checkArguments(BENCH, { most: Infinity })
const unknown = process.argv.slice(2).filter((word) => !/^\d+$/.test(word) && !BENCHES.includes(word))
if (unknown.length > 0) {
  console.error(`There is no bench '${unknown.join(', ')}'. There are: ${BENCHES.join(', ')}.`)
  process.exit(2)
}

await main(
  async (signal) => {
    process.chdir(root)
    await makeReady({ root, signal, need: 'build' })
    const args = [
      '--conditions=source',
      '--import',
      'tsx',
      'infra/bench/src/main.ts',
      ...process.argv.slice(2),
    ]
    return await runCommand({ file: process.execPath, args, cwd: root, signal })
  },
  { ifStopped: 1 },
)
