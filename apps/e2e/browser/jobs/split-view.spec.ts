import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { counter, listedRows, openDashboard, section } from '../../support/dashboard.ts'
import { joinByCall } from '../../support/newcomer.ts'
import { cards, expect, isPhone, logIn, test } from '../../support/test.ts'

const toggle = (page: Page) => page.getByRole('button', { name: 'Split view' })

/** The job beside the list, by its title. */
const pane = (page: Page, title: string | RegExp) => page.getByRole('region', { name: title, exact: true })

const link = (page: Page, place: number) => cards(page).nth(place).getByRole('heading').getByRole('link')

const idOf = async (page: Page, place: number) =>
  Number((await link(page, place).getAttribute('href'))?.split('/').at(-1))

const titleOf = async (page: Page, place: number) => (await link(page, place).textContent()) ?? ''

async function openSplit(page: Page, rest = '') {
  await openDashboard(page, rest)
  await toggle(page).click()
  await expect(pane(page, await titleOf(page, 0))).toBeVisible()
}

/** The ids of the jobs whose opening the server is told from now on. */
function countOpened(page: Page) {
  const opened: number[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/on_job_click') opened.push(Number(url.searchParams.get('id')))
  })
  return opened
}

test('the split view is switched on by a button, opens the first job, and is still on after a reload', async ({
  page,
}) => {
  await logIn(page, 'paid')
  await openSplit(page)
  const title = await titleOf(page, 0)
  await expect(page.getByRole('button', { name: /^Job Filters/ })).toBeVisible()
  await page.reload()
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await toggle(page).click()
  await expect(pane(page, title)).toHaveCount(0)
  // The address follows after a moment.
  await expect(page).not.toHaveURL(/[?&]job=/)
  await page.reload()
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
})

test('j and k show the job on which they rest, Enter goes into it, Escape back to its card', {
  tag: '@journey',
}, async ({ page }) => {
  await openSplit(page)
  const opened = countOpened(page)
  const titles = [await titleOf(page, 0), await titleOf(page, 1)] as const
  await page.keyboard.press('j')
  await expect(pane(page, titles[1])).toBeVisible()
  await expect(link(page, 1)).toHaveAttribute('aria-current', 'true')
  await expect(link(page, 0)).not.toHaveAttribute('aria-current')
  await page.keyboard.press('Enter')
  await expect(pane(page, titles[1])).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link(page, 1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(pane(page, titles[0])).toBeVisible()
  await expect(link(page, 0)).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`#/dashboard\\?job=${await idOf(page, 0)}$`))
  expect(opened).toEqual([await idOf(page, 1), await idOf(page, 0)])
})

test('a press shows a job with title, Apply and star in sight, however far one reads', async ({ page }) => {
  await joinByCall(page)
  await openSplit(page)
  const title = await titleOf(page, 2)
  await link(page, 2).click()
  const job = pane(page, title)
  await expect(job.getByRole('heading', { name: 'Related Jobs' })).toBeAttached()
  await job.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(job.getByRole('heading', { name: title, exact: true, level: 2 })).toBeInViewport()
  await expect(job.getByRole('link', { name: 'Apply on company site' })).toBeInViewport()
  await job.getByRole('button', { name: `Save ${title}` }).click()
  const star = cards(page)
    .nth(2)
    .getByRole('button', { name: `Save ${title}` })
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('a press with Ctrl opens the page in another tab; the whole page can be opened, and left again', async ({
  page,
  context,
}) => {
  await openSplit(page)
  const id = await idOf(page, 1)
  const title = await titleOf(page, 1)
  const other = context.waitForEvent('page')
  await link(page, 1).click({ modifiers: ['ControlOrMeta'] })
  const tab = await other
  await expect(tab).toHaveURL(new RegExp(`#/job/${id}$`))
  await tab.close()
  await expect(pane(page, await titleOf(page, 0))).toBeVisible()
  await link(page, 1).click()
  await expect(page).toHaveURL(new RegExp(`\\?job=${id}$`))
  await pane(page, title).getByRole('link', { name: 'Open full page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('link', { name: 'All jobs' }).click()
  await expect(pane(page, title)).toBeVisible()
})

test('the address names filters and job, and neither drops the other', async ({ page }) => {
  await logIn(page, 'free')
  await openSplit(page)
  const id = await idOf(page, 0)
  const title = await titleOf(page, 0)
  await link(page, 0).click()
  await expect(page).toHaveURL(new RegExp(`\\?job=${id}$`))
  await page.getByRole('button', { name: /^Job Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Job Filters' })
  const types = await section(sheet, 'Job type')
  await types.getByRole('checkbox', { name: 'Full-Time' }).check()
  await page.getByRole('button', { name: /^Show [\d,]+ jobs?$/ }).click()
  await expect(page).toHaveURL(new RegExp(`\\?type=Full-Time&job=${id}$`))
  await expect(pane(page, title)).toBeVisible()
  const count = (await counter(page).textContent()) ?? ''
  const next = await idOf(page, 3)
  const nextTitle = await titleOf(page, 3)
  await link(page, 3).click()
  await expect(page).toHaveURL(new RegExp(`\\?type=Full-Time&job=${next}$`))
  await page.reload()
  await expect(pane(page, nextTitle)).toBeVisible()
  await expect(counter(page)).toHaveText(count)
  await page.getByRole('button', { name: 'Filters active: clear all' }).click()
  await expect(page).toHaveURL(new RegExp(`#/dashboard\\?(sort=\\w+&)?job=${next}$`))
})

test('a shared address opens its job beside the list, and only for that visit', async ({ page }) => {
  const row = (await listedRows(page))[4]
  await openDashboard(page, `?job=${row?.id}`)
  await expect(pane(page, row?.['Job Title'] ?? '')).toBeVisible()
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
  await toggle(page).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  await page.goto('/?again#/dashboard')
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a job that one may not see, or that is gone, says so in the words of its page', async ({ page }) => {
  await openDashboard(page, '?job=999999999')
  await expect(page.getByText('This job is only available to paid subscribers.')).toBeVisible()
  await logIn(page, 'paid')
  await page.goto('/?again#/dashboard?job=999999999')
  await expect(page.getByText('This job is no longer available.')).toBeVisible()
  await expectAccessible(page)
})

test('a related job is shown beside the list too, from its top', async ({ page }) => {
  await logIn(page, 'paid')
  await openSplit(page)
  const title = await titleOf(page, 0)
  await link(page, 0).click()
  const related = pane(page, title).getByRole('region', { name: 'Related Jobs' }).getByRole('link').first()
  const name = (await related.textContent()) ?? ''
  await related.click()
  const next = pane(page, name)
  await expect(next).toBeFocused()
  await expect(next.getByRole('link', { name: 'Open full page' })).toBeInViewport()
})

test('where there is no room for both, nothing of it is there, and an address with a job leads to its page', {
  tag: '@phone',
}, async ({ page }) => {
  if (!isPhone(page)) await page.setViewportSize({ width: 1199, height: 900 })
  const [row] = await listedRows(page)
  await logIn(page, 'paid')
  await openDashboard(page)
  await expect(toggle(page)).toHaveCount(0)
  await link(page, 0).click()
  await expect(page).toHaveURL(/#\/job\/\d+$/)
  await page.goto(`/?again#/dashboard?job=${row?.id}`)
  await expect(page).toHaveURL(new RegExp(`#/job/${row?.id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(row?.['Job Title'] ?? '')
})
