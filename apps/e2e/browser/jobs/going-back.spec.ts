import type { Page } from '@playwright/test'
import { counter, expectCount, listedRows, openDashboard } from '../../support/dashboard.ts'
import { cards, expect, logIn, test } from '../../support/test.ts'

/** What stands at the top of the screen, below the bar: the job, and where; how far the page is scrolled; how long the list is. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('main article')]
    const top = all.find((card) => card.getBoundingClientRect().top > 80)
    return {
      job: top?.querySelector('a')?.getAttribute('href'),
      at: top?.getBoundingClientRect().top ?? 0,
      scroll: window.scrollY,
      cards: all.length,
    }
  })

/** The same, once nothing has moved for some frames. */
async function placeOf(page: Page) {
  let place = await lookAt(page)
  await expect
    .poll(async () => {
      const before = place
      await page.waitForTimeout(250)
      place = await lookAt(page)
      return JSON.stringify(place) === JSON.stringify(before)
    })
    .toBe(true)
  return place
}

type Place = Awaited<ReturnType<typeof placeOf>>

async function expectPlace(page: Page, { job, at, scroll, cards: count }: Place) {
  await expect.poll(async () => (await lookAt(page)).job).toBe(job)
  const now = await placeOf(page)
  expect(now).toMatchObject({ job, cards: count })
  expect(Math.abs(now.at - at)).toBeLessThanOrEqual(3)
  expect(Math.abs(now.scroll - scroll)).toBeLessThanOrEqual(3)
}

/** Scrolls to the end until the list has grown to this many cards, or is whole, and from there a little back up. */
async function growTo(page: Page, count: number) {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await cards(page).count()).toBeGreaterThanOrEqual(count)
  }).toPass({ intervals: [50] })
  await page.evaluate(() => window.scrollBy(0, -2_345))
}

/** Opens the job at the top of the screen as a person does. */
async function openTopJob(page: Page) {
  const place = await placeOf(page)
  await page.locator(`main article a[href="${place.job}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${place.job}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  return place
}

for (const { who, person, address, deep, tag } of [
  { who: 'a visitor', person: null, address: '', deep: 101, tag: ['@journey', '@phone'] },
  { who: 'a paid member who sorts by date', person: 'paid', address: '?sort=date', deep: 130, tag: [] },
  { who: 'an admin who has chosen a type', person: 'admin', address: '?type=Full-Time', deep: 110, tag: [] },
] as const) {
  // holds Decisions §9: Going back restores list, count and scroll
  test(`going back finds the list where it was left, again and again: ${who}`, { tag: [...tag] }, async ({
    page,
  }) => {
    test.slow()
    if (person) await logIn(page, person)
    await openDashboard(page, address)
    const count = (await counter(page).textContent()) ?? ''
    await growTo(page, deep)
    const first = await openTopJob(page)
    expect(first.scroll).toBeGreaterThan(5_000)
    await page.goBack()
    await expectPlace(page, first)
    await expect(counter(page)).toHaveText(count)

    await page.evaluate(() => window.scrollBy(0, -3_210))
    const second = await openTopJob(page)
    await page.getByRole('link', { name: 'All jobs' }).click()
    await expectPlace(page, second)
    await page.goForward()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expectPlace(page, second)
  })
}

// holds Decisions §9: Going back restores list, count and scroll
test('the place is found again after the job’s page was loaded again, and from a page of the server', async ({
  page,
}) => {
  await logIn(page, 'paid')
  await openDashboard(page)
  await growTo(page, 120)
  const left = await openTopJob(page)
  await page.reload()
  await page.goBack()
  await expectPlace(page, left)
  await page.goto(`/jobs/${left.job?.split('/').at(-1)}`)
  await page.goBack()
  await expectPlace(page, left)
})

// holds Decisions §9: Going back restores list, count and scroll
test('a place belongs to who left it: after a log-in the list begins at its top', async ({ page }) => {
  await openDashboard(page)
  await growTo(page, 101)
  await placeOf(page)
  await page.goto('/#/log-in')
  await page.getByLabel('E-mail address').fill('paid@example.com')
  await page.getByLabel('Password', { exact: true }).fill('lilypad-demo')
  await page.getByRole('button', { name: 'Log in' }).click()
  // The page of the log-in gives way to the list: behind it lies the visitor's.
  await expect(page).toHaveURL(/#\/dashboard/)
  await expectCount(page, (await listedRows(page)).length)
  await page.goBack()
  await expect(cards(page)).toHaveCount(100)
  expect((await placeOf(page)).scroll).toBe(0)
})

// holds Part 1 §2: Every activation scrolls to the top
test('the list begins at its top when it is opened again: by a link, by hand, or by a reload', async ({
  page,
}) => {
  await openDashboard(page)
  await growTo(page, 101)
  await openTopJob(page)
  const begins = async () => {
    await expect(cards(page)).toHaveCount(100)
    expect((await placeOf(page)).scroll).toBe(0)
  }
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: 'Jobs', exact: true }).click()
  await begins()
  await growTo(page, 101)
  await page.goto('/#/log-in')
  await page.goto('/#/dashboard')
  await begins()
  await growTo(page, 101)
  await page.reload()
  await begins()
})
