import { randomInt, randomUUID } from 'node:crypto'
import { schema } from '@lilypad/db'
import type { Page } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { answer, openBackOffice } from '../../support/back-office.ts'
import { joinBy, newcomer } from '../../support/newcomer.ts'
import { inProduct } from '../../support/product-database.ts'
import { askCallsAlone, expect, test } from '../../support/test.ts'

type DeskReply = { cases: { text: string }[]; decided: { text: string }[] }

const addReport = (title: string) =>
  inProduct(async (a, db) => {
    const job = await a.job({ title, companyName: 'Pond & Co' })
    const [opened] = await db
      .insert(schema.listingCases)
      .values({ jobId: job.id, openedAt: new Date('2026-01-05') })
      .returning()
    await db.insert(schema.listingReports).values({
      caseId: opened?.id ?? 0,
      reason: 'closed',
      message: 'It says it is filled.',
      reportedAt: new Date('2026-01-05'),
    })
  })
/** A key reaches any case and U the latest decision of anybody: what other tests make and decide is not on this desk. */
async function showOnly(page: Page, ...texts: string[]) {
  await askCallsAlone(page)
  await page.route('**/admin-api/load_desk*', async (route) => {
    const desk = (await (await route.fetch()).json()) as DeskReply
    const isOurs = ({ text }: { text: string }) => texts.some((one) => text.includes(one))
    const [cases, decided] = [desk.cases.filter(isOurs), desk.decided.filter(isOurs)]
    await route.fulfill({ json: { ...desk, cases, decided } })
  })
}
const caseWith = (page: Page, text: string) => page.locator('[data-case]').filter({ hasText: text })

// holds Part 2 §2: Added screens: `/admin/desk`
test('what waits for a person is on the desk with its age; a press decides it, and another takes that back', async ({
  page,
}) => {
  const title = `Reported ${randomUUID()}`
  await addReport(title)
  await openBackOffice(page, 'desk', 'Desk')
  const one = caseWith(page, title)
  await expect(one).toContainText('Report')
  await expect(one).toContainText(/opened .*ago/)
  await expect(one).toContainText('“It says it is filled.”')
  const link = page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: /^Desk \(\d+\)$/ })
  await expect(link).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await one.getByRole('button', { name: `Put right: ${title}` }).click()
  await expect(one).toBeHidden()
  const undo = page.getByRole('button', { name: `Undo: ${title}` })
  await undo.click()
  await expect(one).toBeVisible()
  await expect(undo).toBeHidden()
})

test('after Undo, the next key decides the case that came back; a second quick press decides no other', async ({
  page,
}) => {
  const [first, second] = [`First ${randomUUID()}`, `Second ${randomUUID()}`]
  await addReport(first)
  await addReport(second)
  await showOnly(page, first, second)
  await openBackOffice(page, 'desk', 'Desk')
  await caseWith(page, first).getByRole('link').focus()
  await page.keyboard.press('1')
  await page.keyboard.press('1')
  await expect(caseWith(page, first)).toBeHidden()
  await expect(caseWith(page, second)).toBeVisible()
  await page.keyboard.press('u')
  await expect(caseWith(page, first).getByRole('button').first()).toBeFocused()
  await page.keyboard.press('2')
  await expect(page.getByText(`Nothing wrong: ${first}`)).toBeVisible()
  await expect(caseWith(page, second)).toBeVisible()
})

test('a number decides the case with the focus, and U takes the latest decision back', async ({ page }) => {
  const [first, second] = [`First ${randomUUID()}`, `Second ${randomUUID()}`]
  await addReport(first)
  await addReport(second)
  await showOnly(page, first, second)
  await openBackOffice(page, 'desk', 'Desk')
  await caseWith(page, second).getByRole('link').focus()
  await page.keyboard.press('2')
  await expect(caseWith(page, second)).toBeHidden()
  await expect(caseWith(page, first)).toBeVisible()
  await expect(page.getByText(`Nothing wrong: ${second}`)).toBeVisible()
  await page.keyboard.press('u')
  await expect(caseWith(page, second)).toBeVisible()
})

