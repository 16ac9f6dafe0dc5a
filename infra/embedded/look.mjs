import { countLine } from './bootstrap/count-tests.mjs'
import { main } from './bootstrap/main.mjs'
import { makeReady } from './bootstrap/make-ready.mjs'
import { root } from './bootstrap/root.mjs'
import { look } from './bootstrap/test-stages.mjs'

await main(
  async (signal) => {
    process.chdir(root)
    await makeReady({ root, signal, need: 'build' })
    const count = await look({ root, signal }, process.argv.slice(2))
    console.log(`\n${countLine(count)}`)
    return count.failed === 0 ? 0 : 1
  },
  { ifStopped: 1 },
)
