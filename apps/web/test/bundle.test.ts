import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it, vi } from 'vitest'

type Output = Rolldown.RolldownOutput['output']
const KB = 1024

let output: Output
const chunks = () => output.filter((file) => file.type === 'chunk')
const assets = () => output.filter((file) => file.type === 'asset')

beforeAll(async () => {
  // As it is shipped: under a test runner React and Vite would build for development.
  vi.stubEnv('NODE_ENV', 'production')
  const root = fileURLToPath(new URL('..', import.meta.url))
  const built = await build({ root, logLevel: 'silent', build: { write: false } }).finally(() =>
    vi.unstubAllEnvs(),
  )
  if (!('output' in built)) throw new Error('one build with one output was expected')
  output = built.output
})

/** A chunk and all that it needs before it can run. */
function needs(fileName: string, found = new Set<string>()): Set<string> {
  if (found.has(fileName)) return found
  found.add(fileName)
  for (const needed of chunks().find((chunk) => chunk.fileName === fileName)?.imports ?? [])
    needs(needed, found)
  return found
}

function chunkOf(module: string) {
  const found = chunks().find((chunk) => chunk.facadeModuleId?.endsWith(module))
  if (!found) throw new Error(`no chunk for ${module}`)
  return found.fileName
}

/** The way to the screens of the back office is a chunk of its own. */
const wayTo = (screen: string) => (screen.startsWith('admin-') ? ['/back-office/admin-screens.tsx'] : [])

const page = () => String(assets().find(({ fileName }) => fileName === 'index.html')?.source)

/** The script that the page begins with. */
function firstScript() {
  const name = /<script type="module"[^>]* src="\/([^"]+)"/.exec(page())?.[1]
  if (!name) throw new Error('index.html names no script')
  return name
}

/** Shared by all screens; the first script asks for it. */
function appScript() {
  const found = chunks().find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/app/start.tsx')))
  if (!found) throw new Error('no chunk holds the app')
  return found.fileName
}

function filesOf(screen: string) {
  const modules = [...wayTo(screen), `/screens/${screen}.tsx`].map(chunkOf)
  return [firstScript(), appScript(), ...modules].reduce(
    (found, file) => needs(file, found),
    new Set<string>(),
  )
}

function firstLoadOf(screen: string) {
  const files = filesOf(screen)
  const sizes = chunks().filter(({ fileName }) => files.has(fileName))
  return sizes.reduce((sum, { code }) => sum + gzipSync(code).length, 0)
}

/** The most JavaScript before the first content, in KB of gzip. */
const MOST: [screen: string, most: number][] = [
  ['home-screen', 130],
  ['log-in-screen', 130],
  ['reset-screen', 130],
  ['account-screen', 180],
  ['hidden-screen', 180],
  ['connections-screen', 180],
  ['sign-up-screen', 148],
  ['redeem-screen', 148],
  ['sign-up-job-screen', 149],
  ['upgrade-screen', 140],
  ['intake-screen', 148],
  ['dashboard-screen', 180],
  ['tracker-screen', 180],
  ['job-screen', 180],
  ['company-screen', 180],
  ['how-we-read-screen', 130],
  ['admin-users-screen', 180],
  ['admin-scraper-screen', 180],
  ['admin-raw-scrape-screen', 180],
  ['admin-codes-screen', 180],
  ['admin-desk-screen', 180],
  ['admin-payments-screen', 180],
  ['admin-reports-screen', 180],
  ['admin-colors-screen', 180],
  ['admin-deleted-jobs-screen', 180],
  ['admin-removals-screen', 180],
  ['admin-curation-screen', 180],
  ['admin-announcements-screen', 180],
  ['admin-content-screen', 180],
  ['admin-audit-screen', 180],
]

describe('first load', () => {
  it('of every screen has a limit', () => {
    const screens = readdirSync(new URL('../src/app/screens', import.meta.url))
    expect(MOST.map(([screen]) => `${screen}.tsx`).sort()).toEqual(screens.sort())
  })

  // holds First sight: At most 130 KB of JavaScript before the first content of the home page, 180 of any other
  it.each(MOST)('%s needs at most %i KB of JavaScript, gzip', (screen, most) => {
    expect(firstLoadOf(screen)).toBeLessThanOrEqual(most * KB)
  })
})

