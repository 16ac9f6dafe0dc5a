import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkBuildScripts, checkLockfile } from '../src/lockfile.ts'
import { root } from '../src/pnpm.ts'

const read = (name: string) => readFileSync(join(root, name), 'utf8')
const lockfileOf = (resolution: string) => `packages:\n  some@1.0.0:\n    resolution: ${resolution}\n`
const SOME = lockfileOf('{integrity: sha512-AAAA}')

test.each([
  ['{integrity: sha512-AAAA}', []],
  ['{integrity: sha1-AAAA}', ['some@1.0.0 has no SHA-512 checksum.']],
  ['{}', ['some@1.0.0 has no SHA-512 checksum.']],
  [
    '{integrity: sha512-AAAA, tarball: https://example.com/some.tgz}',
    ['some@1.0.0 does not come from the registry (tarball).'],
  ],
  [
    '{type: git, commit: abc, repo: https://example.com/some.git}',
    ['some@1.0.0 does not come from the registry (type, commit, repo).'],
  ],
])('a package of the lockfile that is pinned by %s', (resolution, faults) => {
  expect(checkLockfile(lockfileOf(resolution)).faults).toEqual(faults)
})

test.each([
  ['allowBuilds: { some: true }\nstrictDepBuilds: true\nblockExoticSubdeps: true', 0],
  ['allowBuilds: { some: true, gone: true }\nstrictDepBuilds: true\nblockExoticSubdeps: true', 1],
  ["allowBuilds: { '*': true }\nstrictDepBuilds: true\nblockExoticSubdeps: true", 1],
  ['allowBuilds: {}\nstrictDepBuilds: false\nblockExoticSubdeps: false', 2],
  ['allowBuilds: {}\nstrictDepBuilds: true\nblockExoticSubdeps: true\ndangerouslyAllowAllBuilds: true', 1],
])('the settings of install scripts, case %#, have %i faults', (workspace, count) => {
  expect(checkBuildScripts(workspace, SOME).faults).toHaveLength(count)
})

test('every package of the lockfile comes from the registry and is pinned by its checksum', () => {
  const { found, faults } = checkLockfile(read('pnpm-lock.yaml'))
  expect(faults).toEqual([])
  expect(Number.parseInt(found, 10)).toBeGreaterThan(500)
})

test('install scripts run for a named list of installed packages alone', () => {
  expect(checkBuildScripts(read('pnpm-workspace.yaml'), read('pnpm-lock.yaml')).faults).toEqual([])
})
