// What start.mjs does, without installing and building.
import { main } from '../../bootstrap/main.mjs'

/** @type {typeof import('../../src/run-product.ts')} */
const { runProduct } = await import(new URL('../../dist/run-product.js', import.meta.url).href)
await main((signal) => runProduct({ root: process.argv[2] ?? '', signal }))
