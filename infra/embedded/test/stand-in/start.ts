// What start.mjs does, from the sources and without installing and building.
import { main } from '../../bootstrap/main.mjs'
import { runProduct } from '../../src/run-product.ts'

await main((signal) => runProduct({ root: process.argv[2] ?? '', signal }))
