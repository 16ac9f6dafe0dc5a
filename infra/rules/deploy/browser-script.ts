import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { read } from './settings.ts'

export const script: string = read('infra/docker/browser.sh')

/** Root may read every process's environment, Landlock or not: as in the image, the tests are somebody else. */
export const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** Runs the script with `cat` for a browser, which tells what a browser could read. */
function readAs(files: string[], path = process.env.PATH) {
  const withCat = script.replace(/^browser=.*$/m, 'browser=/bin/cat')
  return spawnSync('/bin/sh', ['-s', '--', ...files], {
    input: withCat,
    encoding: 'utf8',
    env: { PATH: path },
    ...user,
  })
}

/** A folder where the script opens nothing, with a page in it. */
export function useBrowserScript() {
  const folder = mkdtempSync('/var/tmp/lilypad-browser-')
  const page = join(folder, 'page')
  beforeAll(() => {
    chmodSync(folder, 0o755)
    writeFileSync(page, 'a page')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, page, readAs }
}
