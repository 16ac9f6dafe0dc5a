import { checkArguments } from './bootstrap/arguments.mjs'
import { main } from './bootstrap/main.mjs'
import { makeReady } from './bootstrap/make-ready.mjs'
import { root } from './bootstrap/root.mjs'
import { runCommand } from './bootstrap/run-command.mjs'

checkArguments('Usage: npm run pictures\n  renews the pictures of the README, from the demo product')

await main(
  async (signal) => {
    process.chdir(root)
    await makeReady({ root, signal, need: 'build' })
    const args = ['--conditions=source', '--import', 'tsx', 'apps/e2e/pictures/main.ts']
    return await runCommand({ file: process.execPath, args, cwd: root, signal })
  },
  { ifStopped: 1 },
)
