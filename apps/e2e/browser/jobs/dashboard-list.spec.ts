import {
  counter,
  expectCount,
  filtersOf,
  listedRows,
  openDashboard,
  section,
  showJobs,
} from '../../support/dashboard.ts'
import { joinPremium } from '../../support/premium.ts'
import { cards, expect, test } from '../../support/test.ts'

// holds Part 2 §4: Limit 100, +10 within two viewports of the end, reset by every filter change
test('a filter change resets the rendering limit', async ({ page }) => {
  await joinPremium(page)
  await openDashboard(page)
  await expect(cards(page)).toHaveCount(100)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(110)
  await page.evaluate(() => window.scrollTo(0, 0))
  const before = await counter(page).textContent()
  const types = await section(await filtersOf(page), 'Job type')
  await types.getByRole('checkbox', { name: /^Full-Time/ }).check()
  await showJobs(page)
  await expect(counter(page)).not.toHaveText(before ?? '')
  await expect(cards(page)).toHaveCount(100)
})

test('while the list is drawn after a choice, no card of the list before is in reach', {
  tag: '@server',
}, async ({ page }) => {
  await joinPremium(page)
  await openDashboard(page)
  await expect(cards(page)).toHaveCount(100)
  const chosen = (await listedRows(page)).filter((row) => row['Job Type'] === 'Part-Time')
  const expected = Math.min(100, new Set(chosen.map(({ id, stack_id }) => stack_id ?? id)).size)
  const types = await section(await filtersOf(page), 'Job type')
  await types.getByRole('checkbox', { name: /^Part-Time/ }).check()
  await showJobs(page)
  await expectCount(page, chosen.length)
  // Each look is at one moment of the drawing.
  const inReach = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll('main li > article')]
      const texts = all.filter((card) => card.checkVisibility()).map((card) => card.textContent ?? '')
      return { shown: texts.length, others: texts.filter((text) => !text.includes('Part-Time')) }
    })
  let look = await inReach()
  const end = Date.now() + 15_000
  while (look.shown < expected && Date.now() < end) {
    expect(look.others).toEqual([])
    look = await inReach()
  }
  expect(look).toEqual({ shown: expected, others: [] })
  await expect(page.locator('main li > article')).toHaveCount(expected)
})

test('pressing End again and again brings further cards', { tag: '@server' }, async ({ page }) => {
  await joinPremium(page)
  await openDashboard(page)
  await expect(cards(page)).toHaveCount(100)
  // More often than the pause after which the list goes on by itself.
  await expect(async () => {
    await page.keyboard.press('End')
    expect(await cards(page).count()).toBeGreaterThanOrEqual(120)
  }).toPass({ intervals: [150] })
})

test('a list that was short while the first boards were scraped shows what has come since', async ({
  page,
}) => {
  await joinPremium(page)
  await page.clock.install()
  let isShort = true
  await page.route('**/api/load_front_end_jobs', async (route) => {
    const body = await (await route.fetch()).json()
    await route.fulfill({ json: isShort ? { ...body, jobs: body.jobs.slice(0, 20) } : body })
  })
  await openDashboard(page)
  await expect(cards(page)).not.toHaveCount(0)
  await expectCount(page, 20)
  isShort = false
  // A short list is asked for again after this time.
  await page.clock.fastForward(21_000)
  await expect(cards(page)).toHaveCount(100)
})

// holds Decisions §9: The counter counts stacked jobs; the limit counts cards
test('the counter counts the jobs of a stack, which have one card', async ({ page }) => {
  await page.route('**/api/load_front_end_jobs', async (route) => {
    const body = await (await route.fetch()).json()
    const [one, two, three] = body.jobs
    body.jobs = [
      { ...one, stack_id: 'a-stack' },
      { ...two, stack_id: 'a-stack' },
      { ...three, stack_id: null },
    ]
    await route.fulfill({ json: body })
  })
  await openDashboard(page)
  await expect(counter(page)).toHaveText('3 jobs found')
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'See additional locations' })).toHaveCount(1)
})
