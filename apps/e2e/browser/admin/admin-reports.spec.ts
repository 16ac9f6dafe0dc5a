import { expectAccessible } from '../../support/accessibility.ts'
import { openBackOffice } from '../../support/back-office.ts'
import { joinBy } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'

type Pages = Parameters<typeof openBackOffice>[0]

const open = (page: Pages) => openBackOffice(page, 'reports', 'Reports')
const company = (page: Pages) => page.getByRole('region', { name: 'Company Report' })

/** Goes back to the month before and chooses a day of it. */
async function choose(page: Pages, label: string, dayOfMonth: number) {
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
async function generated(page: Pages, title: string) {
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

// holds Beyond §7: `GET /admin-api/load_retention_report`
test('who stays is shown by reason, first week, codes, affiliate and week, with shares and small groups together', async ({
  page,
}) => {
  const others = { name: null, people: 6, paid: 3, retained: 0 }
  const groups = (name: string) => [{ name, people: 1_200, paid: 300, retained: 150 }, others]
  const json = {
    success: true,
    visits: [{ week: '2027-03-14', visits: 5_000 }],
    weeks: [...groups('2027-03-14'), { name: '', people: 8, paid: 2, retained: 1 }],
    codes: groups('Spring summit'),
    promotions: groups('SUMMER'),
    sources: groups(''),
    activities: [{ name: 'search', people: 40, paid: 40, retained: 30 }],
    reasons: [{ name: 'too_few_jobs', people: 9 }],
  }
  await page.route('**/admin-api/load_retention_report', (route) => route.fulfill({ json }))
  await open(page)
  const stays = page.getByRole('region', { name: 'Who stays' })
  const row = (table: string, text: string) =>
    stays.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text }).getByRole('cell')
  await expect(row('Why they left', 'Too few jobs suit me').last()).toHaveText('9')
  const numbers = ['1,200', '300 (25%)', '150 (13%)']
  await expect(row('By redemption code', 'Spring summit')).toHaveText(['Spring summit', ...numbers])
  await expect(row('By redemption code', 'Others')).toHaveText(['Others', '6', '3 (50%)', '0 (0%)'])
  await expect(row('By promotion code', 'SUMMER')).toHaveText(['SUMMER', ...numbers])
  const did = 'What those who paid did in their first week'
  await expect(row(did, 'Saved a search')).toHaveText(['Saved a search', '40', '30 (75%)'])
  await expect(row('By affiliate', '1,200')).toHaveText(['None', ...numbers])
  await expect(row('Opened by visitors, each week', 'March')).toHaveText(['March 14, 2027', '5,000'])
  await expect(row('By week of sign-up', 'March')).toHaveText(['March 14, 2027', ...numbers])
  await expect(row('By week of sign-up', 'Earlier').nth(1)).toHaveText('8')
  await expectAccessible(page)
})
