import { expectAccessible } from '../../support/accessibility.ts'
import { clipboardOf, openBackOffice } from '../../support/back-office.ts'
import { boardAddress } from '../../support/boards.ts'
import { messageOf, readAlert } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'

// holds Part 2 §2: `/admin/scrape_raw`
// holds Part 2 §2 Admin raw scrape: Listings with Import, 'N listing(s) found.'
test('any careers address shows its listings, each with a title, an address and an import', async ({
  page,
}) => {
  await openBackOffice(page, 'scrape_raw', 'Raw scrape')
  const scrape = page.getByRole('button', { name: 'Scrape', exact: true })
  await expect(scrape).toBeDisabled()
  await page.getByLabel('URL').fill(await boardAddress(page))
  await scrape.click()
  await expect(page.getByText(/^\d+ listings? found\.$/)).toBeVisible()
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Import' }) })
  const said = Number.parseInt((await page.getByText(/listings? found\.$/).textContent()) ?? '', 10)
  await expect(rows).toHaveCount(said)
  await expectAccessible(page)
})

// holds Part 2 §2 Admin raw scrape: Clicking copies: 'Copied to clipboard!'
// holds Part 2 §8: 'Copied to clipboard!', 'Scraping loop started.'
test('a click on a title or an address copies it', async ({ page }) => {
  const read = await clipboardOf(page)
  await openBackOffice(page, 'scrape_raw', 'Raw scrape')
  await page.getByLabel('URL').fill(await boardAddress(page))
  await page.getByLabel('URL').press('Enter')
  const cells = page.getByRole('row').nth(1).getByRole('cell')
  await expect(cells.first()).toBeVisible()
  for (const cell of [cells.nth(0), cells.nth(1)]) {
    await cell.getByRole('button').click()
    expect(await readAlert(page)).toBe('Copied to clipboard!')
    expect(await read()).toBe(await cell.textContent())
  }
})

// holds Part 2 §8: Import and raw scrape: the server's message
test('an alert reports an address that cannot be read, and the address can be corrected', async ({
  page,
}) => {
  await openBackOffice(page, 'scrape_raw', 'Raw scrape')
  await page.getByLabel('URL').fill('not an address')
  const message = messageOf(page, 'scrape_raw')
  await page.getByRole('button', { name: 'Scrape', exact: true }).click()
  expect(await readAlert(page)).toBe(await message)
  await expect(page.getByLabel('URL')).toHaveValue('not an address')
  await expect(page.getByRole('button', { name: 'Scrape', exact: true })).toBeEnabled()
})
