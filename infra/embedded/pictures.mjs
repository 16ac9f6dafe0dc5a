import { checkArguments } from './bootstrap/arguments.mjs'
import { runScript } from './bootstrap/run-script.mjs'

checkArguments('Usage: npm run pictures\n  renews the pictures of the README, from the demo product')

await runScript('build', ['--conditions=source', '--import', 'tsx', 'apps/e2e/pictures/main.ts'])
