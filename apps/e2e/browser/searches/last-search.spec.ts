import { openDashboard, searchField } from '../../support/dashboard.ts'
import { joinPremium } from '../../support/premium.ts'
import { manageSearches, savedSearches } from '../../support/searches.ts'
import { expect, test } from '../../support/test.ts'

// holds Part 2 §7 Saved searches: `POST /api/set_last_loaded_search`
test('the dashboard opens with the search that was loaded last', async ({ page }) => {
  await joinPremium(page)
  await page.request.post('/api/save_search', {
    data: {
      name: 'Managers',
      state: JSON.stringify({ search_field: 'manager' }),
      notification_schedule: null,
    },
  })
  const [saved] = await savedSearches(page)
  await page.request.post('/api/set_last_loaded_search', { data: { id: saved?.id } })
  await openDashboard(page)
  await expect(searchField(page)).toHaveValue('manager')
  await expect(page.getByLabel('My saved searches')).toHaveValue(String(saved?.id))
})

// holds Decisions §9: new_jobs of the last run; loading clears them
test('a dashboard that opens with the last search names it, keeps its new jobs, and is left by one press', async ({
  page,
}) => {
  await joinPremium(page)
  const managers = {
    id: 7,
    name: 'Managers',
    state: JSON.stringify({ search_field: 'manager' }),
    notification_schedule: 'daily',
    new_jobs: [1, 2, 3],
    feed_url: null,
  }
  await page.route('**/api/get_searches', (route) =>
    route.fulfill({ json: { success: true, filters_states: [managers], last_loaded_search_id: 7 } }),
  )
  const loaded: string[] = []
  await page.route('**/api/set_last_loaded_search', (route) => {
    loaded.push(route.request().url())
    return route.fulfill({ json: { success: true } })
  })
  await openDashboard(page)
  await expect(page.getByRole('heading', { name: 'Saved search: Managers' })).toBeVisible()
  await expect(searchField(page)).toHaveValue('manager')
  await page.getByRole('link', { name: 'Leave this search' }).click()
  await expect(page.getByText('Saved search: Managers')).toHaveCount(0)
  await expect(searchField(page)).toHaveValue('')
  expect(loaded).toEqual([])
  const dialog = await manageSearches(page)
  await expect(dialog.getByText('3 new jobs')).toBeVisible()
  await dialog.getByRole('link', { name: 'Managers' }).click()
  await expect(page.getByText('Saved search: Managers')).toBeVisible()
  await expect.poll(() => loaded).toHaveLength(1)
})
