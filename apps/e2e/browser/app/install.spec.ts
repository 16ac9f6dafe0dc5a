import type { Page } from '@playwright/test'
import { startDeployable } from '../../support/new-version.ts'
import { expect, test } from '../../support/test.ts'
import { wholeChromium } from '../../support/whole-chromium.ts'

test.use({ serviceWorkers: 'allow', launchOptions: wholeChromium })

/** The script that the page began with. */
const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[type=module][src]')?.getAttribute('src'))
const keptClients = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('lilypad-client-')))
const untilReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

// Lighthouse no longer judges this: its version 12 dropped the category PWA. Before, it asked the browser these questions.
// holds Beyond §3: a web app manifest and a service worker
test('the browser finds nothing that keeps it from installing Lilypad', async ({ page }) => {
  await page.goto('/')
  await untilReady(page)
  const session = await page.context().newCDPSession(page)
  const { errors, url } = await session.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe('/lilypad.webmanifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // The windows of tests are private ones.
  expect(installabilityErrors).toEqual([{ errorId: 'in-incognito', errorArguments: [] }])
})

// holds Beyond §3: a new version takes over, and an old tab says so
test('a new version takes over at the next navigation, and an old tab says so', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  const site = await startDeployable(baseURL ?? '')
  await page.goto(site.origin)
  await untilReady(page)
  const told = page.getByText('A new version is ready:')
  const [old, ...more] = await keptClients(page)
  expect(more).toEqual([])
  site.deploy()
  const next = await context.newPage()
  await next.goto(site.origin)
  expect(await entryOf(next)).toBe(site.entries.newer)
  expect(await entryOf(page)).toBe(site.entries.old)
  await expect(told).toBeVisible()
  await expect.poll(() => keptClients(page)).toEqual(['lilypad-client-newer'])
  expect(old).not.toBe('lilypad-client-newer')
  await expect(next.getByText('A new version is ready:')).toHaveCount(0)
  await page.getByRole('button', { name: 'reload' }).click()
  await expect.poll(() => entryOf(page)).toBe(site.entries.newer)
  await expect(told).toHaveCount(0)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await entryOf(page)).toBe(site.entries.newer)
  await context.setOffline(false)
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('net::ERR_')))
  await next.close()
  site.close()
})
