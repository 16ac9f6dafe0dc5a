import { checkArguments } from './bootstrap/arguments.mjs'
import { main } from './bootstrap/main.mjs'
import { makeReady } from './bootstrap/make-ready.mjs'
import { root } from './bootstrap/root.mjs'

checkArguments(
  'Usage: npm run dev\n  Its settings are environment variables, or lines of .env: see .env.example.',
)

await main(async (signal) => {
  process.chdir(root)
  // The embedded services run from what is built; api, worker and web client from their sources.
  await makeReady({ root, signal, need: 'any build' })
  /** @type {typeof import('./src/run-product.ts')} */
  const { runProduct } = await import(new URL('dist/run-product.js', import.meta.url).href)
  return await runProduct({ root, signal, apps: 'watching' })
})
