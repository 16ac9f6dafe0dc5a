import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type BrowserLaunch, locateChromium } from '../src/render/find-chromium.ts'
import { createBrowserStart } from '../src/render/started-browser.ts'
import { browserProcesses } from './rendering.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function chromium(): Promise<BrowserLaunch> {
  const found = await locateChromium(null)?.()
  if (!found) throw new Error('These tests need a browser, and none was found.')
  return found
}

/** Chromium as it is where the kernel refuses it a sandbox: it ends, unless it is told to do without. */
async function refused() {
  const found = await chromium()
  const folder = await mkdtemp(join(tmpdir(), 'lilypad-sandbox-'))
  folders.push(folder)
  const [executablePath, calls] = [join(folder, 'chromium'), join(folder, 'calls')]
  const script = `#!/bin/sh
echo "$@" >> '${calls}'
case " $* " in *' --no-sandbox '*) exec '${found.executablePath}' "$@" ;; esac
echo 'No usable sandbox!' >&2
exit 1
`
  await writeFile(executablePath, script)
  await chmod(executablePath, 0o755)
  const asked = async () =>
    (await readFile(calls, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => !line.includes('--no-sandbox'))
  return { locate: async () => ({ ...found, executablePath }), asked }
}

async function startTwice(options: { locate: () => Promise<BrowserLaunch>; isRoot?: boolean }) {
  const warnings: string[] = []
  const start = createBrowserStart({ ...options, warn: (message) => warnings.push(message) })
  for (let time = 0; time < 2; time += 1) await (await start()).close()
  return warnings
}

describe('the sandbox of the browser', () => {
  it('is left out where the system refuses it, and the log says so once', async () => {
    const { locate, asked } = await refused()
    expect(await startTwice({ locate, isRoot: false })).toEqual([
      expect.stringContaining('this system does not let it make one'),
    ])
    expect(await asked()).toEqual([true, false, false])
  })

  it('is left out as root, and the log says so once', async () => {
    expect(await startTwice({ locate: chromium, isRoot: true })).toEqual([
      expect.stringContaining('which it does not have as root'),
    ])
  })

  it('is no excuse for a browser that does not start at all', async () => {
    const warnings: string[] = []
    const locate = async () => ({ ...(await chromium()), executablePath: '/bin/false' })
    const start = createBrowserStart({ locate, warn: (message) => warnings.push(message), isRoot: false })
    await expect(start()).rejects.toThrow()
    expect(warnings).toEqual([])
  })

  it('is there for the account that runs this, or the log says why not', async () => {
    const warnings: string[] = []
    const start = createBrowserStart({ locate: chromium, warn: (message) => warnings.push(message) })
    const { close } = await start()
    const isBare = browserProcesses().some(({ args }) => args.includes('--no-sandbox'))
    await close()
    expect(isBare).toBe(warnings.length === 1)
  })
})
