import { main } from './bootstrap/main.mjs'
import { makeReady } from './bootstrap/make-ready.mjs'
import { root } from './bootstrap/root.mjs'
import { runCommand } from './bootstrap/run-command.mjs'

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
