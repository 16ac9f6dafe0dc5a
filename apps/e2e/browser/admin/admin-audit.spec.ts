import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { columnNames, openBackOffice, rowWith } from '../../support/back-office.ts'
import { expect, logIn, test } from '../../support/test.ts'

/** Makes a code, which the log names by its source. */
async function createCode(page: Page): Promise<string> {
  await logIn(page, 'admin')
  const source = `Audited fair ${randomUUID()}`
  const reply = await page.request.post('/admin-api/create_redemption_codes', {
    data: { source, duration: 31, num_codes: 1 },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  return source
}

// holds Part 2 §2: Added screens: `/admin/curation`, `/admin/alerts`, `/admin/content`, `/admin/audit`
test('the log says what an admin did: when, who, what, to what, and how', async ({ page }) => {
  const source = await createCode(page)
  await openBackOffice(page, `audit?search=${encodeURIComponent(source)}`, 'Audit log')
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
  expect(await columnNames(page)).toEqual(['When', 'Admin', 'Action', 'Subject', 'Details'])
  const cells = rowWith(page, source).getByRole('cell')
  await expect(cells.nth(1)).toHaveText('admin@example.com')
  await expect(cells.nth(2)).toContainText('Created codes')
  await expect(cells.nth(2)).toContainText('create_redemption_codes')
  await expect(cells.nth(3)).toHaveText(source)
  await expect(cells.nth(4)).toContainText('31')
})

test('typing in the search filters by admin, action and subject', async ({ page }) => {
  const source = await createCode(page)
  await openBackOffice(page, 'audit', 'Audit log')
  const search = page.getByRole('searchbox', { name: 'Search by admin, action or subject' })
  await search.fill(source.toUpperCase())
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
  await search.fill('create_redemption')
  await expect(page).toHaveURL(/search=create_redemption$/)
  await expect(rowWith(page, source)).toBeVisible()
  await search.fill(randomUUID())
  await expect(page.getByRole('heading', { name: 'Nothing recorded' })).toBeVisible()
})

// holds Part 2 §8: Lists of the back office that cannot be loaded say so and are asked for again
test('a long log has pages of 100, and one that fails to load can be requested again', async ({
  page,
  complaints,
}) => {
  await page.route('**/admin-api/get_audit_log*', async (route) => {
    const reply = await (await route.fetch()).json()
    await route.fulfill({ json: { ...reply, num_entries: 250 } })
  })
  await createCode(page)
  await openBackOffice(page, 'audit', 'Audit log')
  await expect(page.getByText('1–100 of 250')).toBeVisible()
  const answered = page.waitForResponse(/get_audit_log\?.*page=2/)
  await page.getByRole('link', { name: 'Next' }).click()
  await answered
  await expect(page).toHaveURL(/page=2$/)
  await page.unroute('**/admin-api/get_audit_log*')
  await page.route('**/admin-api/get_audit_log*', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'An unknown error occurred.' } }),
  )
  await page.reload()
  await expect(page.getByText(/went wrong on our side/)).toBeVisible()
  await page.unroute('**/admin-api/get_audit_log*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^[\d,]+ entr(y|ies)$/)).toBeVisible()
  complaints.length = 0
})
