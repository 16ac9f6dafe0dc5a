import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
let place: string

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'lilypad-lint-'))
  const rules = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as { plugins: string[] }
  for (const plugin of rules.plugins) cpSync(join(root, plugin), join(place, plugin))
  writeFileSync(join(place, 'biome.json'), JSON.stringify({ ...rules, vcs: { enabled: false } }))
})

afterAll(() => rmSync(place, { recursive: true, force: true }))

function write(path: string, source: string) {
  const file = join(place, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source)
}

/** Lints a text as if it stood at a path of this repository, by the repository's own rules. */
function lint(path: string, source: string) {
  write(path, source)
  const run = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', path], {
    cwd: place,
    encoding: 'utf8',
  })
  return run.stdout + run.stderr
}

const lines = (count: number) => Array.from({ length: count }, (_, i) => `  console.log(${i})`).join('\n')

// holds Decisions §5: The product's own dialogs, never the browser's
test.each([
  [
    'a feature imports another feature',
    'apps/web/src/features/jobs/card.tsx',
    "import { x } from '@/features/tracker/x'\nx()",
    'noRestrictedImports',
  ],
  [
    'a feature imports the app',
    'apps/web/src/features/jobs/card.tsx',
    "import { x } from '@/app/routes'\nx()",
    'noRestrictedImports',
  ],
  [
    'the design system imports a feature',
    'apps/web/src/ui/button.tsx',
    "import { x } from '@/features/jobs/x'\nx()",
    'noRestrictedImports',
  ],
  [
    'the design system knows of jobs',
    'apps/web/src/ui/button.tsx',
    "import { x } from '@lilypad/domain'\nx()",
    'noRestrictedImports',
  ],
  [
    'a pure package uses Node.js',
    'packages/domain/src/rule.ts',
    "import { readFileSync } from 'node:fs'\nreadFileSync('x')",
    'noNodejsModules',
  ],
  [
    'the browser uses Node.js',
    'apps/web/src/app/main.tsx',
    "import { join } from 'node:path'\njoin('x')",
    'noNodejsModules',
  ],
  [
    'a function has more than 60 lines',
    'packages/domain/src/rule.ts',
    `export const long = () => {\n${lines(61)}\n}`,
    'noExcessiveLinesPerFunction',
  ],
  [
    'a named function with a body is an arrow',
    'packages/domain/src/rule.ts',
    'export const x = async <T>(y: T): Promise<T> => {\n  return y\n}',
    'is a declaration',
  ],
  [
    'an expression has more than 120 characters',
    'packages/domain/src/rule.ts',
    `export const x = /${'a'.repeat(121)}/i`,
    'at most 120 characters',
  ],
  ['a type is any', 'packages/domain/src/rule.ts', 'export const x = (y: any) => y', 'noExplicitAny'],
  [
    'a value is asserted to be there',
    'packages/domain/src/rule.ts',
    'export const x = (y: string | null) => y!',
    'noNonNullAssertion',
  ],
  [
    'a screen asks by the browser’s own dialog',
    'apps/web/src/features/jobs/card.tsx',
    "export const ask = () => window.confirm('Sure?')",
    'noAlert',
  ],
])('the linter refuses it when %s', (_name, path, source, rule) => {
  expect(lint(path, source)).toContain(rule)
})

test('the linter accepts a feature that uses the design system and the calls', () => {
  const source =
    "import { Button } from '@/ui/button'\nimport { client } from '@/api/client'\nexport const used = [Button, client]\n"
  expect(lint('apps/web/src/features/jobs/card.tsx', source)).not.toContain('noRestrictedImports')
})

test('the linter accepts arrows of one expression, those of a type, and those within a function', () => {
  const source = `type Twice = (n: number) => number
const once = (n: number) => n
const twice: Twice = (n) => {
  return 2 * once(n)
}
export function three() {
  const thrice = (n: number) => {
    return n + twice(n)
  }
  return thrice
}
`
  expect(lint('packages/domain/src/rule.ts', source)).not.toContain('is a declaration')
})

test('the linter refuses two files that import each other, be it types alone', () => {
  write(
    'packages/domain/src/one.ts',
    "import type { Two } from './two.ts'\nexport type One = { two?: Two }\n",
  )
  const two = "import type { One } from './one.ts'\nexport type Two = { one?: One }\n"
  expect(lint('packages/domain/src/two.ts', two)).toContain('noImportCycles')
})
