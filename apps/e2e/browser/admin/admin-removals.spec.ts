import { randomUUID } from 'node:crypto'
import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { answer, openBackOffice, rowWith } from '../../support/back-office.ts'
import { inProduct } from '../../support/product-database.ts'
import { expect, test } from '../../support/test.ts'

// holds Part 2 §2: Added screens: `/admin/removals`
test('an employer that asks not to be listed is taken off the list, and may come back', async ({ page }) => {
  const companyName = `Pond ${randomUUID()}`
  await inProduct((a) => a.job({ companyName }))
  await openBackOffice(page, 'removals', 'Do not list')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Do not list' })
  await dialog.getByLabel('Company').fill(companyName)
  await dialog.getByLabel('Asked by').fill('Ann of Pond')
  await dialog.getByLabel('Why').fill('Her letter of May 4.')
  await dialog.getByRole('button', { name: 'Take off the list' }).click()
  await answer(page, '1 job left the list.', 'OK')
  const row = rowWith(page, companyName)
  await expect(row).toContainText('Ann of Pond')
  await expectAccessibleAtAnyWidth(page)
  await row.getByRole('button', { name: 'Lift' }).click()
  await answer(page, `Are you sure that ${companyName} may be listed again?`, 'Lift')
  await expect(row).toContainText('Lifted')
})
