import { test as base, expect, type Page, type Response } from '@playwright/test'

export { expect }

type Person = 'admin' | 'paid' | 'free' | 'member'

/**
 * What the browser may say without a test failing: a refusal that the test itself asked for, and the client's own
 * line about a failed call, beside which the browser complains of its own wherever there is reason to; and that the
 * runner allows no service worker.
 */
const isExpected = (text: string) =>
  /status of 4\d\d|^\/(admin-)?api\/\S+ failed: |^Service Worker registration blocked/.test(text)

/** Milliseconds by which each script and call is delayed: `LAG=400` shows which test does not wait. */
const LAG = Number(process.env.LAG ?? 0)

async function delay(page: Page): Promise<void> {
  if (LAG === 0) return
  await page.route(/\.js$|\/(admin-)?api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LAG))
    await route.fallback().catch(() => undefined)
  })
}

/** The page's list is one that is too long for the browser: it asks the server for what the filters find. */
export const searchOnServer = (page: Page): Promise<unknown> =>
  page.route('**/api/load_front_end_jobs', async (route) => {
    const body = await (await route.fetch()).json()
    await route.fulfill({ json: { ...body, jobs: [], search_on_server: true } })
  })

/** Opening a page waits until its app has started: before that its buttons do nothing. `commit` does not wait. */
function openWhole(page: Page): void {
  const whole = async (reply: Response | null, waitUntil = 'load') => {
    if (waitUntil !== 'commit') await expect(page.locator('button[inert]')).toHaveCount(0)
    return reply
  }
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (address, options) => whole(await goto(address, options), options?.waitUntil)
  page.reload = async (options) => whole(await reload(options), options?.waitUntil)
}

/** The window was another test's before: what the runner does not take away of it. */
async function forgetOthers(page: Page): Promise<void> {
  await page.context().clearPermissions()
  await page.context().setOffline(false)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.resetNavigationHistory')
  await session.detach()
}

/** A start and a first scrape of all boards, on a busy machine. */
const PRODUCT_PATIENCE = 600_000

/** A test on the product that all share, or on that of its project; fails on any error that the browser reports. */
export const test = base.extend<{ isOnServer: boolean; complaints: string[] }, { ownProduct: undefined }>({
  // Whether each list is one that is too long for the browser.
  isOnServer: [false, { option: true }],
  ownProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from the pattern
    async ({}, use, { project }) => {
      const close = project.name === 'alone' ? await (await import('./set-up.ts')).default() : null
      await use(undefined)
      await close?.()
    },
    { scope: 'worker', auto: true, timeout: PRODUCT_PATIENCE },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from the pattern
  baseURL: async ({}, use) => {
    await use(process.env.LILYPAD_ORIGIN)
  },
  complaints: [
    async ({ page, isOnServer }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        const text = message.text()
        if (['error', 'warning'].includes(message.type()) && !isExpected(text)) complaints.push(text)
      })
      await forgetOthers(page)
      await delay(page)
      if (isOnServer) await searchOnServer(page)
      openWhole(page)
      await use(complaints)
      // What the browser says once the test's answers are taken away is not the test's.
      const said = [...complaints]
      // What a test answers in the server's place may be under way when it ends.
      await page.unrouteAll({ behavior: 'ignoreErrors' }).catch((error: unknown) => {
        if (!page.isClosed()) throw error
      })
      expect(said).toEqual([])
    },
    { auto: true },
  ],
})

/** Logs somebody in by the call, in the page's own cookies. */
export async function logIn(page: Page, person: Person): Promise<void> {
  const reply = await page.request.post('/api/headless_log_in', {
    data: { email: `${person}@example.com`, password: 'lilypad-demo' },
  })
  expect(reply.ok()).toBe(true)
}

/** The app asks each call itself, for tests that change a reply: the server draws no screen from its own. */
export const askCallsAlone = (page: Page): Promise<unknown> =>
  page.route('**/prerendered?*', (route) => route.fulfill({ status: 204 }))

/** The cards of the dashboard's list. */
export const cards = (page: Page) => page.getByRole('article')

/** Fails when the page can be moved sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const spare = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(spare).toBeLessThanOrEqual(0)
}

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= 768
