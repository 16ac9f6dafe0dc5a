import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { counter, filtersOf, openDashboard, searchField, showJobs } from '../../support/dashboard.ts'
import { readAlert } from '../../support/newcomer.ts'
import { joinPremium } from '../../support/premium.ts'
import { manageSearches, type Saved, savedSearches } from '../../support/searches.ts'
import { expect, logIn, test } from '../../support/test.ts'

/** Saves the chosen filter as a person does. */
async function save(page: Page, name: string, schedule?: 'Weekly' | 'No e-mails') {
  const filters = await filtersOf(page)
  await filters.getByRole('button', { name: 'Save Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Your Search' })
  await dialog.getByLabel('Name').fill(name)
  if (schedule) await dialog.getByRole('radio', { name: schedule }).check()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  expect(await readAlert(page)).toBe('Your search has been saved!')
  await expect(dialog).toHaveCount(0)
}

// holds Part 1 §6: Free member: menu, twice-monthly disabled, no saving of searches
// holds Part 2 §1: Free users: subset, banner, no saved searches
// holds Part 2 §2 Dashboard: Save Your Search, only for paid members
// holds Part 2 §2 Dashboard: 'Save Search' disabled for free users; 'Upgrade your account to save your searches!'
// holds Part 2 §6: Free: saved searches are not loaded, none can be saved
test("for free members 'Save Search' is disabled, and a link goes to /upgrade", async ({ page }) => {
  await logIn(page, 'free')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/get_searches')) asked.push(request.url())
  })
  await openDashboard(page)
  const filters = await filtersOf(page)
  await expect(filters.getByRole('button', { name: 'Save Search' })).toBeDisabled()
  expect(asked).toEqual([])
  await filters.getByRole('link', { name: 'Upgrade your account to save your searches!' }).click()
  await expect(page).toHaveURL(/#\/upgrade$/)
})

test('the address of somebody else’s saved search shows all jobs, and says so', async ({ page }) => {
  await joinPremium(page)
  await page.goto('/#/dashboard/999999999')
  await expect(page.getByText('We couldn’t find this saved search, so you see all jobs.')).toBeVisible()
  await openDashboard(page)
  await expect(page.getByText('We couldn’t find this saved search')).toHaveCount(0)
})

// holds Part 2 §1: Paid users: filters, saved searches, favourites, tracker
// holds Part 2 §2: `/dashboard`, `/dashboard/:searchId`
// holds Part 2 §2 Dashboard: Save Your Search, only for paid members
// holds Part 2 §6: Paid: all of it
// holds Part 2 §8: Save search: 'An error occurred!', 'Your search has been saved!'
test('a search is saved under a name, and loaded by its address', { tag: '@journey' }, async ({ page }) => {
  await joinPremium(page)
  await openDashboard(page)
  const all = await counter(page).textContent()
  await expect(page.getByLabel('My saved searches')).toHaveCount(0)
  await searchField(page).fill('manager')
  const found = (await counter(page).textContent()) ?? ''
  await save(page, 'Managers', 'Weekly')
  await showJobs(page)
  const [saved] = await savedSearches(page)
  expect(saved).toMatchObject({ name: 'Managers', notification_schedule: 'weekly' })
  expect(JSON.parse(saved?.state ?? '')).toMatchObject({ search_field: 'manager', sort_selected: 'date' })

  await page.getByRole('button', { name: 'Filters active: clear all' }).click()
  await expect(counter(page)).toHaveText(all ?? '')
  const loaded = page.waitForRequest('**/api/set_last_loaded_search')
  await page.goto(`/#/dashboard/${saved?.id}`)
  expect((await loaded).postDataJSON()).toEqual({ id: saved?.id })
  await expect(counter(page)).toHaveText(found)
  await expect(searchField(page)).toHaveValue('manager')
})

