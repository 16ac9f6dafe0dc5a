import { checkArguments } from './bootstrap/arguments.mjs'
import { runScript } from './bootstrap/run-script.mjs'

const [command = 'supply', ...rest] = process.argv.slice(2)
const isBom = command === 'sbom'
checkArguments(
  isBom
    ? 'Usage: npm run sbom [-- FILE]\n  writes the bill of materials; unset: sbom.cdx.json'
    : 'Usage: npm run supply\n  checks what the product is made of',
  { given: rest, most: isBom ? 1 : 0 },
)

await runScript('install only', ['--import', 'tsx', 'infra/supply/src/main.ts'])