describe('what is shipped', () => {
  // holds First sight: Code split by screen; nothing loaded that is not used
  it.each(['mixpanel-browser', 'domain/src/accounts/top-level-domains'])(
    '%s waits until it is asked for',
    (name) => {
      const holding = chunks().filter(({ moduleIds }) => moduleIds.some((id) => id.includes(`/${name}`)))
      const screens = chunks().filter(({ facadeModuleId }) => facadeModuleId?.includes('/src/app/screens/'))
      const first = [firstScript(), appScript(), ...screens.map(({ fileName }) => fileName)]
      const needed = first.flatMap((fileName) => [...needs(fileName)])
      expect(holding).toHaveLength(1)
      expect(needed).not.toContain(holding[0]?.fileName)
    },
  )

  // holds First sight: Code split by screen; nothing loaded that is not used
  it.each<[screen: string, loads: boolean]>([
    ['admin-users-screen', true],
    ['home-screen', false],
    ['dashboard-screen', false],
    ['tracker-screen', false],
    ['account-screen', false],
  ])('the calls of admins are loaded by their screens alone: %s', (screen, loads) => {
    const files = filesOf(screen)
    const modules = chunks().flatMap(({ fileName, moduleIds }) => (files.has(fileName) ? moduleIds : []))
    expect(modules.some((id) => id.endsWith('/calls/admin/users.ts'))).toBe(loads)
  })

  it('every script also exists in Brotli and gzip form', () => {
    const names = new Set(output.map(({ fileName }) => fileName))
    const large = chunks().filter(({ code }) => code.length > 1_000)
    const forms = large.flatMap(({ fileName }) => [`${fileName}.br`, `${fileName}.gz`])
    expect(forms.filter((form) => !names.has(form))).toEqual([])
  })

  it('no file is named so that a content blocker stops it', () => {
    // The hash behind a name may hold any letters.
    const names = output.map(({ fileName }) => fileName.replace(/-[\w-]{8}\./, '.'))
    const blocked = /track|analytic|mixpanel|rewardful|pixel|beacon|\b(?:ads?|stats?)\b/i
    expect(names.filter((name) => blocked.test(name))).toEqual([])
  })

  it('the page names the font of its first words, and leaves the app to come after what can be seen', () => {
    const links = page().match(/<link rel="(?:modulepreload|preload)"[^>]*>/g) ?? []
    expect(links.some((link) => /figtree-latin-wght-normal-[^"]+\.woff2" as="font"/.test(link))).toBe(true)
    expect(page()).not.toContain(appScript())
  })

  it('the page keeps the place where the server puts its data', () => {
    expect(page()).toContain('<!--lilypad-data-->')
  })

  it('the page has no inline script and no style element', () => {
    const scripts = page().match(/<script[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((script) => !script.includes(' src="/'))).toEqual([])
    expect(page()).not.toContain('<style')
  })

  it('no style sheet reaches for a data: address or for another host', () => {
    const styles = assets().filter(({ fileName }) => fileName.endsWith('.css'))
    const addresses = styles.flatMap(({ source }) => String(source).match(/url\([^)]*\)/g) ?? [])
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter((address) => !/^url\("?\/assets\//.test(address))).toEqual([])
  })
})

// holds Beyond §3: the client opens without a connection
describe('the service worker', () => {
  const script = () => String(assets().find(({ fileName }) => fileName === 'service-worker.js')?.source)
  const kept = (): { entry: string; files: string[] } =>
    JSON.parse(/^const BUILD = (.*)$/m.exec(script())?.[1] ?? '{}')

  it.each(['home-screen', 'dashboard-screen', 'tracker-screen', 'job-screen', 'account-screen'])(
    'keeps every script of %s',
    (screen) => {
      expect(kept().files).toEqual(
        expect.arrayContaining([...filesOf(screen)].map((fileName) => `/${fileName}`)),
      )
    },
  )

  it('keeps no screen of the back office, and knows the script that the page begins with', () => {
    expect(kept().files).not.toContain(`/${chunkOf('/back-office/admin-screens.tsx')}`)
    expect(kept().entry).toBe(`/${firstScript()}`)
  })

  it('is a script that needs no other', () => {
    expect(script()).not.toMatch(/^(import|export) /m)
  })
})
