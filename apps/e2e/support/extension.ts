import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { wholeChromium } from './whole-chromium.ts'

const built = fileURLToPath(new URL('../../extension/dist', import.meta.url))

type Tabs = { query(filter: object): Promise<{ url?: string }[]> }

export type Extension = {
  context: BrowserContext
  /** Opens one of its own pages, such as 'options.html'. */
  open(page: string): Promise<Page>
  /** Presses its button in the toolbar while this page is in front, and gives what its popup shows. */
  press(page: Page): Promise<Page>
  close(): Promise<void>
}

/** A Chromium of its own, with the built extension. */
export async function startExtension(): Promise<Extension> {
  if (!existsSync(join(built, 'manifest.json')))
    throw new Error('the extension is not built: run the build first')
  const { args: quiet, ...found } = wholeChromium
  const profile = mkdtempSync(join(tmpdir(), 'lilypad-extension-'))
  const args = [
    ...quiet.filter((arg) => !/^--(headless|disable-extensions|single-process)/.test(arg)),
    '--headless=new',
    `--disable-extensions-except=${built}`,
    `--load-extension=${built}`,
    '--enable-unsafe-extension-debugging',
  ]
  const context = await chromium.launchPersistentContext(profile, {
    ...found,
    args,
    ignoreDefaultArgs: ['--disable-extensions'],
    viewport: { width: 360, height: 600 },
    reducedMotion: 'reduce',
  })
  const session = await context.browser()?.newBrowserCDPSession()
  if (!session) throw new Error('the browser gives no session')
  // The runner's types do not know the domain of extensions.
  const send = session.send.bind(session) as (method: string, params?: object) => Promise<unknown>
  const { extensions } = (await send('Extensions.getExtensions')) as { extensions: { id: string }[] }
  const id = extensions[0]?.id
  const open = async (path: string) => {
    const page = await context.newPage()
    await page.goto(`chrome-extension://${id}/${path}`)
    return page
  }

  const press = async (page: Page) => {
    await page.bringToFront()
    const { targetInfos } = (await send('Target.getTargets', { filter: [{ type: 'tab' }] })) as {
      targetInfos: { targetId: string; url: string }[]
    }
    const target = targetInfos.find(({ url }) => url === page.url())
    await send('Extensions.triggerAction', { id, targetId: target?.targetId })
    // The real popup cannot be reached from here, and goes with its focus. The same page in a tab has what the press
    // granted to the extension, and is told which tab was in front.
    const popup = await context.newPage()
    await popup.addInitScript((address) => {
      const { tabs } = (window as unknown as { chrome: { tabs: Tabs } }).chrome
      const { query } = tabs
      tabs.query = async () => (await query({})).filter(({ url }) => url === address)
    }, page.url())
    await popup.goto(`chrome-extension://${id}/popup.html`)
    return popup
  }

  const close = async () => {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
  return { context, open, press, close }
}
