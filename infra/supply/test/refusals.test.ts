import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { pinnedPnpm, root, runPnpm } from '../src/pnpm.ts'

let place: string
const write = (file: string, text: string) => writeFileSync(join(place, file), text)
const marker = () => join(place, 'it-ran')

/** A workspace under this repository's own settings, and a package that would do something when it is installed. */
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'lilypad-supply-'))
  const settings = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as object
  write('pnpm-workspace.yaml', stringify({ ...settings, packages: [], catalog: {}, overrides: {} }))
  mkdirSync(join(place, 'package'))
  write(
    'package/package.json',
    JSON.stringify({ name: 'nosy', version: '1.0.0', scripts: { postinstall: `touch ${marker()}` } }),
  )
  execFileSync('tar', ['-czf', 'nosy.tgz', 'package'], { cwd: place })
  write(
    'package.json',
    JSON.stringify({
      name: 'probe',
      private: true,
      packageManager: pinnedPnpm(),
      dependencies: { nosy: 'file:./nosy.tgz' },
    }),
  )
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

const install = (...more: string[]) =>
  runPnpm(['install', '--offline', '--store-dir', join(place, 'store'), ...more], place)

test('a package outside the list whose install script would run stops the install, and the script does not run', async () => {
  const { code, stdout, stderr } = await install('--no-frozen-lockfile')
  expect(code).not.toBe(0)
  expect(stdout + stderr).toContain('ERR_PNPM_IGNORED_BUILDS')
  expect(existsSync(marker())).toBe(false)
})

test('what the lockfile does not name is not installed', async () => {
  const { code, stdout, stderr } = await install('--frozen-lockfile')
  expect(code).not.toBe(0)
  expect(stdout + stderr).toMatch(/ERR_PNPM_\w*LOCKFILE/)
  expect(existsSync(join(place, 'node_modules/nosy'))).toBe(false)
})
