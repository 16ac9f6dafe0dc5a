import { expect, expectNoSidewaysScroll, logIn, test } from '../../support/test.ts'

/** A window of 1280 to 1024 pixels at 400 %. */
const ZOOMED = { width: 320, height: 256 }

/** How many pixels of the window's height what stays in sight takes, once somebody has scrolled. */
function heightOfBars() {
  window.scrollTo(0, 700)
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position),
  )
  const heights = bars.map((bar) => {
    const { top, bottom, width } = bar.getBoundingClientRect()
    return width > 100 ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0
  })
  return Math.max(0, ...heights)
}

test('a window that zoom has made low is left to what one reads: no bar stays in it', async ({ page }) => {
  await logIn(page, 'paid')
  await page.setViewportSize(ZOOMED)
  for (const address of ['/#/', '/#/dashboard', '/#/tracker', '/#/account', '/#/intake']) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(await page.evaluate(heightOfBars), address).toBe(0)
    await expectNoSidewaysScroll(page)
  }
  await page.goto('/#/dashboard')
  await page.getByRole('button', { name: 'Job Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Job Filters' })
  await sheet.getByText('Full-Time', { exact: true }).scrollIntoViewIfNeeded()
  await expect(sheet.getByRole('heading', { name: 'Job Filters' })).not.toBeInViewport()
  await expect(sheet.getByRole('button', { name: /^Show .* jobs$/ })).not.toBeInViewport()
  await page.keyboard.press('Escape')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'Apply on company site' }).first()).toBeVisible()
  expect(await page.evaluate(heightOfBars), 'a job').toBe(0)
  await expectNoSidewaysScroll(page)
})

test('a window that zoom has made low shows an announcement above the bar, as others do', async ({
  page,
}) => {
  await page.setViewportSize(ZOOMED)
  await page.goto('/')
  await expect(page.getByText('A tenth of our jobs is open to everybody')).toBeInViewport()
})
