import { COMMANDS, checkWords } from './bootstrap/commands.mjs'
import { countLine, ONE_FAILURE, sum } from './bootstrap/count-tests.mjs'
import { main, root, StartError } from './bootstrap/main.mjs'
import { makeReady } from './bootstrap/make-ready.mjs'
import { stages } from './bootstrap/test-stages.mjs'

// Parts such as `main rest`; whatever follows is passed on to the runners.
const given = process.argv.slice(2)
if (given.some((word) => ['--help', '-h'].includes(word))) checkWords(COMMANDS.test, ['--help'])
const parts = given.filter((word) => word in stages)
const words = given.filter((word) => !(word in stages))

/** @param {import('./bootstrap/test-stages.mjs').Stage} stage @param {AbortSignal} signal */
async function attempt({ title, run }, signal) {
  console.log(`\n== ${title}`)
  try {
    return await run({ root, signal, words })
  } catch (error) {
    signal.throwIfAborted()
    console.error(error instanceof StartError ? error.message : error)
    return ONE_FAILURE
  }
}

await main(
  async (signal) => {
    process.chdir(root)
    await makeReady({ root, signal, need: 'install only' })
    const counts = []
    for (const stage of parts.flatMap((part) => stages[part] ?? [])) counts.push(await attempt(stage, signal))
    const total = sum(counts)
    console.log(`\n${countLine(total)}`)
    return total.failed === 0 ? 0 : 1
  },
  { ifStopped: 1 },
)
