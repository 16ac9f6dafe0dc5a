import { describe, expect, it } from 'vitest'
import { createBrowserPool } from '../src/render/browser-pool.ts'
import { locateChromium, packagedChromium } from '../src/render/find-chromium.ts'
import { startBrowser } from '../src/render/started-browser.ts'
import { serve } from './local-server.ts'
import { failureOf, openFetching } from './open-fetching.ts'
import { browserProcesses, openRender, page } from './rendering.ts'

const isMain = ({ args }: { args: string }) => !args.includes('--type=')
const mainProcesses = () => browserProcesses().filter(isMain)

describe('the browser', () => {
  it('starts with the first page, is shared by all, and leaves no process after closing', async () => {
    const server = await serve(page('document.title = "rendered"'))
    const fetching = openFetching({ timeScale: 1 })
    expect(browserProcesses()).toEqual([])
    const titles = await Promise.all(
      ['/1', '/2', '/3'].map(async (path) =>
        (await openRender(fetching).render(server.origin + path)).text(),
      ),
    )
    for (const text of titles) expect(text).toContain('<title>rendered</title>')
    expect(mainProcesses()).toHaveLength(1)
    await fetching.close()
    expect(browserProcesses()).toEqual([])
  })

  it('is closed with fetching, even while a page is loading', async () => {
    const server = await serve(page('for (;;);'))
    const fetching = openFetching({ timeScale: 1 })
    const rendered = openRender(fetching).render(`${server.origin}/jobs`)
    const outcome = expect(rendered).rejects.toThrow('Fetching was closed.')
    while (mainProcesses().length === 0) await new Promise((resolve) => setTimeout(resolve, 50))
    await fetching.close()
    await outcome
    expect(browserProcesses()).toEqual([])
  })

  it('is started again after a crash, and the crashed page is still rendered', async () => {
    const warnings: string[] = []
    const fetching = openFetching({
      timeScale: 1,
      warn: (message) => {
        if (!message.includes('sandbox')) warnings.push(message)
      },
    })
    let kills = 0
    const server = await serve(({ path }, response) => {
      if (path === '/jobs')
        return page('fetch("/kill").then(() => { document.title = "survived" })')({} as never, response)
      if (kills++ === 0) for (const { pid } of mainProcesses()) process.kill(pid, 'SIGKILL')
      response.end('ok')
    })
    const { render } = openRender(fetching)
    expect((await render(`${server.origin}/jobs`)).text()).toContain('<title>survived</title>')
    expect(warnings).toEqual([expect.stringContaining('The browser failed')])
    expect((await render(`${server.origin}/jobs`)).text()).toContain('<title>survived</title>')
  })

  it('is replaced after a number of pages', async () => {
    const launch = locateChromium(null)
    if (!launch) throw new Error('These tests need a browser, and none was found.')
    const browsers = createBrowserPool({
      start: async () => startBrowser(await launch(), { hasSandbox: false }),
      userAgent: 'x',
      pages: 2,
    })
    const seen: (number | undefined)[] = []
    const visit = () => browsers.withContext(async () => void seen.push(mainProcesses().at(-1)?.pid))
    for (let turn = 0; turn < 4; turn++) await visit()
    expect(seen[0]).toBe(seen[1])
    expect(seen[2]).toBe(seen[3])
    expect(seen[0]).not.toBe(seen[2])
    expect(mainProcesses()).toEqual([])
    await browsers.close()
  })

  it('that does not start is reported, and the page is unreachable', async () => {
    const server = await serve(page(''))
    const warnings: string[] = []
    const fetching = openFetching({
      browserPath: '/bin/false',
      warn: (message) => {
        if (!message.includes('sandbox')) warnings.push(message)
      },
    })
    const failure = await failureOf(openRender(fetching).render(`${server.origin}/jobs`))
    expect(failure).toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('The browser broke off'),
    })
    expect(warnings).not.toEqual([])
  })
})

describe('the browser is', () => {
  const places = { installed: ['/nowhere/chrome', '/bin/sh', '/bin/ls'], packaged: null }

  it('the one that CHROMIUM_PATH names, else the first that is installed, else the packaged one', async () => {
    const packaged = async () => ({ executablePath: '/packaged', env: { LD_LIBRARY_PATH: '/libraries' } })
    expect(await locateChromium('/bin/cat', places)?.()).toMatchObject({ executablePath: '/bin/cat' })
    expect(await locateChromium('/nowhere/named', places)?.()).toMatchObject({ executablePath: '/bin/sh' })
    expect(await locateChromium(null, { installed: [], packaged })?.()).toMatchObject({
      executablePath: '/packaged',
      env: { LD_LIBRARY_PATH: '/libraries', PATH: process.env.PATH },
    })
    expect(locateChromium(null, { installed: [], packaged: null })).toBeNull()
  })

  it('given no secrets from our environment', async () => {
    process.env.SESSION_SECRET = 'only for this test'
    const launch = await locateChromium(null, places)?.()
    delete process.env.SESSION_SECRET
    expect(Object.keys(launch?.env ?? {})).not.toContain('SESSION_SECRET')
  })

  it('packaged for Linux on x64, unpacked once, and for no other machine', async () => {
    const isPackaged = process.platform === 'linux' && process.arch === 'x64'
    expect(packagedChromium() !== null).toBe(isPackaged)
    if (!isPackaged) return
    const found = await Promise.all([packagedChromium()?.(), packagedChromium()?.()])
    expect(found[0]?.executablePath).toMatch(/\/chromium$/)
    expect(found[1]).toEqual(found[0])
    const server = await serve(page('document.title = "rendered"'))
    const fetching = openFetching({ timeScale: 1, browserPath: found[0]?.executablePath ?? null })
    const response = await openRender(fetching).render(`${server.origin}/jobs`)
    expect(response.text()).toContain('<title>rendered</title>')
  })
})
