import { expectAccessible } from '../../support/accessibility.ts'
import {
  counter,
  expectCount,
  filtersOf,
  type ListedRow,
  listedRows,
  openDashboard,
  searchField,
  section,
  showJobs,
} from '../../support/dashboard.ts'
import { cards, expect, isPhone, logIn, test } from '../../support/test.ts'

// holds Part 2 §1: Visitors see an unfiltered list
// holds Part 2 §2 Dashboard: 'Sign up free to enable searches and filters!' to sign-up
// holds Part 2 §5: Filters apply only to people who are logged in
// holds Part 2 §6: Anonymous: no filters, banner, no favourites
test('logged-out visitors see the hint instead of filters, and the list unfiltered', async ({ page }) => {
  const rows = await listedRows(page)
  await openDashboard(page, '?search=no+such+job+anywhere')
  await expectCount(page, rows.length)
  await expect(searchField(page)).toHaveCount(0)
  for (const name of [/^Job Filters/, /^Hide /])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  const hint = page.getByRole('link', { name: 'Sign up free to enable searches and filters!' })
  await hint.click()
  await expect(page).toHaveURL(/#\/sign-up$/)
})

// holds Part 2 §2 Dashboard: Filters: category, type, travel
test('category, type and travel need an exact match with any selected value', {
  tag: ['@journey', '@phone'],
}, async ({ page }) => {
  await logIn(page, 'free')
  const rows = await listedRows(page)
  await openDashboard(page)
  const filters = await filtersOf(page)
  const categories = [...new Set(rows.map((row) => row.Category))].slice(0, 2)
  const list = await section(filters, 'Job category')
  for (const category of categories) await list.getByRole('checkbox', { name: category }).first().check()
  const inCategory = rows.filter((row) => categories.includes(row.Category))
  await expect(counter(page)).toHaveText(new RegExp(`^${inCategory.length} jobs? found$`))

  const travels = await section(filters, 'Travel requirements')
  await travels.getByRole('checkbox', { name: 'No Travel' }).check()
  const still = inCategory.filter((row) => row.Travel === 'No Travel')
  await expect(counter(page)).toHaveText(new RegExp(`^${still.length} jobs? found$`))
  const types = await section(filters, 'Job type')
  await types.getByRole('checkbox', { name: 'Full-Time' }).check()
  await showJobs(page)
  await expectCount(page, still.filter((row) => row['Job Type'] === 'Full-Time').length)
  await expectAccessible(page)
})

test('each choice says how many jobs it would leave; choices made faster than they are rendered all count', {
  tag: '@server',
}, async ({ page }) => {
  await logIn(page, 'free')
  const rows = await listedRows(page)
  await openDashboard(page)
  const types = await section(await filtersOf(page), 'Job type')
  const fullTime = rows.filter((row) => row['Job Type'] === 'Full-Time').length
  await expect(
    types.getByRole('checkbox', { name: new RegExp(`^Full-Time ?${fullTime} jobs?$`) }),
  ).toBeVisible()
  const boxes = (await section(await filtersOf(page), 'Job category')).getByRole('checkbox')
  const chosen = await boxes.evaluateAll((all) => {
    const some = all.slice(0, 3) as HTMLInputElement[]
    for (const box of some) box.click()
    return some.map((box) => box.closest('label')?.querySelector('span')?.textContent)
  })
  expect(chosen).toHaveLength(3)
  const wanted = rows.filter((row) => chosen.includes(row.Category)).length
  await expect(counter(page)).toHaveText(new RegExp(`^${wanted} jobs? found$`))
  for (const box of [0, 1, 2]) await expect(boxes.nth(box)).toBeChecked()
})

// holds Part 2 §2 Dashboard: Filters: audience, grouped
// holds Part 2 §5: Audience groups CP, EC, RS, IE and their ranges
test('selecting a parent of the audiences selects all its children, and a child deselects it', async ({
  page,
}) => {
  await logIn(page, 'free')
  const rows = await listedRows(page)
  await openDashboard(page)
  const audiences = await section(await filtersOf(page), 'Job audience')
  const parent = audiences.getByRole('checkbox', { name: /^Relevant Skills(?! \()/ })
  const children = audiences.getByRole('checkbox', { name: /^Relevant Skills \(/ })
  await parent.check()
  for (const child of await children.all()) await expect(child).toBeChecked()
  const skilled = rows.filter((row) => row.Audience.some((label) => label.startsWith('Relevant Skills')))
  await expect(counter(page)).toHaveText(new RegExp(`^${skilled.length} jobs? found$`))
  await children.first().uncheck()
  await expect(parent).not.toBeChecked()
  await expect(children.last()).toBeChecked()
})

// holds Part 2 §2 Dashboard: Filters: location
test('jobs without locations pass only if Hiring Nationally is selected', { tag: '@journey' }, async ({
  page,
}) => {
  await logIn(page, 'free')
  const rows = await listedRows(page)
  await openDashboard(page)
  const places = await section(await filtersOf(page), 'Job location')
  await places.getByRole('checkbox', { name: /^Hiring Nationally/ }).check()
  await showJobs(page)
  await expectCount(page, rows.filter((row) => row['Location-Specific'].length === 0).length)
})

// holds Part 2 §2 Dashboard: Filters: minimum salary, step 1000, $ and K
// holds Part 2 §9: Salary slider from 60000, step 1000, to the highest maximum
// holds Decisions §9: Salary slider from 60,000, off at its lowest
test('the salary slider moves by a thousand, with $ before and K after, is off at 60, and ends where pay ends', {
  tag: '@server',
}, async ({ page }) => {
  await logIn(page, 'free')
  const rows = await listedRows(page)
  await openDashboard(page)
  const slider = (await section(await filtersOf(page), 'Minimum salary')).getByRole('slider')
  await expect(slider).toHaveAttribute('min', '60000')
  await expect(slider).toHaveAttribute('step', '1000')
  const highest = Math.max(...rows.map((row) => row['Salary Max'] ?? 0))
  await expect(slider).toHaveAttribute('max', String(highest))
  await expect(slider).toHaveAttribute('aria-valuetext', 'Any')
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '$61K')
  const paid = (row: ListedRow) => row['Salary Max'] !== null && row['Salary Max'] >= 61_000
  await expect(counter(page)).toHaveText(new RegExp(`^${rows.filter(paid).length} jobs? found$`))
  await slider.press('ArrowLeft')
  await expect(counter(page)).toHaveText(new RegExp(`^${rows.length} jobs? found$`))
  await page.goto('/#/dashboard?salary=1000000000')
  await expect(page.getByText('No jobs found!')).toBeVisible()
  await expect(slider).toHaveAttribute('max', String(highest))
  await expect(slider).toHaveAttribute('aria-valuetext', '$1000000K')
})

// holds Part 1 §9: Date picker: week starts Sunday; no minimum after the maximum
// holds Part 2 §2 Dashboard: Filters: posted since, clearable, week from Sunday
test('posted since is chosen from a calendar whose week starts on Sunday, and has a clear button', {
  tag: '@phone',
}, async ({ page }) => {
  await logIn(page, 'free')
  const rows = await listedRows(page)
  await openDashboard(page)
  const since = await section(await filtersOf(page), 'Posted since')
  await since.getByRole('button', { name: 'Choose a day' }).click()
  const calendar = since.getByRole('grid')
  await expect(calendar.getByRole('row').first().getByRole('gridcell').first()).toHaveAccessibleName(
    /^Sunday/,
  )
  await calendar.getByRole('button', { name: /^Today/ }).click()
  const clear = since.getByRole('button', { name: 'Clear posted since' })
  await expect(clear).toBeVisible()
  await clear.click()
  await expect(clear).toBeHidden()
  await expect(counter(page)).toHaveText(new RegExp(`^${rows.length} jobs? found$`))
})

// holds Part 2 §2 Dashboard: 'Filters active' with a clear button
test("the chip 'Filters active' clears all, and each chosen filter has its own chip to remove it", {
  tag: '@journey',
}, async ({ page }) => {
  await logIn(page, 'free')
  const rows = await listedRows(page)
  await openDashboard(page)
  await expect(page.getByText('Filters active')).toHaveCount(0)
  await searchField(page).fill('a')
  const types = await section(await filtersOf(page), 'Job type')
  await types.getByRole('checkbox', { name: /^Contract/ }).check()
  await showJobs(page)
  await expect(page.getByText('Filters active')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Contract' }).click()
  await expect(page.getByRole('button', { name: 'Remove Contract' })).toHaveCount(0)
  await expect(searchField(page)).toHaveValue('a')
  await page.getByRole('button', { name: 'Filters active: clear all' }).click()
  await expect(searchField(page)).toHaveValue('')
  await expectCount(page, rows.length)
  await expect(page.getByText('Filters active')).toHaveCount(0)
})

test('the address of a filter can be shared', { tag: '@journey' }, async ({ page, context }) => {
  await logIn(page, 'free')
  await openDashboard(page)
  await searchField(page).fill('manager')
  await expect(page).toHaveURL(/#\/dashboard\?search=manager$/)
  const found = await counter(page).textContent()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(counter(other)).toHaveText(found ?? '')
  await expect(searchField(other)).toHaveValue('manager')
})

test('the state is kept while visiting a job', async ({ page }) => {
  await logIn(page, 'free')
  await openDashboard(page)
  await searchField(page).fill('manager')
  const types = await section(await filtersOf(page), 'Job type')
  await types.getByRole('checkbox', { name: /^Full-Time/ }).check()
  await showJobs(page)
  await cards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Description' })).toBeVisible()
  await page.getByRole('link', { name: 'All jobs' }).click()
  await expect(searchField(page)).toHaveValue('manager')
  await expect(page.getByRole('button', { name: 'Remove Full-Time' })).toBeVisible()
})

test('a job opened right after a choice keeps its own address, and the list keeps its state', {
  tag: '@server',
}, async ({ page }) => {
  await page.route(/job-screen.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.fallback()
  })
  await logIn(page, 'free')
  const rows = await listedRows(page)
  await openDashboard(page)
  const types = await section(await filtersOf(page), 'Job type')
  await types.getByRole('checkbox', { name: /^Full-Time/ }).check()
  await showJobs(page)
  await cards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Description' })).toBeVisible()
  await expect(page).toHaveURL(/#\/job\/\d+$/)
  await page.goBack()
  await expectCount(page, rows.filter((row) => row['Job Type'] === 'Full-Time').length)
  await expect(page.getByRole('button', { name: 'Remove Full-Time' })).toBeVisible()
})

// holds Part 2 §2 Dashboard: Sort only for preK-12 Educator
// holds Part 2 §9: Sort: relevance, date
test('sort options only for the role preK-12 Educator, whose default is relevance', async ({
  page,
  context,
}) => {
  await logIn(page, 'paid')
  await openDashboard(page)
  const sort = page.getByLabel('Sort by')
  await expect(sort).toHaveValue('relevance')
  const first = await cards(page).nth(30).textContent()
  await sort.selectOption('Date')
  await expect(page).toHaveURL(/#\/dashboard\?sort=date$/)
  await expect(cards(page).nth(30)).not.toHaveText(first ?? '')
  await context.clearCookies()
  await logIn(page, 'free')
  await page.goto('/?again#/dashboard')
  await expect(counter(page)).toBeVisible()
  await expect(sort).toHaveCount(0)
})

// holds Part 2 §2 Dashboard: Sticky filters at a desk, Job Filters on a phone
test('at a desk’s width the filters are beside the list, on a phone they open from below', {
  tag: '@phone',
}, async ({ page }) => {
  await logIn(page, 'free')
  await openDashboard(page)
  if (!isPhone(page)) {
    await expect(cards(page).nth(20)).toBeAttached()
    await page.mouse.wheel(0, 2_000)
    await expect(searchField(page)).toBeInViewport()
    return
  }
  await expect(page.getByRole('region', { name: 'Job category' })).toHaveCount(0)
  const sheet = await filtersOf(page)
  await expectAccessible(page, 'dialog[open]')
  await sheet.getByRole('checkbox', { name: /^Full-Time/ }).check()
  const number = /^\d+/.exec((await counter(page).textContent()) ?? '')?.[0]
  await page.getByRole('button', { name: `Show ${number} jobs` }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
