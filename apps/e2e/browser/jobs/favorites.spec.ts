import type { Page } from '@playwright/test'
import { heard, startListening } from '../../support/access/heard.ts'
import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { counter, filtersOf, openDashboard, showJobs } from '../../support/dashboard.ts'
import { joinByCall, readAlert } from '../../support/newcomer.ts'
import { cards, expect, test } from '../../support/test.ts'

// holds Part 2 §6: Anonymous: no filters, banner, no favourites
// holds Decisions §4: A visitor's star leads to sign-up, `/tracker` to log-in
test('a visitor who clicks a star goes to sign-up, which says why, and leads members to the log-in', async ({
  page,
}) => {
  await openDashboard(page)
  await cards(page)
    .first()
    .getByRole('button', { name: /^Save / })
    .click()
  await expect(page).toHaveURL(/#\/sign-up$/)
  const main = page.getByRole('main')
  await expect(main.getByText('Sign up to save jobs. Hop, which is free, is enough.')).toBeVisible()
  await main.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/#\/log-in$/)
})

// holds Part 2 §2 Dashboard: The star toggles tracking
// holds Part 2 §4: Favourite flips after success, blocked while pending
test('the star flips only after the server succeeds, and is blocked while a request is in progress', {
  tag: '@journey',
}, async ({ page }) => {
  await joinByCall(page)
  await openDashboard(page)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked: string[] = []
  await page.route('**/api/toggle_favorite_job', async (route) => {
    asked.push(route.request().url())
    await held
    await route.continue()
  })
  const star = cards(page)
    .first()
    .getByRole('button', { name: /^Save / })
  await star.click()
  await star.click()
  await expect(star).toHaveAttribute('aria-busy', 'true')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  expect(asked).toHaveLength(1)
})

/** How often a ring ran out from a star since the page was opened. */
const rings = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.rings ?? 0))

/** Counts animations that code starts on stars. */
function countRings() {
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...frames) {
    const root = document.documentElement
    if (this.matches('[data-star]')) root.dataset.rings = String(Number(root.dataset.rings ?? 0) + 1)
    return animate.apply(this, frames)
  }
}

test('the first star ever ripples and says where the job is now, and a star taken away can be given back at once', {
  tag: '@journey',
}, async ({ page }) => {
  await joinByCall(page)
  await page.addInitScript(countRings)
  await openDashboard(page)
  const star = cards(page)
    .first()
    .getByRole('button', { name: /^Save / })
  await star.click()
  await expect(page.getByText('In your tracker')).toBeVisible()
  expect(await rings(page)).toBe(1)
  await expect(page.getByRole('button', { name: 'Open tracker' })).toBeVisible()
  await star.click()
  await expect(page.getByText('No longer in your tracker')).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('No longer in your tracker')).toBeHidden()
  await expect(page.getByText('In your tracker')).toBeHidden()
  expect(await rings(page)).toBe(1)
  // Last: on a busy machine it takes longer than the message stays.
  await star.click()
  await expect(page.getByText('No longer in your tracker')).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
})

test('a star that the server refuses does not change, and says why', async ({ page }) => {
  await joinByCall(page)
  await openDashboard(page)
  await page.route('**/api/toggle_favorite_job', (route) =>
    route.fulfill({ status: 404, json: { success: false, message: 'This job is not available.' } }),
  )
  const star = cards(page)
    .first()
    .getByRole('button', { name: /^Save / })
  await star.click()
  expect(await readAlert(page)).toBe('This job is not available.')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
})

// holds Part 2 §2 Dashboard: 'N job(s) found', 'N saved job(s)'
// holds Part 2 §2 Dashboard: Filters: 'Display ONLY saved jobs'
// holds Decisions §9: The counter counts stacked jobs; the limit counts cards
test('only saved jobs: the counter counts saved jobs, and stars are there after a reload', async ({
  page,
}) => {
  await joinByCall(page)
  await openDashboard(page)
  const titles: (string | null)[] = []
  for (const place of [0, 2]) {
    const card = cards(page).nth(place)
    const star = card.getByRole('button', { name: /^Save / })
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    titles.push(await card.getByRole('heading').textContent())
  }
  await page.reload()
  await expect(counter(page)).toBeVisible()
  await (await filtersOf(page)).getByLabel('Display ONLY saved jobs').check()
  await showJobs(page)
  await expect(counter(page)).toHaveText('2 saved jobs')
  await expect(cards(page).getByRole('heading')).toHaveText(titles.map((title) => title ?? ''))
  await cards(page)
    .first()
    .getByRole('button', { name: /^Save / })
    .click()
  await expect(counter(page)).toHaveText('1 saved job')
})

const TOGGLE = '**/api/toggle_favorite_job'
const REFUSED = 'A star was refused: Your tracker is full.'

/** Stars a job without a connection; the server refuses the star once the account page is open. */
async function refuseLater(page: Page, complaints: string[]) {
  await joinByCall(page)
  await openDashboard(page)
  await page.route(TOGGLE, (route) => route.abort())
  await cards(page)
    .first()
    .getByRole('button', { name: /^Save / })
    .click()
  await expect(page.getByText('Will be sent once Lilypad can be reached')).toBeVisible()
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('net::ERR_FAILED')))
  // No page tries again meanwhile.
  await page.goto('about:blank')
  await page.unroute(TOGGLE)
  await page.route(TOGGLE, (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, code: 'conflict', message: 'Your tracker is full.' },
    }),
  )
  const answered = page.waitForResponse(TOGGLE)
  await page.goto('/#/account')
  await answered
}

test('a star that waited and was refused on another screen is told on the tracker, also aloud', async ({
  page,
  complaints,
}) => {
  await startListening(page)
  await refuseLater(page, complaints)
  await page.goto('/#/tracker')
  await expect(page.getByText(REFUSED)).toBeVisible()
  expect(await heard(page)).toContain(REFUSED)
})

test('a refusal that waited to be told is not told to the next person after the log-out', async ({
  page,
  complaints,
}) => {
  await startListening(page)
  await refuseLater(page, complaints)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  await expect(page).toHaveURL(/#\/$/)
  await page.getByRole('banner').getByRole('link', { name: 'Jobs' }).click()
  await expect(cards(page).first()).toBeVisible()
  // Shown, it would be gone by itself after a while.
  await expect(page.getByText(REFUSED)).toHaveCount(0)
  expect(await heard(page)).not.toContain(REFUSED)
})

test('what a screen that was left had to say is not told later on another', async ({ page }) => {
  await joinByCall(page)
  await openDashboard(page)
  const star = cards(page)
    .first()
    .getByRole('button', { name: /^(Save|Stop tracking) / })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(TOGGLE, async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await star.click()
  await page.goto('/#/account')
  await expect(page.getByLabel('First name*')).toBeVisible()
  const answered = page.waitForResponse(TOGGLE)
  release()
  await (await answered).finished()
  await page.clock.runFor(10_000)
  await page.goto('/#/tracker')
  await expect(page.getByText("You aren't tracking any jobs yet.")).toBeVisible()
  await expect(page.getByText('No longer in your tracker')).toHaveCount(0)
})
