import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listRunning } from '../bootstrap/lock.mjs'
import { makeReady } from '../bootstrap/make-ready.mjs'

let root: string
const others: ChildProcess[] = []
const path = process.env.PATH
const write = (file: string, text: string) => writeFileSync(join(root, file), text)

/** A workspace of one package, and an `npx` that notes what it is asked for and makes what a build makes. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lilypad-workspace-'))
  for (const folder of ['bin', 'packages/one/src', 'packages/one/test'])
    mkdirSync(join(root, folder), { recursive: true })
  write('package.json', '{ "packageManager": "pnpm@12.0.0+sha512.00" }')
  write('packages/one/package.json', '{ "scripts": { "build": "esbuild" } }')
  write('packages/one/src/index.ts', 'export const one = 1')
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'turbo.json', 'tsconfig.base.json'])
    write(name, '')
  write(
    'bin/npx',
    `#!/bin/sh\necho "$2 $3 $4 $5 $6" >> ${root}/asked\nmkdir -p ${root}/packages/one/dist\nexit $FAIL\n`,
  )
  chmodSync(join(root, 'bin/npx'), 0o755)
  process.env.PATH = `${join(root, 'bin')}:${path}`
})
afterEach(async () => {
  process.env.PATH = path
  delete process.env.FAIL
  for (const other of others.splice(0)) {
    if (other.exitCode === null && other.signalCode === null) {
      other.kill()
      await once(other, 'exit')
    }
  }
  rmSync(root, { recursive: true })
})

const ready = (need: Parameters<typeof makeReady>[0]['need'] = 'build') =>
  makeReady({ root, signal: new AbortController().signal, need })

function asked() {
  const file = join(root, 'asked')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  rmSync(file, { force: true })
  return lines.map((line) => line.replace('pnpm@12.0.0 ', '').replace(/ --.*/, ''))
}

async function startOther() {
  const script = fileURLToPath(new URL('./running-other.mjs', import.meta.url))
  const other = spawn(process.execPath, [script, root], { stdio: ['ignore', 'pipe', 'inherit'] })
  others.push(other)
  await once(other.stdout, 'data')
  return other
}

const INSTALL = 'install'
const BUILD = 'exec turbo run build'

test('installs with the pinned pnpm and builds, and neither a second time', async () => {
  await ready()
  expect(asked()).toEqual([INSTALL, BUILD])
  await ready()
  expect(asked()).toEqual([])
})

test('a changed source is built, a changed test is not, a changed lockfile is installed and built', async () => {
  await ready()
  asked()
  write('packages/one/src/index.ts', 'export const one = 2')
  await ready()
  expect(asked()).toEqual([BUILD])
  write('packages/one/test/index.test.ts', 'test')
  await ready()
  expect(asked()).toEqual([])
  write('pnpm-lock.yaml', 'changed')
  await ready('install only')
  expect(asked()).toEqual([INSTALL])
  await ready()
  expect(asked()).toEqual([BUILD])
})

test('an output that was deleted is built again', async () => {
  await ready()
  asked()
  rmSync(join(root, 'packages/one/dist'), { recursive: true })
  await ready()
  expect(asked()).toEqual([BUILD])
})

test('a start does not rebuild under a running product: it uses what is built', async () => {
  await ready()
  asked()
  await startOther()
  write('packages/one/src/index.ts', 'export const one = 3')
  await ready('any build')
  expect(asked()).toEqual([])
})

test('tests do not run on an outdated build: while a product runs from it, they say so', async () => {
  await ready()
  await startOther()
  write('packages/one/src/index.ts', 'export const one = 4')
  await expect(ready()).rejects.toThrow(
    /Another Lilypad runs from this clone \(process \d+\).+Stop it first\./,
  )
})

test('an ended product is forgotten', async () => {
  const other = await startOther()
  expect(listRunning(root)).toEqual([other.pid])
  other.kill('SIGKILL')
  await once(other, 'exit')
  expect(listRunning(root)).toEqual([])
})

test('two starts at once install and build once, one after the other', async () => {
  await Promise.all([ready(), ready()])
  expect(asked()).toEqual([INSTALL, BUILD])
})

test('what failed is tried again the next time', async () => {
  process.env.FAIL = '1'
  await expect(ready()).rejects.toThrow('The packages could not be installed')
  delete process.env.FAIL
  asked()
  await ready()
  expect(asked()).toEqual([INSTALL, BUILD])
})
