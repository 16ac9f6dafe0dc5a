import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SRC = fileURLToPath(new URL('../src', import.meta.url))
const IMPORT = /(?:\bfrom|\bimport\(|^import)\s*'([^']+)'/gm

/** The files of `src` that a file of it imports, by whichever way their names are written. */
const importsOf = (file: string, source: string): string[] =>
  [...source.matchAll(IMPORT)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return [normalize(join(dirname(file), name))]
    return name.startsWith('@/') ? [name.slice(2)] : []
  })

/** The feature that a file belongs to. */
const featureOf = (file: string): string | undefined => /^features\/([^/]+)\//.exec(file)?.[1]

const otherFeatures = (file: string, source: string): string[] =>
  importsOf(file, source).filter((one) => featureOf(one) && featureOf(one) !== featureOf(file))

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(SRC, file), 'utf8') }))

describe('features do not import each other', () => {
  it.each([
    ['by their address', "import { x } from '@/features/tracker/x.ts'"],
    ['by a relative path', "import { x } from '../../tracker/x.ts'"],
    ['later', "const x = () => import('../../tracker/x.ts')"],
  ])('one that does so %s is found', (_how, source) => {
    expect(otherFeatures('features/jobs/page/card.tsx', source)).toEqual(['features/tracker/x.ts'])
  })

  it('its own files and what is shared are its to use', () => {
    const source = "import { x } from '../list/x.ts'\nimport { y } from '@/ui/y.ts'"
    expect(otherFeatures('features/jobs/page/card.tsx', source)).toEqual([])
  })

  it('none does', () => {
    const found = files
      .filter(({ file }) => featureOf(file))
      .flatMap(({ file, source }) => otherFeatures(file, source).map((one) => `${file} → ${one}`))
    expect(found).toEqual([])
  })
})

/** Folders of which each imports the other. */
function mutual(of: readonly { file: string; source: string }[]): string[] {
  const needs = new Set(
    of.flatMap(({ file, source }) =>
      importsOf(file, source).map((one) => `${dirname(file)} → ${dirname(one)}`),
    ),
  )
  return [...needs].filter((need) => {
    const [from = '', to = ''] = need.split(' → ')
    return from < to && needs.has(`${to} → ${from}`)
  })
}

describe('folders do not need each other', () => {
  it('two that do are found', () => {
    const both = [
      { file: 'api/jobs/a.ts', source: "import { b } from '../tracker/b.ts'" },
      { file: 'api/tracker/b.ts', source: "import { a } from '../jobs/a.ts'" },
    ]
    expect(mutual(both)).toEqual(['api/jobs → api/tracker'])
  })

  it('none of the calls, of the app and of the questionnaire do', () => {
    expect(mutual(files.filter(({ file }) => /^(api|app|features\/intake)\//.test(file)))).toEqual([])
  })
})