test('who looked into a case and comes back decides that one by key; a report leads to its job', async ({
  page,
}) => {
  const [first, second] = [`First ${randomUUID()}`, `Second at home ${randomUUID()}`]
  await addReport(first)
  await addReport(second)
  await showOnly(page, first, second)
  await openBackOffice(page, 'desk', 'Desk')
  const link = caseWith(page, second).getByRole('link')
  const elsewhere = page.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await (await elsewhere).close()
  await expect(page).toHaveURL(/\/desk$/)
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Curation' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(second)}$`))
  await expect(page.getByRole('heading', { name: second })).toBeVisible()
  await expect(page.getByRole('heading', { name: first })).toBeHidden()
  await page.goBack()
  await expect(caseWith(page, second).getByRole('button').first()).toBeFocused()
  await page.keyboard.press('2')
  await expect(page.getByText(`Nothing wrong: ${second}`)).toBeVisible()
  await expect(caseWith(page, first)).toBeVisible()
})

/** Of an amount that no other attempt has; gives it as it is told. */
const addWarning = () =>
  inProduct(async (a, db) => {
    const cents = randomInt(10_000, 100_000)
    const [chargeId, at] = [`ch_${randomUUID()}`, new Date().toISOString()]
    const customerId = `cus_${(await a.subscriber({ email: newcomer().email })).id}`
    const fact = {
      id: `evt_${chargeId}`,
      at,
      kind: 'fraud-warned',
      chargeId,
      customerId,
      chargedAt: at,
    } as const
    const charge = { ...fact, amount: cents, currency: 'usd', isFull: false, disputeId: null, outcome: null }
    await db.insert(schema.stripeEvents).values({ id: fact.id, type: 'x', customerId, charge })
    const { amount, currency } = charge
    const opened = {
      reference: chargeId,
      stripeCustomerId: customerId,
      amount,
      currency,
      openedAt: new Date(at),
    }
    await db.insert(schema.paymentCases).values({ kind: 'fraud-warning', ...opened })
    return `$${(cents / 100).toFixed(2)}`
  })

test('a warning of fraud that is not refunded offers to refund the payment, and goes with that', async ({
  page,
}) => {
  const amount = await addWarning()
  await showOnly(page, amount)
  await openBackOffice(page, 'desk', 'Desk')
  const one = caseWith(page, `A payment of ${amount} may be fraud`)
  await one.getByRole('button', { name: /^Refunded/ }).press('1')
  await answer(page, 'not refunded in full. Refund it now?', 'Cancel')
  await expect(one.getByRole('button').first()).toBeFocused()
  await expect(async () => {
    await page.keyboard.press('1')
    await expect(page.getByRole('alertdialog')).toBeVisible({ timeout: 500 })
  }).toPass()
  await answer(page, 'not refunded in full. Refund it now?', 'Refund in full')
  await expect(one).toBeHidden()
  await expect(caseWith(page, `A payment of ${amount} was refunded in full`)).toBeVisible()
})

test('the desk shows what search engines find', async ({ page }) => {
  await openBackOffice(page, 'desk', 'Desk')
  await page.getByText('Search engines', { exact: true }).click()
  await expect(page).toHaveURL(/show=search-engines$/)
  await expect(page.getByText(/public jobs?, \d+ of them with data for search engines/)).toBeVisible()
  await expect(page.getByText(/closed lately; none of them still with data/)).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
})

test('a request about data is put on the desk, the data is downloaded, and a deletion gives a receipt', async ({
  page,
  request,
}) => {
  const { email } = await joinBy(request)
  await openBackOffice(page, `users?search=${encodeURIComponent(email)}`, 'Users')
  await page.getByRole('link', { name: `Data of ${email}` }).click()
  const dialog = page.getByRole('dialog', { name: /^Data of user \d+$/ })
  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download their data' }).click()
  expect((await file).suggestedFilename()).toMatch(/^lilypad-user-\d+\.json$/)
  const asked = `A letter ${randomUUID()}`
  await dialog.getByLabel('What they ask for*').fill(asked)
  await dialog.getByRole('button', { name: 'Put on the desk' }).click()
  await answer(page, 'The request is on the desk.', 'OK')
  await page.goto('/#/admin/desk')
  await caseWith(page, asked)
    .getByRole('link', { name: /^Look into it/ })
    .click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.goto(`/#/admin/users?search=${encodeURIComponent(email)}`)
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(/Account \d+ of Lilypad .* was erased at/)
})
