import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { read } from './deploy/settings.ts'

const script = read('infra/docker/browser.sh')
const dockerfile = read('infra/docker/Dockerfile')
const hasLandlock = spawnSync('setpriv', ['--landlock-access', 'fs:execute', '--version']).status === 0

/** Where the script opens nothing. */
const folder = mkdtempSync('/var/tmp/lilypad-browser-')
const page = join(folder, 'page')

/** Root may read every process's environment, Landlock or not: as in the image, the tests are somebody else. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

beforeAll(() => {
  chmodSync(folder, 0o755)
  writeFileSync(page, 'a page')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the script with `cat` for a browser, which tells what a browser could read. */
const readAs = (files: string[], path = process.env.PATH) => {
  const withCat = script.replace(/^browser=.*$/m, 'browser=/bin/cat')
  return spawnSync('/bin/sh', ['-s', '--', ...files], {
    input: withCat,
    encoding: 'utf8',
    env: { PATH: path },
    ...user,
  })
}

test('the worker’s image starts its one browser by the script that confines it', () => {
  const command = /^ENV CHROMIUM_PATH=(\S+)/m.exec(dockerfile)?.[1]
  expect(dockerfile).toContain(`COPY --chmod=755 infra/docker/browser.sh ${command}\n`)
  expect(dockerfile.match(/install .*\bchromium\S*/g)).toEqual([
    'install --yes --no-install-recommends chromium-headless-shell',
  ])
})

test('the browser may run and read the system, and write temporary files: no path of ours is opened', () => {
  const opened = [...script.matchAll(/"path-beneath:(\S+):(\S+)"/g)].map(([, rights, path]) => [path, rights])
  expect(Object.fromEntries(opened)).toEqual({
    '/usr': 'execute,$read',
    '/etc': '$read',
    '/sys': '$read',
    '/proc': '$read,write-file',
    '/dev': '$read,write-file',
    '/dev/shm': '$read,$write$newer',
    '/tmp': '$read,$write$newer',
  })
})

test('without Landlock the browser starts all the same, and says that it is not confined', () => {
  writeFileSync(join(folder, 'setpriv'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  const { stdout, stderr, status } = readAs([page], `${folder}:/usr/bin:/bin`)
  expect({ stdout, status }).toEqual({ stdout: 'a page', status: 0 })
  expect(stderr).toBe('The browser is not confined: this machine has no Landlock.\n')
})

test.skipIf(!hasLandlock)(
  'the browser reads neither the environment of another process nor files of ours (where setpriv knows Landlock)',
  () => {
    const worker = spawn('sleep', ['60'], {
      env: { PATH: process.env.PATH, DATABASE_URL: 'secret' },
      ...user,
    })
    try {
      for (const hidden of [`/proc/${worker.pid}/environ`, page])
        expect(readAs([hidden])).toMatchObject({ stdout: '', status: 1 })
      expect(readAs(['/etc/hosts'])).toMatchObject({
        stdout: expect.stringContaining('localhost'),
        status: 0,
      })
    } finally {
      worker.kill()
    }
  },
)