test('the dialog shows the chosen filters, proposes a name made from them, and offers e-mail', async ({
  page,
}) => {
  await joinPremium(page)
  await openDashboard(page, '?category=Sales&type=Full-Time&salary=80000')
  await page.getByRole('button', { name: 'Save Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Your Search' })
  await expect(dialog.getByRole('listitem')).toHaveText(['Sales', 'Full-Time', 'From $80K'])
  await expect(dialog.getByLabel('Name')).toHaveValue('Sales, Full-Time from $80K')
  await expect(dialog.getByRole('radio', { name: 'Daily' })).toBeChecked()
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page.getByText(
      /^New jobs that match come by e-mail every morning at 8.* You find it under ‘My saved searches’\.$/,
    ),
  ).toBeVisible()
  expect(await readAlert(page)).toBe('Your search has been saved!')
  expect(await savedSearches(page)).toMatchObject([
    { name: 'Sales, Full-Time from $80K', notification_schedule: 'daily' },
  ])
})

// holds Part 2 §2 Dashboard: No list until the saved search of the address is loaded
test('no list is shown until the search in the address has loaded', async ({ page }) => {
  await joinPremium(page)
  await page.request.post('/api/save_search', {
    data: {
      name: 'Managers',
      state: JSON.stringify({ search_field: 'manager' }),
      notification_schedule: null,
    },
  })
  const [saved] = await savedSearches(page)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/get_searches', async (route) => {
    await held
    await route.continue()
  })
  const list = page.waitForResponse('**/api/load_front_end_jobs')
  await page.goto(`/#/dashboard/${saved?.id}`)
  await list
  await expect(page.getByText('Loading jobs')).toBeAttached()
  await expect(page.getByRole('article')).toHaveCount(0)
  release()
  await expect(searchField(page)).toHaveValue('manager')
  await expect(counter(page)).toBeVisible()
})

// holds Part 2 §5: Save disabled when the name is empty or pending
// holds Part 2 §8: Save search: 'An error occurred!', 'Your search has been saved!'
test('Save is disabled when the name is empty or a request is pending', async ({ page }) => {
  await joinPremium(page)
  await openDashboard(page)
  await (await filtersOf(page)).getByRole('button', { name: 'Save Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Your Search' })
  const button = dialog.getByRole('button', { name: 'Save', exact: true })
  await expect(button).toBeDisabled()
  await dialog.getByLabel('Name').fill('   ')
  await expect(button).toBeDisabled()
  await dialog.getByLabel('Name').fill('All')
  await expect(button).toBeEnabled()
  await expectAccessible(page, 'dialog[open]')
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/save_search', async (route) => {
    await held
    await route.fulfill({
      status: 409,
      json: { success: false, message: 'This was changed in the meantime.' },
    })
  })
  await button.click()
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  release()
  expect(await readAlert(page)).toBe('An error occurred!')
  await expect(dialog.getByLabel('Name')).toHaveValue('All')
})

