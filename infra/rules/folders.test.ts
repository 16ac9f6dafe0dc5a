import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root, tracked } from './tracked.ts'

/** Those whose folders need each other in one direction only. */
const HELD = [
  'apps/api',
  'apps/worker',
  'packages/backup',
  'packages/boards',
  'packages/contracts',
  'packages/db',
  'packages/domain',
  'packages/fetching',
  'packages/observe',
  'packages/pages',
  'packages/queue',
  'packages/ui',
]

/** A file directly in `src` stands for itself; what `index.ts` offers makes no need. */
const folderOf = (path: string) => (/^[^/]+\/[^/]+\/src\/[^/]+$/.test(path) ? path : dirname(path))

/** The pairs of folders that import each other, given each file's text. */
function pairsIn(texts: ReadonlyMap<string, string>): string[] {
  const needs = new Set<string>()
  for (const [path, text] of texts) {
    if (path.endsWith('/src/index.ts')) continue
    for (const [, to = ''] of text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)) {
      const [here, there] = [folderOf(path), folderOf(normalize(join(dirname(path), to)))]
      if (here !== there) needs.add(`${here} ${there}`)
    }
  }
  return [...needs].filter((need) => {
    const [here = '', there = ''] = need.split(' ')
    return here < there && needs.has(`${there} ${here}`)
  })
}

test.each(HELD)('no two folders of %s need each other', (folder) => {
  const files = tracked.filter((path) => path.startsWith(`${folder}/src/`) && /(?<!\.test)\.tsx?$/.test(path))
  expect(files.length).toBeGreaterThan(9)
  const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  expect(pairsIn(texts)).toEqual([])
})

test('two folders that import each other are found, by whichever files', () => {
  const texts = new Map([
    ['apps/x/src/a/one.ts', "import { b } from '../b/deep.ts'"],
    ['apps/x/src/b/deep.ts', 'export const b = 1'],
    ['apps/x/src/b/other.ts', "const a = await import('../a/two.ts')"],
    ['apps/x/src/deps.ts', "import type { A } from './a/one.ts'"],
    ['apps/x/src/index.ts', "export { b } from './b/deep.ts'"],
  ])
  expect(pairsIn(texts)).toEqual(['apps/x/src/a apps/x/src/b'])
  texts.set('apps/x/src/a/two.ts', "import type { Deps } from '../deps.ts'")
  expect(pairsIn(texts)).toEqual(['apps/x/src/a apps/x/src/b', 'apps/x/src/a apps/x/src/deps.ts'])
})
