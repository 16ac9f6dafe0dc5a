import { checkArguments } from './bootstrap/arguments.mjs'
import { runScript } from './bootstrap/run-script.mjs'
import { BENCH, BENCHES } from './bootstrap/usages.mjs'

checkArguments(BENCH, { most: Infinity })
const unknown = process.argv.slice(2).filter((word) => !/^\d+$/.test(word) && !BENCHES.includes(word))
if (unknown.length > 0) {
  console.error(`There is no bench '${unknown.join(', ')}'. There are: ${BENCHES.join(', ')}.`)
  process.exit(2)
}

await runScript('build', ['--conditions=source', '--import', 'tsx', 'infra/bench/src/main.ts'])
