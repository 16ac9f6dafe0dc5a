import { countLine } from './count-tests.mjs'
import { main } from './main.mjs'
import { makeReady } from './make-ready.mjs'
import { root } from './root.mjs'

/** @typedef {import('./test-stages.mjs').Run} Run */
/** @typedef {import('./count-tests.mjs').Count} Count */

/**
 * Runs one stage of the tests by itself, with the arguments of the command, and tells its count.
 *
 * @param {(run: Run, words: string[]) => Promise<Count>} stage
 */
export const runStage = (stage) =>
  main(
    async (signal) => {
      process.chdir(root)
      await makeReady({ root, signal, need: 'build' })
      const count = await stage({ root, signal }, process.argv.slice(2))
      console.log(`\n${countLine(count)}`)
      return count.failed === 0 ? 0 : 1
    },
    { ifStopped: 1 },
  )
