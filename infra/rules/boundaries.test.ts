import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
let place: string

type Package = { tag: 'pure' | 'server' | 'browser'; needs?: string; source: string }

function write(name: string, { tag, needs, source }: Package) {
  const folder = join(place, 'packages', name)
  mkdirSync(join(folder, 'src'), { recursive: true })
  const dependencies = needs ? { [`@probe/${needs}`]: 'workspace:*' } : {}
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: `@probe/${name}`, version: '0.0.0', dependencies }),
  )
  writeFileSync(join(folder, 'turbo.json'), JSON.stringify({ extends: ['//'], tags: [tag] }))
  writeFileSync(join(folder, 'src/index.ts'), source)
}

/** Runs the real rules of this repository over a workspace of two probe packages. */
function boundaries(packages: Record<string, Package>) {
  for (const [name, description] of Object.entries(packages)) write(name, description)
  const run = spawnSync(join(root, 'node_modules/.bin/turbo'), ['boundaries', '--cwd', place], {
    encoding: 'utf8',
  })
  return { refused: run.status !== 0, output: run.stdout + run.stderr }
}

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'lilypad-boundaries-'))
  copyFileSync(join(root, 'turbo.json'), join(place, 'turbo.json'))
  writeFileSync(
    join(place, 'package.json'),
    JSON.stringify({ name: 'probe', private: true, packageManager: 'pnpm@12.21.0' }),
  )
  writeFileSync(join(place, 'pnpm-workspace.yaml'), 'packages:\n  - packages/*\n')
  execFileSync('git', ['init', '-q'], { cwd: place })
})

afterEach(() => rmSync(place, { recursive: true, force: true }))

const store: Package = { tag: 'server', source: 'export const store = 1' }
const rules: Package = { tag: 'pure', source: 'export const rule = 1' }

test('a pure package may use a pure package', () => {
  const user: Package = { tag: 'pure', needs: 'rules', source: "import '@probe/rules'" }
  expect(boundaries({ rules, user })).toMatchObject({ refused: false })
})

test('a pure package may not use the server’s', () => {
  const user: Package = { tag: 'pure', needs: 'store', source: "import '@probe/store'" }
  const result = boundaries({ store, user })
  expect(result.refused).toBe(true)
  expect(result.output).toContain('@probe/store')
})

test('the browser may not use the server’s', () => {
  const user: Package = { tag: 'browser', needs: 'store', source: "import '@probe/store'" }
  expect(boundaries({ store, user }).refused).toBe(true)
})

test('the server may use both kinds', () => {
  const user: Package = { tag: 'server', needs: 'rules', source: "import '@probe/rules'" }
  expect(boundaries({ rules, store, user }).refused).toBe(false)
})

test('a relative import may not leave its package', () => {
  const user: Package = { tag: 'server', source: "import '../../store/src/index.ts'" }
  const result = boundaries({ store, user })
  expect(result.refused).toBe(true)
  expect(result.output).toContain('leaves the package')
})

test('a package that is not named as a dependency may not be imported', () => {
  const user: Package = { tag: 'pure', source: "import 'pg'" }
  expect(boundaries({ rules, user }).refused).toBe(true)
})
