import { holdBack, openBackOffice, rowWith } from '../../support/back-office.ts'
import { boardAddress } from '../../support/boards.ts'
import { messageOf, readAlert } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'

// holds Part 2 §4: Import: 'Working...', 'Import Complete', else an alert
test('Import is Working..., then Import Complete', async ({ page }) => {
  await openBackOffice(page, 'scrape_raw', 'Raw scrape')
  await page.getByLabel('URL').fill(await boardAddress(page))
  await page.getByLabel('URL').press('Enter')
  const row = page.getByRole('row').nth(1)
  await expect(row).toBeVisible()
  const letGo = await holdBack(page, 'insert_job_from_admin')
  const button = row.getByRole('cell').last().getByRole('button')
  await expect(button).toHaveText('Import')
  await button.click()
  await expect(button).toHaveText('Working...')
  letGo()
  await expect(button).toHaveText('Import Complete')
  await expect(button).toBeDisabled()
})

// holds Part 2 §4: Import: 'Working...', 'Import Complete', else an alert
// holds Part 2 §8: Import and raw scrape: the server's message
test('an alert reports a failed import, which can be tried again', async ({ page }) => {
  await openBackOffice(page, 'scrape_raw', 'Raw scrape')
  const address = await boardAddress(page)
  const listings = [{ title: 'A Listing That Is Gone', url: `${address}/no-such-listing` }]
  await page.route('**/admin-api/scrape_raw', (route) => route.fulfill({ json: { success: true, listings } }))
  await page.getByLabel('URL').fill(address)
  await page.getByLabel('URL').press('Enter')
  await expect(page.getByText('1 listing found.')).toBeVisible()
  const button = rowWith(page, 'A Listing That Is Gone').getByRole('button', { name: 'Import' })
  const message = messageOf(page, 'insert_job_from_admin')
  await button.click()
  expect(await readAlert(page)).toBe(await message)
  await expect(button).toBeEnabled()
})

test('an import says what became of the listing, and which parts could not be read', async ({ page }) => {
  await openBackOffice(page, 'scrape_raw', 'Raw scrape')
  await page.getByLabel('URL').fill(await boardAddress(page))
  const message = 'Imported, but not listed: nothing says that it is remote. Only its title could be read.'
  await page.route('**/admin-api/insert_job_from_admin', (route) =>
    route.fulfill({ json: { success: true, message } }),
  )
  await page.getByLabel('URL').press('Enter')
  const row = page.getByRole('row').nth(1)
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: 'Import' }).click()
  await expect(row.getByRole('button', { name: 'Import Complete' })).toBeDisabled()
  await expect(row.getByRole('status')).toHaveText(message)
})
