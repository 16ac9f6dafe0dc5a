import { main } from './bootstrap/main.mjs'
import { makeReady } from './bootstrap/make-ready.mjs'
import { root } from './bootstrap/root.mjs'

await main(async (signal) => {
  process.chdir(root)
  const unregister = await makeReady({ root, signal, need: 'build', oldBuildWillDo: true, register: true })
  try {
    /** @type {typeof import('./src/run-product.ts')} */
    const { runProduct } = await import(new URL('dist/run-product.js', import.meta.url).href)
    return await runProduct({ root, signal })
  } finally {
    unregister()
  }
})
