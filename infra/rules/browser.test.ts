import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { script, useBrowserScript } from './deploy/browser-script.ts'
import { read } from './deploy/settings.ts'

const dockerfile = read('infra/docker/Dockerfile')
const { folder, page, readAs } = useBrowserScript()

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