// holds Part 2 §2 Dashboard: 'My saved searches' and 'Manage searches'
test('the dropdown loads a saved search; after a changed filter it is no longer selected', {
  tag: '@phone',
}, async ({ page }) => {
  await joinPremium(page)
  for (const text of ['manager', 'writer'])
    await page.request.post('/api/save_search', {
      data: {
        name: `All of ${text}`,
        state: JSON.stringify({ search_field: text }),
        notification_schedule: null,
      },
    })
  await openDashboard(page)
  const dropdown = (await filtersOf(page)).getByLabel('My saved searches')
  await dropdown.selectOption('All of writer')
  await expect(page).toHaveURL(/#\/dashboard\/\d+$/)
  await showJobs(page)
  await expect(searchField(page)).toHaveValue('writer')
  await searchField(page).fill('editor')
  await expect(page).toHaveURL(/#\/dashboard\?search=editor$/)
  await expect((await filtersOf(page)).getByLabel('My saved searches')).toHaveValue('')
})

// holds Part 1 §7: `POST /api/delete_search`
// holds Part 1 §9: Schedules daily and weekly; daily on enabling
// holds Part 2 §2 Dashboard: Manage Your Searches
// holds Part 2 §4: Schedule: on is daily, off none
test('notifications: on means daily, weekly can be chosen, off stops them; deleting a search asks first', {
  tag: '@journey',
}, async ({ page }) => {
  await joinPremium(page)
  await openDashboard(page)
  await save(page, 'Everything', 'No e-mails')
  const dialog = await manageSearches(page)
  await expectAccessible(page, 'dialog[open]')
  const notify = dialog.getByRole('switch', { name: 'Notifications' })
  await expect(notify).not.toBeChecked()
  const scheduleOf = async () => (await savedSearches(page))[0]?.notification_schedule
  await dialog.getByText('Notifications', { exact: true }).click()
  await expect(dialog.getByRole('radio', { name: 'Daily' })).toBeChecked()
  await expect.poll(scheduleOf).toBe('daily')
  await dialog.getByRole('radio', { name: 'Weekly' }).click()
  await expect.poll(scheduleOf).toBe('weekly')
  await dialog.getByText('Notifications', { exact: true }).click()
  await expect(dialog.getByRole('radio', { name: 'Daily' })).toHaveCount(0)
  await expect.poll(scheduleOf).toBeNull()

  await dialog.getByRole('button', { name: 'Delete Everything' }).click()
  expect(await page.getByRole('alertdialog').textContent()).toContain('Are you sure')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  expect(await savedSearches(page)).toEqual([])
})

// holds Part 2 §8: Search delete and schedule: 'An error occurred!' and unlocked
test("a failed change of the schedule says 'An error occurred!' and unlocks the item", async ({ page }) => {
  await joinPremium(page)
  await openDashboard(page)
  await save(page, 'Everything', 'No e-mails')
  await page.route('**/api/save_notification_schedule', (route) =>
    route.fulfill({ status: 409, json: { success: false, message: 'This was changed in the meantime.' } }),
  )
  const dialog = await manageSearches(page)
  const notify = dialog.getByRole('switch', { name: 'Notifications' })
  await dialog.getByText('Notifications', { exact: true }).click()
  expect(await readAlert(page)).toBe('An error occurred!')
  await expect(notify).toBeEnabled()
  await expect(notify).not.toBeChecked()
})

// holds Decisions §9: new_jobs of the last run; loading clears them
test('a search without a name is labelled so, and counts new jobs until it is loaded', async ({
  page,
  baseURL,
}) => {
  await joinPremium(page)
  const nameless = {
    id: 7,
    name: '',
    state: '{}',
    notification_schedule: 'daily',
    new_jobs: [1, 2, 3],
    feed_url: `${baseURL}/feeds/secret.xml`,
  }
  await page.route('**/api/get_searches', (route) =>
    route.fulfill({ json: { success: true, filters_states: [nameless], last_loaded_search_id: null } }),
  )
  await page.route('**/api/set_last_loaded_search', (route) => route.fulfill({ json: { success: true } }))
  await openDashboard(page)
  const dialog = await manageSearches(page)
  await expect(dialog.getByText('3 new jobs')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', /secret\.xml$/)
  await expect(dialog.getByRole('link', { name: 'JSON' })).toHaveAttribute('href', /secret\.json$/)
  await dialog.getByRole('link', { name: '(no name)' }).click()
  await expect(page).toHaveURL(/#\/dashboard\/7$/)
  await expect((await manageSearches(page)).getByText('3 new jobs')).toHaveCount(0)
})

test('a search can be managed although its name is one long word', { tag: '@phone' }, async ({ page }) => {
  await joinPremium(page)
  const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  await page.request.post('/api/save_search', { data: { name, state: '{}', notification_schedule: null } })
  await openDashboard(page)
  const dialog = await manageSearches(page)
  await expect(dialog.getByRole('link', { name })).toBeVisible()
  const edge = await dialog.boundingBox()
  const button = await dialog.getByRole('button', { name: `Delete ${name}` }).boundingBox()
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThan((edge?.x ?? 0) + (edge?.width ?? 0))
})

// holds Part 1 §8: Other loads that fail: the page says so and offers to try again
test('a saved search that fails to load says so, and the whole list is not shown in its place', async ({
  page,
  complaints,
}) => {
  await joinPremium(page)
  const state = JSON.stringify({ category_selected: ['Sales'] })
  const saved = await page.request.post('/api/save_search', {
    data: { name: 'Sales', state, notification_schedule: null },
  })
  const { id } = ((await saved.json()) as { filters_state: Saved }).filters_state
  await page.route('**/api/get_searches', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'An unknown error occurred.' } }),
  )
  await page.goto(`/#/dashboard/${id}`)
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.')
  await expect(counter(page)).toHaveCount(0)
  await page.unroute('**/api/get_searches')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Remove Sales' })).toBeVisible()
  complaints.length = 0
})
