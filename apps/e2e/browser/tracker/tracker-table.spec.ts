import { listedRows } from '../../support/dashboard.ts'
import { joinByCall } from '../../support/newcomer.ts'
import { expect, isPhone, test } from '../../support/test.ts'
import { openTracker, row, track } from '../../support/tracker.ts'

test.beforeEach(async ({ page }) => {
  await joinByCall(page)
})

// holds Part 2 §2 Job tracker: Spinner while loading
test('a spinner shows until the tracker has loaded', async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/load_tracked_jobs', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/#/tracker')
  await expect(page.getByRole('heading', { level: 1, name: 'Job tracker' })).toBeVisible()
  const spinner = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })
  await expect(spinner).toBeVisible()
  answer()
  await expect(page.getByText("You aren't tracking any jobs yet.")).toBeVisible()
  await expect(spinner).toHaveCount(0)
})

// holds Part 2 §2 Job tracker: The columns, fewer on small screens
test('the columns keep their order, and there are fewer where there is less room', { tag: '@phone' }, async ({
  page,
}) => {
  await track(page, { title: 'Pond Keeper' })
  await openTracker(page)
  const shown = () => page.getByRole('columnheader')
  // A phone has cards, which need no head.
  if (isPhone(page)) return expect(shown()).toHaveCount(0)
  const widths: [number, string[]][] = [
    [1280, ['Company', 'Role', 'Status', 'Category', 'Audience', 'Salary', 'Type', 'Next', 'Notes']],
    [1100, ['Company', 'Role', 'Status', 'Audience', 'Salary', 'Next', 'Notes']],
    [900, ['Company', 'Role', 'Status', 'Next', 'Notes']],
  ]
  for (const [width, names] of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => shown().allTextContents()).toEqual(names)
  }
})

// holds Part 2 §2 Job tracker: Audience values are coloured tags
test('audience values are tags in their colours', async ({ page }) => {
  const [job] = await listedRows(page)
  if (!job) throw new Error('no job is listed')
  await page.request.post('/api/toggle_favorite_job', { data: { id: job.id } })
  const { colors } = await (await page.request.get('/api/load_colors')).json()
  await openTracker(page)
  const tags = row(page, job['Job Title']).getByRole('list', { name: 'Audience' })
  expect(job.Audience.length).toBeGreaterThan(0)
  for (const label of job.Audience) {
    // A family, such as all 'Relevant Skills (…)', has the colour of its parent.
    const family = label.replace(/ \(.*\)$/, '')
    await expect
      .poll(() =>
        tags.getByText(label, { exact: true }).evaluate((tag) => tag.style.getPropertyValue('--hue')),
      )
      .toBe(colors.audience_color_map[family] ?? colors.audience_color_map[label])
  }
})

// holds Part 2 §2 Job tracker: Remove slides the row out over 300 ms
// holds Part 2 §9: Row removal 300 ms
test('an untracked row slides out to the right over 300 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const moved: unknown[] = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (this: Element, frames, options) {
      moved.push([frames, options])
      return animate.call(this, frames, options)
    }
    Object.assign(window, { moved })
  })
  await track(page, { title: 'Pond Keeper' })
  await page.goto('/?again#/tracker')
  await page.getByRole('button', { name: 'Stop tracking Pond Keeper' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await question.getByRole('button').last().click()
  await expect(row(page, 'Pond Keeper')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { moved: unknown[] }).moved)).toContainEqual([
    expect.objectContaining({ transform: 'translateX(100%)' }),
    expect.objectContaining({ duration: 300 }),
  ])
})

// holds Part 1 §2 Shared overlays: 'Congratulations!': 30 emojis, 3 seconds, then hidden
// holds Part 1 §4: Celebration: visible 3 seconds
test('a celebration ends after three seconds', async ({ page }) => {
  await track(page, { title: 'Pond Keeper' })
  await page.clock.install()
  await openTracker(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
  await page.getByLabel('Status of Pond Keeper').selectOption('Interviewing')
  const celebration = page.getByText('Congratulations!')
  const afterAMoment = async () => {
    await page.clock.runFor(20)
    return celebration.count()
  }
  await expect.poll(afterAMoment).toBe(1)
  await page.clock.runFor(2_500)
  await expect(celebration).toBeVisible()
  await page.clock.runFor(500)
  await expect(celebration).toHaveCount(0)
})
