import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'

const inPackage = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Builds the stylesheet of all pages: the tokens, and the classes that their components use. */
export default async function buildStyles() {
  const base = inPackage('src')
  const source = readFileSync(inPackage('src/pages.css'), 'utf8')
  const { sources, build } = await compile(source, { base, onDependency() {} })
  const { code } = optimize(build(new Scanner({ sources }).scan()), { minify: true })
  mkdirSync(inPackage('dist'), { recursive: true })
  writeFileSync(inPackage('dist/pages.css'), code)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildStyles()
