import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root, tracked } from './tracked.ts'

const code = tracked.filter((path) => /\.(ts|tsx|mjs)$/.test(path))
const source = code.filter((path) => !/\.test\.tsx?$|\.d\.ts$/.test(path))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** Without the lines that say which demand a test holds. */
const lineCount = (path: string) =>
  read(path)
    .trimEnd()
    .split('\n')
    .filter((line) => !/^\s*\/\/ holds /.test(line)).length

test('no file of code has more than 300 lines', () => {
  expect(source.length).toBeGreaterThan(50)
  expect(source.filter((path) => lineCount(path) > 300)).toEqual([])
})

test('the median file of code has about 60 lines', () => {
  const counts = source.map(lineCount).sort((a, b) => a - b)
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(80)
})

test('file names are in kebab-case', () => {
  const names = code.map((path) => path.split('/').at(-1) ?? '')
  expect(names.filter((name) => !/^[a-z0-9]+([-.][a-z0-9]+)*\.(ts|tsx|mjs)$/.test(name))).toEqual([])
})

test('no test mocks a module, is focused, or is skipped without a condition', () => {
  const tests = code.filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith('infra/rules/'))
  const forbidden = /\bvi\.mock\(|\b(?:test|it|describe)\.(?:only|todo)\b|\b(?:test|it|describe)\.skip\(/
  expect(tests.filter((path) => forbidden.test(read(path)))).toEqual([])
})

/** Those that `npm test` runs. */
const isInPlainRun = (path: string) =>
  /\.(test|spec)\.tsx?$/.test(path) &&
  !/\.(slow|shared)\.test\.|^infra\/(embedded|faults|rules)\/|^apps\/e2e\/product\/|\.look\.spec\./.test(path)

test('what `npm test` runs skips nothing, whatever the machine, and reads nothing that lies beside the clone', () => {
  const forbidden = /\b(?:skipIf|runIf|skip)\(|LILYPAD_SHARED|\.\.\/shared\b(?!-)/
  const plain = code.filter(isInPlainRun)
  expect(plain.length).toBeGreaterThan(300)
  expect(plain.filter((path) => forbidden.test(read(path)))).toEqual([])
})

const FEATURES = 'apps/web/src/features/'
const featureOf = (path: string) => (path.startsWith(FEATURES) ? path.split('/')[4] : null)

/** The imports by relative path that leave a feature of the web client. */
const leaving = (path: string, text: string) =>
  [...text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)]
    .map(([, to = '']) => normalize(join(dirname(path), to)))
    .filter((to) => featureOf(to) !== featureOf(path))
    .map((to) => `${path} imports ${to}`)

test('a feature imports no other feature and nothing of the app, by no path', () => {
  const features = code.filter((path) => path.startsWith(FEATURES))
  expect(features.length).toBeGreaterThan(200)
  expect(features.flatMap((path) => leaving(path, read(path)))).toEqual([])
  const card = `${FEATURES}home/card.tsx`
  expect(leaving(card, "import { Pay } from '../jobs/pay.tsx'")).toEqual([
    `${card} imports ${FEATURES}jobs/pay.tsx`,
  ])
  expect(leaving(card, "const pay = await import('../../app/frame.tsx')")).toHaveLength(1)
  expect(leaving(`${FEATURES}jobs/page/facts.tsx`, "import { Pay } from '../pay.tsx'")).toEqual([])
})

test('addresses of the client are spelled out in one file', () => {
  const product = source.filter((path) => /^(apps|packages)\/[^/]+\/src\//.test(path))
  expect(product.filter((path) => read(path).includes('/#/'))).toEqual([])
  expect(read('packages/contracts/src/addresses.ts')).toContain('/#${')
})

test('nothing that is produced is kept in the repository', () => {
  const produced = /(^|\/)(node_modules|dist|\.turbo|test-results|playwright-report)\/|\.(?:log|sqlite|db)$/
  expect(tracked.filter((path) => produced.test(path))).toEqual([])
})

// holds Decisions §1: Packages are called `@lilypad/…`; the favicon is an SVG of our own
test('packages bear the product’s name, and its pages an icon that is a drawing of our own', () => {
  const packages = tracked.filter((path) => /^(apps|packages|infra)\/[^/]+\/package\.json$/.test(path))
  expect(packages.length).toBeGreaterThan(10)
  const names = packages.map((path) => (JSON.parse(read(path)) as { name: string }).name)
  expect(names.filter((name) => !name.startsWith('@lilypad/'))).toEqual([])
  expect(read('apps/web/index.html')).toMatch(/<link rel="icon"[^>]*favicon\.svg"/)
  expect(read('apps/web/public/favicon.svg')).toContain('<svg')
})

test('no folder has more than 30 files of its own, but that of migrations, which only grows', () => {
  const counts = new Map<string, number>()
  for (const path of tracked.filter((one) => !one.startsWith('packages/db/migrations/'))) {
    const folder = dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  expect([...counts].filter(([, files]) => files > 30)).toEqual([])
})
