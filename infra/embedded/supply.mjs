import { checkArguments } from './bootstrap/arguments.mjs'
import { main } from './bootstrap/main.mjs'
import { makeReady } from './bootstrap/make-ready.mjs'
import { root } from './bootstrap/root.mjs'
import { runCommand } from './bootstrap/run-command.mjs'

// `supply` or `sbom`, and what else is said.
const [command = 'supply', ...rest] = process.argv.slice(2)
const isBom = command === 'sbom'
checkArguments(
  isBom
    ? 'Usage: npm run sbom [-- FILE]\n  writes the bill of materials; unset: sbom.cdx.json'
    : 'Usage: npm run supply\n  checks what the product is made of',
  { given: rest, most: isBom ? 1 : 0 },
)

await main(
  async (signal) => {
    process.chdir(root)
    await makeReady({ root, signal, need: 'install only' })
    const script = ['--import', 'tsx', 'infra/supply/src/main.ts', command, ...rest]
    return await runCommand({ file: process.execPath, args: script, cwd: root, signal })
  },
  { ifStopped: 1 },
)
