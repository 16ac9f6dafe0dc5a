import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root, tracked } from './tracked.ts'

const ROOTS = ['apps/api/src', 'apps/web/src/ui', 'packages/pages/src', 'packages/ui/src']

type File = { path: string; text: string }

/** The pairs of folders of which each imports from the other, by relative paths: `a <-> b`. */
const circlesOf = (files: readonly File[]): string[] => {
  const needs = new Set(
    files.flatMap(({ path, text }) =>
      [...text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(
        ([, to = '']) => `${dirname(path)} ${dirname(normalize(join(dirname(path), to)))}`,
      ),
    ),
  )
  return [...needs].flatMap((need) => {
    const [from = '', to = ''] = need.split(' ')
    return from < to && needs.has(`${to} ${from}`) ? [`${from} <-> ${to}`] : []
  })
}

test.each(ROOTS)('no two folders of %s need each other', (place) => {
  const paths = tracked.filter((path) => path.startsWith(`${place}/`) && /\.tsx?$/.test(path))
  const files = paths
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  expect(files.length).toBeGreaterThan(0)
  expect(circlesOf(files)).toEqual([])
})

test('two folders that need each other are found, be it for a type', () => {
  const files = [
    { path: 'a/one.ts', text: "import { two } from '../b/two.ts'" },
    { path: 'b/other.ts', text: "import type { One } from '../a/one.ts'" },
    { path: 'b/two.ts', text: "import { c } from './c/three.ts'" },
  ]
  expect(circlesOf(files)).toEqual(['a <-> b'])
})
