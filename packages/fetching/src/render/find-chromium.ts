import { existsSync } from 'node:fs'
import { type PackagedBrowser, packagedChromium } from './packaged-chromium.ts'

export type BrowserLaunch = { executablePath: string; args: string[]; env: Record<string, string> }
export type BrowserPlaces = { installed: string[]; packaged: (() => Promise<PackagedBrowser>) | null }
/** The shell first: it draws the same pages for a third less work, without the parts for a window. */
const INSTALLED = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Also without a network. */
const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** No database address, no secret. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH']

/** The configured one, else that of this machine, else the packaged one (Linux on x64), unpacked at first use. */
export function locateChromium(
  named: string | null,
  { installed, packaged }: BrowserPlaces = { installed: INSTALLED, packaged: packagedChromium() },
): (() => Promise<BrowserLaunch>) | null {
  const executablePath = [...(named ? [named] : []), ...installed].find((path) => existsSync(path))
  if (executablePath) return async () => ({ executablePath, args: QUIET, env: ownEnvironment() })
  if (!packaged) return null
  return async () => {
    const { env, ...found } = await packaged()
    return { ...found, args: QUIET, env: { ...ownEnvironment(), ...env } }
  }
}

/** For code that shows pages of our own: without a sandbox, so that it runs as root, too. `named` is CHROMIUM_PATH. */
export async function findChromium(named: string | null = null): Promise<BrowserLaunch | null> {
  const found = await locateChromium(named)?.()
  return found ? { ...found, args: ['--no-sandbox', ...found.args] } : null
}

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
