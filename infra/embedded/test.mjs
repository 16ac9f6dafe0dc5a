import { countLine, ONE_FAILURE, sum } from './bootstrap/count-tests.mjs'
import { main } from './bootstrap/main.mjs'
import { makeReady } from './bootstrap/make-ready.mjs'
import { root } from './bootstrap/root.mjs'
import { stages } from './bootstrap/test-stages.mjs'

/** @typedef {import('./bootstrap/test-stages.mjs').Run} Run */
/** @typedef {import('./bootstrap/count-tests.mjs').Count} Count */

/**
 * @param {{ title: string, run: (run: Run) => Promise<Count> }} stage
 * @param {Run} run
 */
const attempt = async ({ title, run: work }, run) => {
  console.log(`\n== ${title}`)
  try {
    return await work(run)
  } catch (error) {
    run.signal.throwIfAborted()
    console.error(error instanceof Error && error.name === 'StartError' ? error.message : error)
    return { ...ONE_FAILURE, failures: [title] }
  }
}

await main(
  async (signal) => {
    process.chdir(root)
    await makeReady({ root, signal, need: 'install only' })
    const counts = []
    for (const stage of stages) counts.push(await attempt(stage, { root, signal }))
    const total = sum(counts)
    // Once more at the end: what failed an hour ago has scrolled away.
    for (const failure of total.failures ?? []) console.log(`\nFailed: ${failure}`)
    console.log(`\n${countLine(total)}`)
    return total.failed === 0 ? 0 : 1
  },
  { ifStopped: 1 },
)
