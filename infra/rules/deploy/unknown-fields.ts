import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Manifest, toModel } from './manifests.ts'

const rules = fileURLToPath(new URL('..', import.meta.url))
/** Where packages are found from, and no tool looks for sources. */
const folder = `${rules}node_modules/.manifests`
const tsc = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url))

const OPTIONS =
  '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler'.split(' ')

function asConstant(manifest: Manifest, index: number) {
  const { kind } = manifest
  return `import type { I${kind} as Kind${index} } from '${toModel(manifest)}'
export const manifest${index}: Kind${index} = ${JSON.stringify(manifest, null, 2)}
`
}

/**
 * The schemas of `kubernetes-models` take fields that they do not know, its types do not: what the compiler says of
 * manifests as constants of these types; nothing when all is well.
 */
export function unknownFields(manifests: readonly Manifest[]): string {
  mkdirSync(folder, { recursive: true })
  const file = `${folder}/${process.pid}.ts`
  writeFileSync(file, manifests.map(asConstant).join('\n'))
  try {
    const { stdout, stderr } = spawnSync(process.execPath, [tsc, ...OPTIONS, '--types', '', file], {
      cwd: folder,
      encoding: 'utf8',
    })
    return stdout + stderr
  } finally {
    rmSync(file)
  }
}
