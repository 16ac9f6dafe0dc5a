import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { lstat, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

type PackagedBrowser = { executablePath: string; env: Record<string, string> }

const require = createRequire(import.meta.url)

/** Minimal systems lack them; the package includes them. */
const NSS = ['/lib/x86_64-linux-gnu', '/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/lib64', '/usr/lib']

/** Null on systems that it was not built for. */
export function packagedChromium(): (() => Promise<PackagedBrowser>) | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  return async () => {
    const folder = await unpacked()
    const hasLibraries = NSS.some((place) => existsSync(join(place, 'libnss3.so')))
    const libraries = join(folder, 'al2023', 'lib')
    return {
      executablePath: join(folder, 'chromium'),
      env: hasLibraries ? {} : { LD_LIBRARY_PATH: libraries },
    }
  }
}

/** Once per user and version, completely or not at all: 200 MB in the folder for temporary files. */
async function unpacked(): Promise<string> {
  const entry = require.resolve('@sparticuz/chromium')
  const { version } = require(join(entry, '../../package.json')) as { version: string }
  const home = join(tmpdir(), `lilypad-chromium-${process.getuid?.() ?? 0}`)
  const folder = join(home, version)
  await mkdir(home, { recursive: true, mode: 0o700 })
  const owned = await lstat(home)
  if (!owned.isDirectory() || owned.uid !== process.getuid?.()) {
    throw new Error(`${home} belongs to somebody else.`)
  }
  if (existsSync(folder)) return folder
  const staging = await mkdtemp(join(home, 'unpacking-'))
  try {
    await unpackInto(staging, pathToFileURL(entry).href)
    await rename(staging, folder)
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(folder)) throw error
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
  return folder
}

/** In a separate process, because the package always unpacks into the folder for temporary files. */
async function unpackInto(folder: string, entry: string): Promise<void> {
  const code = `const { default: chromium } = await import(${JSON.stringify(entry)}); await chromium.executablePath()`
  // With this name set, the package unpacks its libraries too.
  const env = { PATH: process.env.PATH ?? '', TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
  const options = { env, timeout: 120_000 }
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], options)
}

export type BrowserLaunch = { executablePath: string; args: string[]; env: Record<string, string> }
type BrowserPlaces = { installed: string[]; packaged: (() => Promise<PackagedBrowser>) | null }
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
