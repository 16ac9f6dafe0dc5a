import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { expect, test } from '../../support/test.ts'

// holds Beyond §6: Titles: public pages that work without a script
test('titles are found without a script, and lead to jobs', async ({ browser, page }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() })
  const plain = await context.newPage()
  const origin = process.env.LILYPAD_ORIGIN ?? ''
  await plain.goto(`${origin}/titles`)
  await plain.getByLabel('What did you do?').fill('4th grade teacher, ten years, curriculum lead')
  await plain.getByRole('button', { name: 'Show titles' }).click()
  await expect(plain).toHaveURL(/\/titles\?from=4th\+grade/)
  await expect(plain.getByRole('heading', { level: 3 }).first()).toContainText('Curriculum')
  await expect(plain.getByText(/welcomes? classroom experience/).first()).toBeVisible()
  await plain.getByRole('link', { name: 'School counselor' }).click()
  await expect(plain.getByLabel('What did you do?')).toHaveValue('school counselor')
  await context.close()

  await page.goto('/titles/elementary-teacher')
  await expectAccessibleAtAnyWidth(page)
})

test('the intake leads to titles, with the job title that was typed', async ({ page }) => {
  await page.goto('/#/intake?step=2')
  await page.getByLabel('Current job title').fill('School counselor')
  await page.getByRole('link', { name: 'Which titles should I search for?' }).click()
  await expect(page.getByLabel('What did you do?')).toHaveValue('School counselor')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Current job title')).toHaveValue('School counselor')
})
