import { expectAccessible } from '../../support/accessibility.ts'
import { openBackOffice } from '../../support/back-office.ts'
import { joinBy } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'

type Pages = Parameters<typeof openBackOffice>[0]

const open = (page: Pages) => openBackOffice(page, 'reports', 'Reports')
const company = (page: Pages) => page.getByRole('region', { name: 'Company Report' })

/** Goes back to the month before and chooses a day of it. */
const choose = async (page: Pages, label: string, dayOfMonth: number) => {
  await company(page).getByLabel(label).click()
  const calendar = company(page).getByRole('grid')
  await expect(calendar).toBeVisible()
  await company(page)
    .getByRole('button', { name: /previous month/i })
    .click()
  await calendar.getByRole('button', { name: new RegExp(`\\b${dayOfMonth}(st|nd|rd|th), \\d{4}`) }).click()
  await expect(calendar).toHaveCount(0)
}

/** Presses Generate Report and gives the address of the new window. */
const generated = async (page: Pages, title: string) => {
  const coming = page.waitForEvent('popup')
  await page.getByRole('region', { name: title }).getByRole('button', { name: 'Generate Report' }).click()
  const report = await coming
  await expect(report.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return { report, address: new URL(report.url()) }
}

// holds Part 2 §2: `/admin/reports`
// holds Part 2 §2 Admin reports: Company Report: optional dates, clearable, week from Sunday; new window
test('the Company Report opens in a new window, without dates', { tag: '@journey' }, async ({ page }) => {
  await open(page)
  const { address } = await generated(page, 'Company Report')
  expect(address.pathname).toBe('/admin-api/admin/generate_company_report')
  expect(address.search).toBe('')
  await expect(page).toHaveURL(/#\/admin\/reports$/)
})

// holds Part 1 §9: Dates as YYYY-MM-DD, zero-padded
// holds Part 2 §2 Admin reports: Company Report: optional dates, clearable, week from Sunday; new window
test('two days limit the report, as yyyy-mm-dd, and each can be cleared', async ({ page }) => {
  await open(page)
  await choose(page, 'Start date', 5)
  await choose(page, 'End date', 12)
  const { address } = await generated(page, 'Company Report')
  expect([...address.searchParams.keys()]).toEqual(['start_date', 'end_date'])
  expect(address.searchParams.get('start_date')).toMatch(/^\d{4}-\d{2}-05$/)
  expect(address.searchParams.get('end_date')).toMatch(/^\d{4}-\d{2}-12$/)
  await page.getByRole('button', { name: 'Clear start date' }).click()
  await expect(company(page).getByLabel('Start date')).toHaveText('Choose a day')
  const again = await generated(page, 'Company Report')
  expect([...again.address.searchParams.keys()]).toEqual(['end_date'])
  await page.getByRole('button', { name: 'Clear end date' }).click()
  await expect(company(page).getByLabel('End date')).toHaveText('Choose a day')
})

// holds Part 1 §9: Date picker: week starts Sunday; no minimum after the maximum
// holds Part 2 §2 Admin reports: Company Report: optional dates, clearable, week from Sunday; new window
test('the week starts on Sunday, and the start may not be later than the end', async ({ page }) => {
  await open(page)
  await choose(page, 'Start date', 12)
  await company(page).getByLabel('End date').click()
  const calendar = company(page).getByRole('grid')
  await expect(calendar.getByRole('columnheader', { includeHidden: true }).first()).toHaveText(/^Su/)
  await company(page)
    .getByRole('button', { name: /previous month/i })
    .click()
  await expect(calendar.getByRole('button', { name: / 11th, / })).toBeDisabled()
  await expect(calendar.getByRole('button', { name: / 12th, / })).toBeEnabled()
  await expectAccessible(page)
})

// holds Part 2 §2 Admin reports: User Usage Report: e-mail; new window
test('the User Usage Report takes an e-mail address, and opens in a new window', async ({
  page,
  request,
}) => {
  const { email } = await joinBy(request)
  await open(page)
  await page.getByRole('region', { name: 'User Usage Report' }).getByLabel('E-mail').fill(email)
  const { report, address } = await generated(page, 'User Usage Report')
  expect(address.pathname).toBe('/admin-api/admin/generate_user_report')
  expect([...address.searchParams]).toEqual([['email', email]])
  await expect(report.getByText(email).first()).toBeVisible()
})
